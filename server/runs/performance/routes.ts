import type { Handlers, ReplyHeaders, WrittenJson } from '@pvyield/contract/handlers'
import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import type { ReportProfile } from '@pvyield/report/document'
import type { Account } from '../../http/account.ts'
import type { Context } from '../../http/context.ts'
import { formOf, TYPES } from '../compare/routes.ts'
import type { CompareService } from '../compare/service.ts'

/**
 * @param profileOf  what a report prints of an account
 * @param requireTerms  of the account of a charged run; fails: Problem terms_required
 */
export function performanceRoutes(
  tests: CompareService,
  profileOf: (account: Account) => Promise<ReportProfile>,
  requireTerms: (account: Account) => void,
): Pick<Handlers<Context>, 'testPerformance'> {
  return {
    testPerformance: async ({ body, headers: { 'idempotency-key': idempotencyKey }, context }) => {
      const { account, caller, signal, encoding, mediaType } = context
      if (account !== null) requireTerms(account)
      const form = formOf(mediaType)
      const profile = form === 'json' || account === null ? null : await profileOf(account)
      const owner = account?.id ?? null
      const answer = await tests.compare({ body, form, idempotencyKey, caller, owner, signal, encoding, profile })
      const { bytes, contentEncoding, replayed } = answer
      const written: WrittenJson<PerformanceAnswer> = { bytes, contentEncoding, isSentOnce: idempotencyKey === undefined }
      const headers: ReplyHeaders = replayed ? { 'idempotent-replayed': 'true' } : {}
      if (form === 'json') return { status: 200, written, headers } as const
      return { status: 200, contentType: TYPES[form], body: written, headers } as const
    },
  }
}
