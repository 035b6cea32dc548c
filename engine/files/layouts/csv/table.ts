import { decimalNumber } from '../../decimal-number.ts'
import { ObjectFileError } from '../../object-file-error.ts'
import { FEATURES_MAX } from '../limits.ts'
import { cellsOf, HEAD_LINES, headOf, type Position } from './head.ts'

export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** A table whose columns have coordinates. */
export interface CsvTable {
  readonly headings: readonly string[]
  readonly columns: Readonly<Partial<Record<Position, number>>>
  readonly rows: readonly CsvRow[]
  /** The line of the headings. */
  readonly line: number
}

/** Fails: ObjectFileError for a text without such headings, without rows, and with too many. */
export function readCsv(text: string): CsvTable {
  const lines = text.split('\n')
  const head = headOf(lines.slice(0, HEAD_LINES))
  if (head === null)
    throw new ObjectFileError(['The table has no line of headings with x and y, easting and northing, or latitude and longitude'])
  const rows: CsvRow[] = []
  for (const [k, line] of lines.entries()) {
    if (k <= head.at || line.trim() === '') continue
    if (rows.length >= FEATURES_MAX)
      throw new ObjectFileError([
        `Line ${k + 1}: the table has more than ${FEATURES_MAX.toLocaleString('en')} rows: send a part of the plant`,
      ])
    rows.push({ line: k + 1, cells: cellsOf(line, head.separator) })
  }
  if (rows.length === 0) throw new ObjectFileError([`Line ${head.at + 1}: no row follows the headings`])
  return { headings: head.headings, columns: head.columns, rows, line: head.at + 1 }
}

/** A cell as a number; NaN for any other text. */
export const cellNumber = (cell: string | undefined): number => decimalNumber((cell ?? '').trim())
