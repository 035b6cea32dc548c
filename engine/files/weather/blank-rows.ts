import { readNumber } from './cells.ts'
import { WeatherFileError } from './error.ts'
import { CELL_CHARS_MAX, PROGRESS_ROWS } from './limits.ts'
import { countRows, noRows, type Rows } from './rows.ts'

/** A column of a table whose cells are separated by blanks. */
export interface BlankColumn {
  index: number
  name: string
}

/** Where the rows are: the first begins at `from`, which is line `line`. Lines that begin with `comment` are skipped. */
export interface BlankBlock {
  from: number
  line: number
  comment?: string
  onProgress: (() => void) | undefined
}

const LF = 10

/**
 * Reads the wanted columns of a table of numbers between blanks and tabs, in one pass and without a
 * string per cell. Every row has as many cells as the first.
 * Fails: `WeatherFileError` with line and column for a cell that is not a number, and for a row with
 * a missing or an extra cell; also when there are no rows or too many.
 */
export function readBlankRows(text: string, { from, line, comment, onProgress }: BlankBlock, columns: readonly BlankColumn[]): Rows {
  const capacity = countRows(text, from)
  const values = columns.map(() => new Float64Array(capacity))
  const lines = new Int32Array(capacity)
  const last = columns.reduce((most, { index }) => Math.max(most, index), 0)
  const starts = new Int32Array(last + 1)
  const ends = new Int32Array(last + 1)
  let n = 0
  let width = 0
  for (let at = from, number = line; at < text.length; number++) {
    let cells = 0
    while (at < text.length && text.charCodeAt(at) !== LF) {
      if (isBlank(text.charCodeAt(at))) {
        at++
        continue
      }
      const begin = at
      while (at < text.length && text.charCodeAt(at) !== LF && !isBlank(text.charCodeAt(at))) at++
      if (cells <= last) {
        starts[cells] = begin
        ends[cells] = at
      }
      cells++
    }
    at++
    if (cells === 0 || (comment !== undefined && text.startsWith(comment, starts[0]))) continue
    if (n === 0) width = cells
    if (cells !== width || cells <= last) throw unevenRow(cells, Math.max(width, last + 1), number)
    if (n % PROGRESS_ROWS === 0) onProgress?.()
    for (let k = 0; k < columns.length; k++) {
      const { index, name } = columns[k]
      const value = ends[index] - starts[index] > CELL_CHARS_MAX ? Number.NaN : readNumber(text, starts[index], ends[index])
      if (Number.isNaN(value)) throw noNumber(text.slice(starts[index], ends[index]), number, name)
      values[k][n] = value
    }
    lines[n++] = number
  }
  if (n === 0) throw noRows(line)
  return { n, values: values.map((column) => column.subarray(0, n)), lines: lines.subarray(0, n) }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9
}

function unevenRow(cells: number, expected: number, line: number): WeatherFileError {
  return new WeatherFileError(
    `The row has ${cells} cells, but ${expected} were expected: a missing or extra cell shifts the columns after it; download the file again`,
    line,
  )
}

function noNumber(cell: string, line: number, name: string): WeatherFileError {
  return new WeatherFileError(`${JSON.stringify(cell.slice(0, 40))} is not a number: correct the value`, line, name)
}
