import type { Handlers, ReplyHeaders, SentBody, Written, WrittenJson } from '@pvyield/contract/handlers'
import type { AcceptedStudy, OptimiseAnswer, Study, SweepAnswer, UncertaintyAnswer } from '@pvyield/contract/schemas'
import { unpackText } from '../db/zstd.ts'
import type { Account } from '../http/account.ts'
import type { Context } from '../http/context.ts'
import type { RepeatableAnswer } from '../idempotency/service.ts'
import { isAsync } from './prefer.ts'
import type { RunService } from './service.ts'
import type { StudyKind } from './stored-kind.ts'
import type { Studies } from './studies.ts'
import type { StudyEvents } from './study-events.ts'

const ARROW = 'application/vnd.apache.arrow.stream'
/** Seconds until a client should ask again for a study that is not finished. */
const RETRY_AFTER = { 'retry-after': '1' }

/** Events are for this client and this moment. nginx would keep them until it has some kilobytes. */
const UNBUFFERED = { 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

type StudyOperation =
  | 'createSweep'
  | 'createOptimisation'
  | 'assessUncertainty'
  | 'listStudies'
  | 'getStudy'
  | 'deleteStudy'
  | 'getStudyEvents'
  | 'getStudyCsv'
  | 'getStudyArrow'

/**
 * @param budgets       answers what runs no plant
 * @param requireTerms  of the account of a charged study; fails: Problem terms_required
 */
export function studyRoutes(
  runs: RunService,
  studies: Studies,
  events: StudyEvents,
  budgets: { assess(body: SentBody, context: Context): Promise<UncertaintyAnswer | null> },
  requireTerms: (account: Account) => void = () => undefined,
): Pick<Handlers<Context>, StudyOperation> {
  const start = async (kind: StudyKind, { body, headers, context }: SentStudy): Promise<Started> => {
    const { account, caller, signal, encoding, keepBody, time } = context
    if (account !== null) requireTerms(account)
    const idempotencyKey = headers['idempotency-key']
    const form = formOf(context)
    const answer = await runs.start({
      kind,
      body,
      wish: { form, columns: null },
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
    return { ...answer, form, isSentOnce: idempotencyKey === undefined }
  }
  return {
    createSweep: async (input) => columnsReply<SweepAnswer>(await start('sweep', input)),

    createOptimisation: async (input) => columnsReply<OptimiseAnswer>(await start('optimise', input)),

    assessUncertainty: async (input) => {
      const answer = await budgets.assess(input.body, input.context)
      if (answer !== null) return { status: 200, body: answer }
      const started = await start('uncertainty', input)
      if (started.outcome === 'accepted') return acceptedReply(started)
      const { body, headers } = completeReply(started)
      return { status: 200, written: body as WrittenJson<UncertaintyAnswer>, headers }
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

interface SentStudy {
  readonly body: SentBody
  readonly headers: { readonly 'idempotency-key'?: string; readonly prefer?: string }
  readonly context: Context
}

interface Started extends RepeatableAnswer {
  readonly replayed: boolean
  readonly form: 'json' | 'csv' | 'arrow'
  readonly isSentOnce: boolean
}

type Reply = Omit<Started, 'form'>

/** The answer of a study that continues in the background. */
export async function acceptedReply({ replayed, bytes, contentEncoding }: Omit<Reply, 'isSentOnce'>) {
  const text = contentEncoding === 'zstd' ? await unpackText(bytes) : new TextDecoder().decode(bytes)
  const accepted = JSON.parse(text) as AcceptedStudy
  return { status: 202, body: accepted, headers: { ...replayHeaders(replayed), ...RETRY_AFTER, location: accepted.links.study } } as const
}

/** The answer of a study with columns, in its form. */
async function columnsReply<Answer>({ form, ...started }: Started) {
  if (started.outcome === 'accepted') return acceptedReply(started)
  const { body, headers } = completeReply(started)
  if (form === 'csv') return { status: 200, contentType: 'text/csv', body, headers } as const
  if (form === 'arrow') return { status: 200, contentType: ARROW, body, headers } as const
  return { status: 200, written: body as WrittenJson<Answer>, headers } as const
}

function completeReply({ replayed, bytes, contentEncoding, isSentOnce }: Reply) {
  const body: Written = { bytes, contentEncoding, isSentOnce }
  return { body, headers: replayHeaders(replayed) }
}

function replayHeaders(replayed: boolean): ReplyHeaders {
  return replayed ? { 'idempotent-replayed': 'true' } : {}
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
