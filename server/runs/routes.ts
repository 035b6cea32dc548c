import type { Handlers, ReplyHeaders, SentBody, Written, WrittenJson } from '@pvyield/contract/handlers'
import type { AcceptedRun, RunAnswer, SimpleRunAnswer } from '@pvyield/contract/schemas'
import type { Context } from '../http/context.ts'
import type { RunReader } from './reader.ts'
import type { RunKind } from './request-reader.ts'
import { columnsIn, type SeriesForm } from './series-wish.ts'
import type { RunService, StartedRun } from './service.ts'

const ARROW = 'application/vnd.apache.arrow.stream'
/** Seconds until a client should ask again for a run that is not finished. */
const RETRY_AFTER = { 'retry-after': '1' }

interface RunInput {
  readonly body: SentBody
  readonly query: { readonly columns?: string }
  readonly headers: { readonly 'idempotency-key'?: string; readonly prefer?: string }
  readonly context: Context
}

export function runRoutes(
  runs: RunService,
  reader: RunReader,
): Pick<Handlers<Context>, 'createRun' | 'createSimpleRun' | 'getRun' | 'getRunSeriesCsv' | 'getRunSeriesArrow'> {
  const start = (kind: RunKind, input: RunInput): Promise<StartedRun> =>
    runs.start({
      kind,
      body: input.body,
      wish: { form: formOf(input.context), columns: columnsIn(input.query.columns) },
      respondAsync: isAsync(input.headers.prefer),
      idempotencyKey: input.headers['idempotency-key'],
      caller: input.context.caller,
      signal: input.context.signal,
      encoding: input.context.encoding,
      time: input.context.time,
    })

  return {
    createRun: async (input) => startedReply<RunAnswer>(await start('full', input), formOf(input.context)),
    createSimpleRun: async (input) => startedReply<SimpleRunAnswer>(await start('simple', input), formOf(input.context)),

    getRun: async ({ params, query }) => {
      const read = await reader.run(params.run_id, query.include_series, columnsIn(query.columns))
      return 'running' in read ? runningReply(read.running) : { status: 200, written: read.complete }
    },

    getRunSeriesArrow: async ({ params, query }) => {
      const read = await reader.arrow(params.run_id, columnsIn(query.columns))
      if ('running' in read) return runningReply(read.running)
      return {
        status: 200,
        contentType: ARROW,
        body: read.complete,
        headers: attachment(`${params.run_id}.arrow`),
      }
    },

    getRunSeriesCsv: async ({ params, query }) => {
      const read = await reader.csv(params.run_id, columnsIn(query.columns))
      if ('running' in read) return runningReply(read.running)
      return {
        status: 200,
        contentType: 'text/csv',
        body: read.complete,
        headers: attachment(`${params.run_id}.csv`),
      }
    },
  }
}

function formOf({ mediaType }: Context): SeriesForm {
  if (mediaType === ARROW) return 'arrow'
  return mediaType === 'text/csv' ? 'csv' : 'json'
}

function attachment(fileName: string): ReplyHeaders {
  return { 'content-disposition': `attachment; filename="${fileName}"` }
}

function startedReply<Body>({ outcome, replayed, bytes, contentEncoding }: StartedRun, form: SeriesForm) {
  const headers: ReplyHeaders = replayed ? { 'idempotent-replayed': 'true' } : {}
  const body: Written = { bytes, contentEncoding }
  if (outcome === 'complete' && form === 'csv') return { status: 200, contentType: 'text/csv', body, headers } as const
  if (outcome === 'complete' && form === 'arrow') return { status: 200, contentType: ARROW, body, headers } as const
  if (outcome === 'complete') return { status: 200, written: { bytes, contentEncoding } as WrittenJson<Body>, headers } as const
  const written: WrittenJson<AcceptedRun> = { bytes, contentEncoding }
  return { status: 202, written, headers: { ...headers, ...RETRY_AFTER } } as const
}

function runningReply(running: AcceptedRun) {
  return { status: 202, body: running, headers: RETRY_AFTER } as const
}

/** Whether the list of preferences (RFC 7240) contains `respond-async`. */
function isAsync(prefer: string | undefined): boolean {
  return (prefer ?? '').split(',').some((preference) => preference.split(';')[0]?.trim().toLowerCase() === 'respond-async')
}
