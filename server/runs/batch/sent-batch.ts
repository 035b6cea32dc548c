import type { SentBody } from '@pvyield/contract/handlers'
import type { BatchRequest as SentRequests } from '@pvyield/contract/schemas'
import {
  BATCH_REQUESTS_MAX,
  type BatchRequest,
  batchRequest,
  type Line,
  lineField,
  linesOf,
  type TableHead,
  tableHead,
  tableRow,
  textOf,
} from '@pvyield/engine/studies'
import type { ReadBody } from '../../engine/work-sources.ts'
import { inspectJsonBody } from '../../http/json-body.ts'
import { type ReadText, readJsonText } from '../../http/json-text.ts'
import { Problem } from '../../http/problem.ts'
import { type Reading, readCost } from '../../http/read-cost.ts'
import { plainBytes } from '../../http/sent-body.ts'
import { readJson } from '../../http/sent-json.ts'
import type { SeriesWish } from '../series-wish.ts'

/** How the check of a body says that it has no such field. */
const UNKNOWN = 'Extra inputs are not permitted'

/** A request of a batch, with its body as it was read. */
export interface ReadRequest {
  readonly request: BatchRequest
  readonly read: ReadText
}

/** The requests of a batch as it was sent. Each is parsed when it is its turn, so that one is in memory. */
export interface SentBatch {
  readonly count: number
  /** Length of the body, bytes or characters. */
  readonly size: number
  /** Columns of a table; null for another form. */
  readonly head: TableHead | null
  /** The field of a request in failures. */
  field(row: number): string
  /** Fails: EngineError, Problem malformed_json, validation_error. */
  request(row: number): ReadRequest
}

/** Reads how many requests a body has. Fails: Problem malformed_json, payload_too_large, validation_error; EngineError. */
export async function sentBatch(body: SentBody | ReadBody, sent: SeriesWish['sent'], reading: Reading): Promise<SentBatch> {
  if ('value' in body) throw new Error('A batch is read in a worker')
  const batch = sent === undefined ? listOf(await readJson(body, reading)) : textBatch(await bytesOf(body, reading), sent === 'table')
  if (batch.count === 0) throw refusal('Send at least one request', sent)
  if (batch.count > BATCH_REQUESTS_MAX) throw refusal(`A batch has at most ${BATCH_REQUESTS_MAX} requests: send several batches`, sent)
  return batch
}

async function bytesOf(body: SentBody, reading: Reading): Promise<Uint8Array> {
  if ('text' in body) return new TextEncoder().encode(body.text)
  const plain = await plainBytes(body, reading)
  await reading.admit(readCost(plain.length))
  return plain
}

function refusal(message: string, sent: SeriesWish['sent']): Problem {
  return Problem.ofField('validation_error', sent === undefined ? 'requests' : 'lines', message)
}

function listOf(read: ReadText): SentBatch {
  const { failures, invalid } = inspectJsonBody(read, 'validate_createBatch_body')
  if (!failures.isEmpty || invalid === null) throw failures.problem()
  const { requests } = read.value as SentRequests
  const nonFinite = new Map<string, string[][]>()
  for (const [, row = '', ...path] of read.nonFinite) nonFinite.set(row, [...(nonFinite.get(row) ?? []), path])
  const field = (row: number) => `requests.${row}`
  return {
    count: requests.length,
    size: read.size,
    head: null,
    field,
    request: (row) => readRequest({ value: requests[row], size: 0, nonFinite: nonFinite.get(String(row)) ?? [] }, row, null, field(row)),
  }
}

function textBatch(bytes: Uint8Array, isTable: boolean): SentBatch {
  const [first, ...others] = linesOf(bytes, isTable)
  const lines = isTable || first === undefined ? others : [first, ...others]
  const head = isTable && first !== undefined ? tableHead(textOf(bytes, first), first.number) : null
  const lineOf = (row: number) => lines[row] as Line
  const field = (row: number) => lineField(lineOf(row).number)
  return {
    count: lines.length,
    size: bytes.length,
    head,
    field,
    request: (row) => {
      const { number } = lineOf(row)
      const text = textOf(bytes, lineOf(row))
      const read = head === null ? lineJson(text, field(row)) : { value: tableRow(head, text, number), size: text.length, nonFinite: [] }
      return readRequest(read, row, number, field(row))
    },
  }
}

function readRequest(read: ReadText, row: number, line: number | null, at: string): ReadRequest {
  const request = batchRequest(read.value, { row, line }, at)
  return { request, read: { ...read, value: request.body } }
}

/** Fails: Problem validation_error that names the line. */
function lineJson(text: string, at: string): ReadText {
  try {
    return readJsonText(text)
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    const items = cause.errors.map((item) => ({ ...item, field: item.field === null ? at : `${at}.${item.field}` }))
    const own = { field: at, message: cause.detail.replace(/^Line 1, column/, 'Column'), code: cause.code }
    throw Problem.ofItems('validation_error', items.length === 0 ? [own] : items, cause.omitted)
  }
}

/** Fails: Problem validation_error that names the columns which no request has. */
export function requireColumnsOf({ number, paths }: TableHead): void {
  const isFull = paths.some((path) => /^(site|array)\b/.test(path))
  const fields = paths.filter((path) => path !== 'id' && path !== 'name')
  const value = tableRow({ number, paths: fields }, fields.map(() => '1').join(','), number)
  const { failures } = inspectJsonBody(
    { value, size: 0, nonFinite: [] },
    isFull ? 'validate_createRun_body' : 'validate_createSimpleRun_body',
  )
  const unknown = failures.isEmpty ? [] : failures.problem().errors.filter(({ message }) => message.startsWith(UNKNOWN))
  if (unknown.length === 0) return
  throw Problem.ofItems(
    'validation_error',
    unknown.map((item) => ({ ...item, field: `${lineField(number)}.${item.field}` })),
  )
}
