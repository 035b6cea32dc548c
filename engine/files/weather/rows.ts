import { type CellReader, COMMA, cellEnd, isMissing, isQuoted, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import { NoDataCodes } from './head-statements.ts'
import { CELL_CHARS_MAX, CELLS_MAX, PROGRESS_ROWS, ROWS_MAX } from './limits.ts'

/** One line of the text: its position and its number, from 1. */
export interface Line {
  text: string
  from: number
  number: number
}

/** The first `count` lines. */
export function headLines(text: string, count: number): Line[] {
  const lines: Line[] = []
  for (let from = 0; from < text.length && lines.length < count; ) {
    const to = lineEnd(text, from)
    lines.push({ text: text.slice(from, to), from, number: lines.length + 1 })
    from = to + 1
  }
  return lines
}

/**
 * Fails when a line has more cells than a table may have. Looking for names is paid by the cell, and
 * a line of separators alone has 65,000.
 */
export function refuseManyCells({ text, number }: Line, separator: number): void {
  if (text.length < CELLS_MAX) return
  let cells = 1
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === separator) cells++
  if (cells > CELLS_MAX) throw manyCells(cells, number)
}

function manyCells(cells: number, line: number): WeatherFileError {
  return new WeatherFileError(`The line has ${cells} cells, but at most ${CELLS_MAX} are accepted: export fewer columns`, line)
}

/**
 * The non-blank lines from `from` on, one at a time; `from` begins line `line`. For formats whose
 * rows are not split into cells; `readRows` reads tables in one pass.
 */
export function* dataLines(text: string, from: number, line: number): Generator<Line> {
  for (let at = from, number = line; at < text.length; number++) {
    const to = lineEnd(text, at)
    if (!isBlank(text, at, to)) yield { text: text.slice(at, to), from: at, number }
    at = to + 1
  }
}

/** Upper bound of the number of rows from `from` on. Fails: when it exceeds the limit. */
export function countRows(text: string, from: number): number {
  const count = countLines(text, from)
  if (count > ROWS_MAX) throw new WeatherFileError(`The file has ${count} rows, but at most ${ROWS_MAX} are accepted: split the file`)
  return count
}

export function noRows(line: number): WeatherFileError {
  return new WeatherFileError('No rows of data follow the header: the file seems truncated; download or export it again', line)
}

/** A column to read: index of its cell in the row, name for messages, reader. */
export interface RowColumn {
  index: number
  name: string
  read: CellReader
  /**
   * True when every row must have a value, such as a date. When false, an empty cell or a word such
   * as NA is a gap.
   */
  required: boolean
}

/** Location of the rows: the first begins at `from`, which is line `line`. */
export interface RowBlock {
  from: number
  line: number
  separator: number
  /** Cells of the header row, without trailing empty ones; null when there is no header. */
  headerCells: number | null
  /** The first blank line ends the rows (what follows is a footer). */
  endsAtBlank: boolean
  /** So does a line that begins like this, a legend of the columns. */
  endsBefore?: RegExp
  /** Called every few thousand rows; may throw to end the work. */
  onProgress: (() => void) | undefined
}

export interface Rows {
  n: number
  /** Values by column, NaN where missing. */
  values: Float64Array[]
  /** Line number of each row. */
  lines: Int32Array
}

/**
 * Reads the wanted columns of all rows in one pass over the text, without creating a string or
 * object per row.
 * Fails: `WeatherFileError` with line and column for a cell that is not a number and for a row that
 * is too short; also when there are no rows or too many.
 */
export function readRows(text: string, block: RowBlock, columns: readonly RowColumn[]): Rows {
  const capacity = countRows(text, block.from)
  const order = columns.map((_, slot) => slot).sort((a, b) => columns[a].index - columns[b].index)
  const values = columns.map(() => new Float64Array(capacity))
  const lines = new Int32Array(capacity)
  const { separator, onProgress } = block
  const codes = noDataCodes(text, block, columns)
  let n = 0
  let line = block.line - 1
  const width = { cells: 0, filled: 0 }
  let firstWidth: RowWidth = width
  for (let from = block.from; from < text.length; ) {
    const to = lineEnd(text, from)
    line++
    if (isBlank(text, from, to)) {
      if (block.endsAtBlank && n > 0) break
      from = to + 1
      continue
    }
    // a row begins with a digit
    if (block.endsBefore !== undefined && !isDigit(text.charCodeAt(from)) && block.endsBefore.test(text.slice(from, to))) break
    measureRow(text, from, to, separator, width)
    if (n % PROGRESS_ROWS === 0) onProgress?.()
    if (n === 0) {
      if (width.cells > CELLS_MAX) throw manyCells(width.cells, line)
      refuseOtherWidth(width, line, block)
      firstWidth = { ...width }
    }
    let at = from
    let cell = 0
    for (let k = 0; k < order.length; k++) {
      const slot = order[k]
      const column = columns[slot]
      while (cell < column.index && at <= to) {
        at = cellEnd(text, at, to, separator) + 1
        cell++
      }
      if (at > to) throw shortRow(text.slice(from, to), line, column, separator)
      const end = cellEnd(text, at, to, separator)
      if (end - at > CELL_CHARS_MAX) throw badCell(text.slice(at, end), line, column)
      const value = isQuoted(text, at) ? column.read(text, at + 1, end - 1) : column.read(text, at, end)
      if (Number.isNaN(value) && (column.required || !isMissing(text, at, end))) throw badCell(text.slice(at, end), line, column)
      values[slot][n] = codes[slot].includes(value) ? Number.NaN : value
    }
    if (width.cells !== firstWidth.cells && width.filled !== firstWidth.filled)
      throw unevenRow(width, firstWidth, line, isBlank(text, to, text.length))
    lines[n] = line
    n++
    from = to + 1
  }
  if (n === 0) throw noRows(block.line)
  return { n, values: values.map((column) => column.subarray(0, n)), lines: lines.subarray(0, n) }
}

