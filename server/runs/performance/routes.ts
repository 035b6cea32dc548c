import type { Handlers, ReplyHeaders, WrittenJson } from '@pvyield/contract/handlers'
import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import type { Account } from '../../http/account.ts'
import type { Context } from '../../http/context.ts'
import type { CompareService } from '../compare/service.ts'

/** @param requireTerms  of the account of a charged run; fails: Problem terms_required */
export function performanceRoutes(
  tests: CompareService,
  requireTerms: (account: Account) => void,
): Pick<Handlers<Context>, 'testPerformance'> {
  return {
    testPerformance: async ({ body, headers: { 'idempotency-key': idempotencyKey }, context }) => {
      const { account, caller, signal, encoding } = context
      if (account !== null) requireTerms(account)
      const owner = account?.id ?? null
      const answer = await tests.compare({ body, form: 'json', idempotencyKey, caller, owner, signal, encoding, profile: null })
      const { bytes, contentEncoding, replayed } = answer
      const written: WrittenJson<PerformanceAnswer> = { bytes, contentEncoding, isSentOnce: idempotencyKey === undefined }
      const headers: ReplyHeaders = replayed ? { 'idempotent-replayed': 'true' } : {}
      return { status: 200, written, headers } as const
    },
  }
}
