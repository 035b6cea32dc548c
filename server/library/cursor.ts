import { Problem } from '../http/problem.ts'

/**
 * A cursor is the number of entries before the page, and a sum over the query and the library, so
 * that a cursor of another query or of an earlier library is refused instead of skipping entries.
 */
export function writeCursor(offset: number, of: string): string {
  return `${offset.toString(36)}-${sumOf(of)}`
}

/**
 * Number of entries before the page; 0 without a cursor.
 * Fails: Problem validation_error of the field `cursor`.
 */
export function readCursor(cursor: string, of: string): number {
  if (cursor === '') return 0
  const [, offset = '', sum] = /^([0-9a-z]{1,6})-([0-9a-z]{1,8})$/.exec(cursor) ?? []
  if (sum === sumOf(of)) return Number.parseInt(offset, 36)
  const message =
    'The cursor belongs to another query or to an earlier library: take it from the Link header of the page before, with the same q'
  throw Problem.ofField('validation_error', 'cursor', message)
}

function sumOf(text: string): string {
  return Bun.hash.crc32(text).toString(36)
}
