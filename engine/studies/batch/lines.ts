import { EngineError } from '../../core/sink.ts'
import { BATCH_LINE_MAX_BYTES, BATCH_REQUESTS_MAX, BATCH_TABLE_LINE_MAX_BYTES } from './limits.ts'

const [LINE_BREAK, RETURN, TAB, SPACE, QUOTE, COMMA] = [0x0a, 0x0d, 0x09, 0x20, 0x22, 0x2c] as const
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
/** A head, and one line more than there may be. */
const LINES_MAX = BATCH_REQUESTS_MAX + 2

/** A line of a text that is not empty: its number, from 1, and its place in the bytes, without its end. */
export interface Line {
  readonly number: number
  readonly from: number
  readonly to: number
}

/**
 * The lines of a text that are not empty, at most one more than a batch may have. Looks at each byte once, so that a text
 * of line breaks or quotes costs no more than any other.
 * @param isTable  CSV: line breaks inside double quotes belong to their line, and a line of commas alone is empty
 * Fails: EngineError for a line that is too long, a quote that is not closed, returns alone between lines, and bytes that are no text.
 */
export function linesOf(bytes: Uint8Array, isTable: boolean): Line[] {
  const lines: Line[] = []
  let from = BYTE_ORDER_MARK.every((byte, k) => bytes[k] === byte) ? BYTE_ORDER_MARK.length : 0
  requireText(bytes, from)
  for (let number = 1; from < bytes.length && lines.length < LINES_MAX; ) {
    const { end, breaks } = endOf(bytes, from, isTable, number)
    if (end > from) {
      const line = { number, ...trimmed(bytes, from, end) }
      requireShort(line, isTable)
      if (line.to > line.from && !(isTable && isWithoutCells(bytes, line))) lines.push(line)
    }
    number += breaks + 1
    from = end + 1
  }
  return lines
}

/** The text of a line. Fails: EngineError for bytes that are not UTF-8. */
export function textOf(bytes: Uint8Array, { number, from, to }: Line): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(from, to))
  } catch {
    throw failure(number, 'The line is not UTF-8 text: save the file as UTF-8')
  }
}

/** The field of a line in a failure. */
export function lineField(number: number): string {
  return `lines.${number}`
}

function endOf(bytes: Uint8Array, from: number, isTable: boolean, number: number): { end: number; breaks: number } {
  let [breaks, isOpen, isEnded] = [0, false, false]
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === LINE_BREAK) {
      if (!isOpen) return { end: at, breaks }
      if (at - from > BATCH_TABLE_LINE_MAX_BYTES) break
      breaks++
    } else if (isTable) {
      if (isEnded && !isBlank(byte)) throw failure(number, 'A return alone ends the line: end lines with LF, or CR LF')
      if (byte === QUOTE) isOpen = !isOpen
      isEnded ||= byte === RETURN && !isOpen
    }
  }
  if (isOpen) throw failure(number, 'A quote opens in this line and is not closed')
  return { end: bytes.length, breaks }
}

function trimmed(bytes: Uint8Array, from: number, end: number): Pick<Line, 'from' | 'to'> {
  let [first, to] = [from, end]
  while (first < to && isBlank(bytes[first])) first++
  while (to > first && isBlank(bytes[to - 1])) to--
  return { from: first, to }
}

function requireShort({ number, from, to }: Line, isTable: boolean): void {
  const most = isTable ? BATCH_TABLE_LINE_MAX_BYTES : BATCH_LINE_MAX_BYTES
  if (to - from > most) throw failure(number, `The line should have at most ${most / 1024} kB, not ${Math.ceil((to - from) / 1024)}`)
}

/** Programs that write tables leave such lines at the end. */
function isWithoutCells(bytes: Uint8Array, { from, to }: Line): boolean {
  return bytes.subarray(from, to).every((byte) => byte === COMMA || isBlank(byte))
}

function isBlank(byte: number | undefined): boolean {
  return byte === SPACE || byte === TAB || byte === RETURN
}

/** A text has no zero bytes; one in UTF-16 has one in every other place. */
function requireText(bytes: Uint8Array, from: number): void {
  const at = bytes.indexOf(0, from)
  if (at < 0) return
  let number = 1
  for (let next = bytes.indexOf(LINE_BREAK); next >= 0 && next < at; next = bytes.indexOf(LINE_BREAK, next + 1)) number++
  throw failure(number, 'The line has a zero byte, which text does not have: save the file as UTF-8')
}

function failure(number: number, message: string): EngineError {
  return new EngineError([{ code: 'validation_error', field: lineField(number), message }])
}
