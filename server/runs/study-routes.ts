import type { Handlers, ReplyHeaders, Written, WrittenJson } from '@pvyield/contract/handlers'
import type { AcceptedStudy, Study, SweepAnswer } from '@pvyield/contract/schemas'
import { unpackText } from '../db/zstd.ts'
import type { Account } from '../http/account.ts'
import type { Context } from '../http/context.ts'
import type { RepeatableAnswer } from '../idempotency/service.ts'
import { isAsync } from './prefer.ts'
import type { RunService } from './service.ts'
import type { Studies } from './studies.ts'
import type { StudyEvents } from './study-events.ts'

const ARROW = 'application/vnd.apache.arrow.stream'
/** Seconds until a client should ask again for a study that is not finished. */
const RETRY_AFTER = { 'retry-after': '1' }

/** Events are for this client and this moment. nginx would keep them until it has some kilobytes. */
const UNBUFFERED = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

type StudyOperation = 'createSweep' | 'listStudies' | 'getStudy' | 'deleteStudy' | 'getStudyEvents' | 'getStudyCsv' | 'getStudyArrow'

/** @param requireTerms  of the account of a charged study; fails: Problem terms_required */
export function studyRoutes(
  runs: RunService,
  studies: Studies,
  events: StudyEvents,
  requireTerms: (account: Account) => void = () => undefined,
): Pick<Handlers<Context>, StudyOperation> {
  return {
    createSweep: async ({ body, headers, context }) => {
      const { account, caller, signal, encoding, keepBody, time } = context
      if (account !== null) requireTerms(account)
      const idempotencyKey = headers['idempotency-key']
      const answer = await runs.start({
        kind: 'sweep',
        body,
        wish: { form: formOf(context), columns: null },
        usesPreference: false,
        respondAsync: isAsync(headers.prefer),
        idempotencyKey,
        caller,
        owner: account?.id ?? null,
        signal,
        encoding,
        keepBody,
        time,
        profile: null,
      })
      return startedReply(answer, formOf(context), idempotencyKey === undefined)
    },

    listStudies: async ({ query, context: { account } }) => {
      if (account === null) throw new Error('An operation of accounts was called without one')
      return { status: 200, body: await studies.page(account.id, query) }
    },

    getStudy: async ({ params, context }) => ({
      status: 200,
      written: (await studies.study(params.study_id, ownerOf(context))) as unknown as WrittenJson<Study>,
    }),

    deleteStudy: async ({ params, context }) => {
      await studies.delete(params.study_id, ownerOf(context))
      return { status: 204 }
    },

    getStudyEvents: async ({ params, headers, context }) => {
      const stream = await events.follow(params.study_id, ownerOf(context), context.caller, headers['last-event-id'])
      if (stream === null) return { status: 204 }
      const body: Written = { bytes: stream, contentEncoding: null, isLive: true }
      return { status: 200, contentType: 'text/event-stream', body, headers: UNBUFFERED }
    },

    getStudyCsv: async ({ params: { study_id: id }, context }) => {
      const read = await studies.result(id, 'csv', ownerOf(context))
      if ('running' in read) return { status: 202, body: read.running, headers: RETRY_AFTER }
      return { status: 200, contentType: 'text/csv', body: read.complete, headers: attachment(`${id}.csv`) }
    },

    getStudyArrow: async ({ params: { study_id: id }, context }) => {
      const read = await studies.result(id, 'arrow', ownerOf(context))
      if ('running' in read) return { status: 202, body: read.running, headers: RETRY_AFTER }
      return { status: 200, contentType: ARROW, body: read.complete, headers: attachment(`${id}.arrow`) }
    },
  }
}

async function startedReply(
  { outcome, replayed, bytes, contentEncoding }: RepeatableAnswer & { readonly replayed: boolean },
  form: 'json' | 'csv' | 'arrow',
  isSentOnce: boolean,
) {
  const headers: ReplyHeaders = replayed ? { 'idempotent-replayed': 'true' } : {}
  const body: Written = { bytes, contentEncoding, isSentOnce }
  if (outcome === 'accepted') {
    const text = contentEncoding === 'zstd' ? await unpackText(bytes) : new TextDecoder().decode(bytes)
    const accepted = JSON.parse(text) as AcceptedStudy
    return { status: 202, body: accepted, headers: { ...headers, ...RETRY_AFTER, location: accepted.links.study } } as const
  }
  if (form === 'csv') return { status: 200, contentType: 'text/csv', body, headers } as const
  if (form === 'arrow') return { status: 200, contentType: ARROW, body, headers } as const
  return { status: 200, written: body as WrittenJson<SweepAnswer>, headers } as const
}

function formOf({ mediaType }: Context): 'json' | 'csv' | 'arrow' {
  if (mediaType === ARROW) return 'arrow'
  return mediaType === 'text/csv' ? 'csv' : 'json'
}

function ownerOf({ account }: Context): string | null {
  return account?.id ?? null
}

function attachment(fileName: string): ReplyHeaders {
  return { 'content-disposition': `attachment; filename="${fileName}"` }
}
