import type { Handlers, ReplyHeaders, WrittenJson } from '@pvyield/contract/handlers'
import type { CompareAnswer } from '@pvyield/contract/schemas'
import type { ReportProfile } from '@pvyield/report/document'
import type { Account } from '../../http/account.ts'
import type { Context } from '../../http/context.ts'
import type { ComparisonForm } from './document.ts'
import type { CompareService } from './service.ts'

/** Types of the reports. */
export const TYPES = { html: 'text/html', pdf: 'application/pdf' } as const

/**
 * @param profileOf  what a report prints of an account
 * @param requireTerms  of the account of a charged run; fails: Problem terms_required
 */
export function compareRoutes(
  comparisons: CompareService,
  profileOf: (account: Account) => Promise<ReportProfile>,
  requireTerms: (account: Account) => void,
): Pick<Handlers<Context>, 'compareRuns'> {
  return {
    compareRuns: async ({ body, headers: { 'idempotency-key': idempotencyKey }, context }) => {
      const { account, caller, signal, encoding, mediaType } = context
      if (account !== null) requireTerms(account)
      const form = formOf(mediaType)
      const profile = form === 'json' || account === null ? null : await profileOf(account)
      const owner = account?.id ?? null
      const answer = await comparisons.compare({ body, form, idempotencyKey, caller, owner, signal, encoding, profile })
      const { bytes, contentEncoding, replayed } = answer
      const written: WrittenJson<CompareAnswer> = { bytes, contentEncoding, isSentOnce: idempotencyKey === undefined }
      const sent: ReplyHeaders = replayed ? { 'idempotent-replayed': 'true' } : {}
      if (form === 'json') return { status: 200, written, headers: sent } as const
      return { status: 200, contentType: TYPES[form], body: written, headers: sent } as const
    },
  }
}

/** The form of an answer by its type. */
export function formOf(mediaType: string): ComparisonForm {
  if (mediaType === TYPES.html) return 'html'
  return mediaType === TYPES.pdf ? 'pdf' : 'json'
}
