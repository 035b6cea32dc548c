import { EngineError } from '@pvyield/engine'
import {
  BATCH_REQUESTS_MAX,
  type BatchRequest,
  batchRequest,
  type Line,
  lineField,
  linesOf,
  tableHead,
  tableRow,
  textOf,
} from '@pvyield/engine/studies'
import { readInput } from './input-file.ts'
import { InputError } from './usage-error.ts'

/** How the requests of a batch are written. */
export type BatchForm = 'csv' | 'ndjson' | 'json'

/** A batch as a file has it: a service takes the bytes, and the engine here its requests. */
export interface BatchFile {
  readonly form: BatchForm
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The requests of a JSON file; null of another. */
  readonly list: readonly unknown[] | null
}

const FORM_OF_ENDING: readonly (readonly [RegExp, BatchForm])[] = [
  [/\.(csv|tsv|txt)$/i, 'csv'],
  [/\.(ndjson|jsonl)$/i, 'ndjson'],
  [/\.json$/i, 'json'],
]

/** Fails: InputError for a file that cannot be read, and for JSON that is no list of requests. */
export function readBatch(path: string): BatchFile {
  const bytes = readInput(path)
  const form = FORM_OF_ENDING.find(([ending]) => ending.test(path))?.[1] ?? formOf(bytes)
  return { form, bytes, list: form === 'json' ? listOf(path, bytes) : null }
}

/** A table begins with the name of a column, JSON with a bracket; a first line that is a request is one of many. */
function formOf(bytes: Uint8Array): BatchForm {
  const text = new TextDecoder().decode(bytes).trimStart()
  if (!/^[[{]/.test(text)) return 'csv'
  if (text.startsWith('[')) return 'json'
  try {
    return isObjectWith(JSON.parse(text.split('\n', 1)[0] ?? ''), 'requests') ? 'json' : 'ndjson'
  } catch {
    return 'json'
  }
}

function listOf(path: string, bytes: Uint8Array): readonly unknown[] {
  const shown = path === '-' ? 'Standard input' : path
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    throw new InputError(`${shown} is not JSON: ${error instanceof SyntaxError ? error.message : 'it is not UTF-8 text'}`)
  }
  const list = isObjectWith(value, 'requests') ? (value as { requests: unknown }).requests : value
  if (Array.isArray(list)) return list
  const fix = isObjectWith(value, 'site') || isObjectWith(value, 'latitude') ? ' One request runs with `pvyield run`.' : ''
  throw new InputError(`${shown} should be a list of requests, or {"requests": [...]}.${fix}`)
}

function isObjectWith(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}

/** The requests of a batch, which are read one by one. */
export interface ReadBatch {
  readonly count: number
  /** The field of a request in failures. */
  field(row: number): string
  /** Fails: EngineError. */
  request(row: number): BatchRequest
}

/** Fails: EngineError for a batch without requests or with too many, and for a text without lines. */
export function requestsOf({ form, bytes, list }: BatchFile): ReadBatch {
  const batch = list === null ? textBatch(bytes, form === 'csv') : listBatch(list)
  const at = list === null ? 'lines' : 'requests'
  if (batch.count === 0) throw refusal(at, 'Send at least one request')
  if (batch.count > BATCH_REQUESTS_MAX) throw refusal(at, `A batch has at most ${BATCH_REQUESTS_MAX} requests: split the file`)
  return batch
}

function listBatch(list: readonly unknown[]): ReadBatch {
  const field = (row: number) => `requests.${row}`
  return { count: list.length, field, request: (row) => batchRequest(list[row], { row, line: null }, field(row)) }
}

function textBatch(bytes: Uint8Array, isTable: boolean): ReadBatch {
  const all = linesOf(bytes, isTable)
  const [first] = all
  const lines = isTable ? all.slice(1) : all
  const head = isTable && first !== undefined ? tableHead(textOf(bytes, first), first.number) : null
  const field = (row: number) => lineField((lines[row] as Line).number)
  return {
    count: lines.length,
    field,
    request: (row) => {
      const line = lines[row] as Line
      const text = textOf(bytes, line)
      const value = head === null ? jsonOf(text, field(row)) : tableRow(head, text, line.number)
      return batchRequest(value, { row, line: line.number }, field(row))
    },
  }
}

function jsonOf(text: string, field: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw refusal(field, `The line is not JSON: ${(error as Error).message}`)
  }
}

function refusal(field: string, message: string): EngineError {
  return new EngineError([{ code: 'validation_error', field, message }])
}
