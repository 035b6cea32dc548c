import { createBatch } from '../generated/sdk.gen.ts'
import type {
  AcceptedStudy,
  BatchAnswer,
  BatchRequest,
  ProblemItem,
  RunAnswer,
  RunRequest,
  SimpleRunRequest,
  Study,
} from '../generated/types.gen.ts'
import { CALL_OPTIONS, type Caller, type CallOptions, type Common, type RunOptions } from './call.ts'
import type { Clock } from './clock.ts'
import { PvyieldTimeoutError, PvyieldUsageError } from './error.ts'
import { opened } from './events.ts'
import { blobOf, type FileInput } from './file.ts'
import { jsonOf } from './json-body.ts'
import { refuseUnknownOptions } from './known-options.ts'
import { DEFAULT_POLL_MS, failedStudy, POLL_RETRIES } from './sweeps.ts'

/** A request of `run` or of `runSimple`, with an `id` and a `name` of yours, which its result repeats. */
export type BatchedRequest = (RunRequest | SimpleRunRequest) & { id?: string | null; name?: string | null }

/** What a batch runs: a list of requests, a table whose first line names fields, or JSON with a request in each line. */
export type BatchInput = Iterable<BatchedRequest> | { readonly csv: FileInput } | { readonly ndjson: FileInput }

/** What became of a request of a batch. */
export interface BatchRow {
  /** Place in the batch, from 0. */
  row: number
  /** Line of the text that was sent, from 1; null for a request of a list. */
  line: number | null
  id: string | null
  name: string | null
  status: 'complete' | 'failed'
  engine_version: string
  /** As its own run answers it, without the digests of its provenance; null for one that failed. */
  summary: RunAnswer['summary'] | null
  /** Why it failed; null for one that did not. */
  errors: ProblemItem[] | null
}

export interface BatchWaitOptions extends CallOptions {
  /** Stop waiting after this time in milliseconds; default one hour. The batch goes on. */
  timeoutMs?: number
  /** Pause between polls in milliseconds; default 500. */
  pollMs?: number
  /** Hears how many requests are done, and of how many. */
  onProgress?: (progress: { done: number; of: number }) => void
}

/** Options of `batch`: those of waiting, and the key with which it is sent. */
export interface BatchOptions extends BatchWaitOptions, Pick<RunOptions, 'idempotencyKey'> {}

export interface BatchRowsOptions extends BatchWaitOptions {
  /** The first row that is yielded: the number of those that you have. Default: 0. */
  fromRow?: number
}

/** Batches: sent, waited for, and read while they run. */
export interface Batches {
  /**
   * Sends a batch and returns at once, with its id. What is wrong with any of its requests refuses the whole batch, and
   * the error names the line (`lines.17.tilt_deg`) or the place in the list (`requests.16.tilt_deg`).
   */
  startBatch(requests: BatchInput, options?: Omit<RunOptions, 'inBackground'>): Promise<AcceptedStudy>
  /** Waits for a batch. Requests that failed are in its answer, and the others have results: see `batchRows`. */
  waitForBatch(batch: string | AcceptedStudy, options?: BatchWaitOptions): Promise<BatchAnswer>
  /** Sends a batch and waits for it: `startBatch`, then `waitForBatch`. */
  batch(requests: BatchInput, options?: BatchOptions): Promise<BatchAnswer>
  /** The results of a batch in the order of its requests, each as soon as it is there, until the last one. */
  batchRows(batch: string | AcceptedStudy, options?: BatchRowsOptions): AsyncGenerator<BatchRow, void, undefined>
}

interface Parts {
  readonly caller: Caller
  readonly clock: Clock
  readonly getStudy: (id: string, options: CallOptions) => Promise<Study>
}

const START_OPTIONS = [...CALL_OPTIONS, 'idempotencyKey'] as const satisfies (keyof RunOptions)[]
const WAIT_OPTIONS = [...CALL_OPTIONS, 'pollMs', 'onProgress'] as const satisfies (keyof BatchWaitOptions)[]
const BATCH_OPTIONS = [...WAIT_OPTIONS, 'idempotencyKey'] as const satisfies (keyof BatchOptions)[]
const ROWS_OPTIONS = [...WAIT_OPTIONS, 'fromRow'] as const satisfies (keyof BatchRowsOptions)[]
/** 20,000 plants take minutes of a processor, behind the work of others. */
const DEFAULT_BATCH_WAIT_MS = 3_600_000
/** One answer within a longer wait: a service that is silent is asked again. */
const POLL_TIMEOUT_MS = 120_000
/** Longer bodies are sent with gzip: a service reads 6 MB as sent, and 96 MB unpacked. */
const UNPACKED_MAX_BYTES = 1_000_000
const SENT = { csv: 'text/csv', ndjson: 'application/x-ndjson' } as const