/** Lines above a table that are searched for its codes. */
const LINES_ABOVE_MAX = 100

/** Numbers that the lines above the rows state as "no data", by column to read. */
function noDataCodes(text: string, { from }: RowBlock, columns: readonly RowColumn[]): (readonly number[])[] {
  const above = headLines(text, LINES_ABOVE_MAX)
    .filter((line) => line.from < from)
    .map((line) => line.text)
  const named = columns.filter(({ required }) => !required)
  const namesLine = above.findLast((line) => named.every(({ name }) => line.includes(name))) ?? ''
  const codes = new NoDataCodes(above, namesLine)
  return columns.map(({ name, required }) => (required ? [] : codes.of(name)))
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at < 0 ? text.length : at
}

function countLines(text: string, from: number): number {
  let count = 1
  for (let at = text.indexOf('\n', from); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Number, from 1, of the line that contains a position. */
export function lineAt(text: string, position: number): number {
  let number = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) number++
  return number
}

/** True for a blank row, or one with only separators (spreadsheets pad with them). */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 9 && code !== 44 && code !== 59 && code !== 13) return false
  }
  return true
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Number of cells without trailing empty ones. */
export function countCells(cells: readonly string[]): number {
  let count = cells.length
  while (count > 0 && cells[count - 1] === '') count--
  return count
}

/**
 * The first row must have as many cells as the header. Otherwise its values would be read under the
 * wrong names.
 */
function refuseOtherWidth({ cells, filled }: RowWidth, line: number, { headerCells, separator }: RowBlock): void {
  if (headerCells === null || (cells >= headerCells && filled <= headerCells)) return
  const advice =
    cells < headerCells
      ? 'a column is missing or there is an extra name; export the file again'
      : separator === COMMA && filled - 1 === 2 * (headerCells - 1) // a comma in every number
        ? 'it seems to use both decimal commas and comma separators; export it with decimal points or with ; as separator'
        : 'a name is missing or there is an extra column; give every column a name, or export the file again'
  throw new WeatherFileError(
    `The row has ${cells < headerCells ? cells : filled} cells, but the header has ${headerCells}: ${advice}`,
    line,
  )
}

/** Number of cells of a row: all of them, and without trailing empty ones. */
interface RowWidth {
  cells: number
  filled: number
}

function measureRow(text: string, from: number, to: number, separator: number, width: RowWidth): void {
  width.cells = 0
  width.filled = 0
  for (let at = from; at <= to; ) {
    const end = cellEnd(text, at, to, separator)
    width.cells++
    if (end > at) width.filled = width.cells
    at = end + 1
  }
}

/**
 * Every row must have as many cells as the first. A missing or extra cell inside a row would shift
 * the others under wrong names, and a file truncated in its last row still has plausible numbers
 * there. Trailing empty cells do not count.
 */
function unevenRow(row: RowWidth, first: RowWidth, line: number, isLast: boolean): WeatherFileError {
  if (isLast && row.cells < first.cells)
    return new WeatherFileError('The last row has fewer cells than the first: the file seems truncated; download or export it again', line)
  return new WeatherFileError(
    `The row has ${row.filled} cells, but the first row has ${first.filled}: a missing or extra cell shifts the columns after it; download or export the file again`,
    line,
  )
}

function shortRow(row: string, line: number, column: RowColumn, separator: number): WeatherFileError {
  const cells = splitCells(row, separator).length
  return new WeatherFileError(
    `The row has ${cells} cells, but this column is cell ${column.index + 1}: the file seems truncated or uses another separator; download or export it again`,
    line,
    column.name,
  )
}

function badCell(cell: string, line: number, column: RowColumn): WeatherFileError {
  const shown = JSON.stringify(cell.trim().slice(0, 40))
  if (column.required && column.read !== readNumber)
    return new WeatherFileError(`${shown} is not a valid date or time: correct the cell`, line, column.name)
  const advice =
    cell.length <= CELL_CHARS_MAX && /^"?\s*[-+]?\d+,\d+\s*"?$/.test(cell)
      ? 'write it with a decimal point'
      : 'correct the value or leave the cell empty'
  return new WeatherFileError(`${shown} is not a number: ${advice}`, line, column.name)
}
