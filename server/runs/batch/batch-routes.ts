import type { Handlers } from '@pvyield/contract/handlers'
import type { Account } from '../../http/account.ts'
import type { Context } from '../../http/context.ts'
import type { SeriesWish } from '../series-wish.ts'
import type { RunService } from '../service.ts'
import type { Studies } from '../studies.ts'
import { acceptedReply } from '../study-routes.ts'

const SENT: Readonly<Record<string, SeriesWish['sent']>> = { 'application/x-ndjson': 'lines', 'text/csv': 'table' }

/** @param requireTerms  of the account of a charged batch; fails: Problem terms_required */
export function batchRoutes(
  runs: RunService,
  studies: Studies,
  requireTerms: (account: Account) => void = () => undefined,
): Pick<Handlers<Context>, 'createBatch' | 'getStudyLines'> {
  return {
    createBatch: async ({ body, headers, context }) => {
      const { account, caller, signal, encoding, sentType, keepBody, time } = context
      if (account !== null) requireTerms(account)
      const sent = SENT[sentType]
      return acceptedReply(
        await runs.start({
          kind: 'batch',
          body,
          wish: { form: 'json', columns: null, ...(sent !== undefined && { sent }) },
          usesPreference: false,
          respondAsync: true,
          idempotencyKey: headers['idempotency-key'],
          caller,
          owner: account?.id ?? null,
          signal,
          encoding,
          keepBody,
          time,
          profile: null,
        }),
      )
    },

    getStudyLines: async ({ params, query, context: { account } }) => ({
      status: 200,
      contentType: 'application/x-ndjson',
      body: await studies.lines(params.study_id, query.from, account?.id ?? null),
    }),
  }
}