export function createBatches(parts: Parts): Batches {
  const start = async (requests: BatchInput, options: RunOptions) => parts.caller.keyed(options, await sendable(requests))
  return {
    startBatch: async (requests, options = {}) => {
      refuseUnknownOptions(options, START_OPTIONS)
      return start(requests, options)
    },
    waitForBatch: async (batch, options = {}) => {
      refuseUnknownOptions(options, WAIT_OPTIONS)
      return wait(batch, options, parts)
    },
    batch: async (requests, given = {}) => {
      refuseUnknownOptions(given, BATCH_OPTIONS)
      const { idempotencyKey, pollMs: _, onProgress: __, timeoutMs = DEFAULT_BATCH_WAIT_MS, ...call } = given
      const until = parts.clock.now() + timeoutMs
      const sent = { ...call, timeoutMs: Math.min(timeoutMs, POLL_TIMEOUT_MS), ...(idempotencyKey !== undefined && { idempotencyKey }) }
      const accepted = await start(requests, sent)
      return wait(accepted, { ...given, timeoutMs: Math.max(until - parts.clock.now(), 0) }, parts)
    },
    batchRows: (batch, options = {}) => rows(batch, options, parts),
  }
}

async function wait(batch: string | AcceptedStudy, options: BatchWaitOptions, parts: Parts): Promise<BatchAnswer> {
  for await (const { result } of looks(batch, options, parts)) if (result !== null) return result as BatchAnswer
  throw new Error('A batch is looked at until it has ended')
}

async function* rows(batch: string | AcceptedStudy, options: BatchRowsOptions, parts: Parts): AsyncGenerator<BatchRow, void, undefined> {
  refuseUnknownOptions(options, ROWS_OPTIONS)
  let next = options.fromRow ?? 0
  for await (const { study_id: id, done, of, status, call } of looks(batch, options, parts)) {
    if (status !== 'failed' && (done ?? 0) > next)
      for await (const row of stored(id, next, call, parts)) {
        next = row.row + 1
        yield row
      }
    if (status === 'complete' && next >= (of ?? 0)) return
  }
}

/** Looks at a batch again and again, until it has failed, or nobody wants to know more. */
async function* looks(
  batch: string | AcceptedStudy,
  given: BatchWaitOptions,
  { clock, getStudy }: Parts,
): AsyncGenerator<Study & { call: CallOptions }, void, undefined> {
  const id = typeof batch === 'string' ? batch : batch.study_id
  const { pollMs = DEFAULT_POLL_MS, timeoutMs = DEFAULT_BATCH_WAIT_MS, onProgress, signal, maxRetries = POLL_RETRIES } = given
  const until = clock.now() + timeoutMs
  for (;;) {
    const call = { maxRetries, timeoutMs: Math.min(Math.max(until - clock.now(), 0), POLL_TIMEOUT_MS), ...(signal && { signal }) }
    const study = await getStudy(id, call)
    if (study.kind !== 'batch') throw new PvyieldUsageError(`${id} is no batch: it is a study of the kind ${study.kind}`)
    if (study.done !== null && study.of !== null) onProgress?.({ done: study.done, of: study.of })
    yield { ...study, call }
    if (study.failure !== null) throw failedStudy(study.failure)
    if (clock.now() + pollMs >= until) throw new PvyieldTimeoutError(`${id} is still running after ${timeoutMs} ms`, id)
    await clock.pause(pollMs, signal)
  }
}

/** The rows of a batch that are stored. A stream that is cut ends them: what is missing is asked for again. */
async function* stored(id: string, from: number, call: CallOptions, { caller }: Parts): AsyncGenerator<BatchRow, void, undefined> {
  const source = { url: '/api/studies/{study_id}/result.ndjson', path: { study_id: id }, query: { from } }
  const { body, close } = await caller.repeatable(call, async (common) => ({ data: await opened(common, source, {}) }))
  call.signal?.addEventListener('abort', close)
  try {
    if (body !== null) yield* rowsIn(body)
  } finally {
    call.signal?.removeEventListener('abort', close)
    close()
  }
  call.signal?.throwIfAborted()
}

type SendBatch = (common: Common) => Promise<{ data: AcceptedStudy }>

async function sendable(requests: BatchInput): Promise<SendBatch> {
  const { type, content } = await contentOf(requests)
  const isLong = content.size > UNPACKED_MAX_BYTES
  const body = isLong ? await packed(content) : content
  const own = { 'Content-Type': type, ...(isLong && { 'Content-Encoding': 'gzip' }) }
  return ({ headers, ...common }) =>
    createBatch({ ...common, headers: { ...headers, ...own }, body: body as unknown as BatchRequest, bodySerializer: null })
}

/** Fails: PvyieldUsageError for what is no batch, a file that cannot be read, and a number that JSON cannot state. */
async function contentOf(requests: BatchInput): Promise<{ readonly type: string; readonly content: Blob }> {
  if (isList(requests)) return { type: 'application/json', content: new Blob([jsonOf({ requests: [...requests] })]) }
  const [form, file] = Object.entries(requests ?? {})[0] ?? []
  if ((form !== 'csv' && form !== 'ndjson') || file === undefined)
    throw new PvyieldUsageError('The requests of a batch are a list, { csv: file } or { ndjson: file }')
  return { type: SENT[form], content: await blobOf(file) }
}

function packed(content: Blob): Promise<Blob> {
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

function isList(requests: BatchInput): requests is Iterable<BatchedRequest> {
  return typeof requests === 'object' && requests !== null && Symbol.iterator in requests
}

async function* rowsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<BatchRow, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const piece = await reader.read().catch(() => null)
    if (piece === null || piece.done) return
    const lines = (text + decoder.decode(piece.value, { stream: true })).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as BatchRow
  }
}
