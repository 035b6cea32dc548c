import { isObject } from '../../core/copy-fields.ts'
import { EngineError, type Failure } from '../../core/sink.ts'
import { kindOf } from '../request-kind.ts'
import { BATCH_NAME_MAX_CHARS } from './limits.ts'

/** Halves of surrogate pairs, which no text in UTF-8 has. */
const HALVES = /\p{Cs}/u

/** One request of a batch. */
export interface BatchRequest {
  /** Place in the batch, from 0. */
  readonly row: number
  /** Line of its text, from 1; null for a request of a list. */
  readonly line: number | null
  /** What the sender calls it; unique in the batch. */
  readonly id: string | null
  readonly name: string | null
  readonly kind: 'simple' | 'full'
  /** The request itself, without `id` and `name`. */
  readonly body: object
}

/** Reads a request that was parsed. @param at  its field in failures. Fails: EngineError with every failure. */
export function batchRequest(value: unknown, { row, line }: Pick<BatchRequest, 'row' | 'line'>, at: string): BatchRequest {
  if (!isObject(value))
    throw new EngineError([{ code: 'validation_error', field: at, message: 'Input should be a request, which is a valid object' }])
  const { id = null, name = null, ...body } = value as Record<string, unknown>
  const failures = Object.entries({ id, name }).flatMap(([key, text]): Failure[] => {
    const isName =
      text === null || (typeof text === 'string' && text.length > 0 && text.length <= BATCH_NAME_MAX_CHARS && !HALVES.test(text))
    const message = `Input should be a text of 1 to ${BATCH_NAME_MAX_CHARS} characters, without half a surrogate pair`
    return isName ? [] : [{ code: 'validation_error', field: `${at}.${key}`, message }]
  })
  if (failures.length > 0) throw new EngineError(failures)
  return { row, line, id: id as string | null, name: name as string | null, kind: kindOf(body), body }
}
