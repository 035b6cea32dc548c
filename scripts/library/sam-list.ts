import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

export interface AboutList {
  /** Date of the list, YYYY-MM-DD. */
  listDate: string
  /** What it is, for readers of an entry. */
  title: string
  /** Where it was taken from. */
  carrier: string
  /** Numbers below this one are printed with three digits alone; 0 for none. */
  threeDigitsBelow: number
  /** Names whose punctuation was lost and put back as hyphens. */
  assumedNames: ReadonlySet<string>
}

/**
 * A component list as SAM and pvlib distribute it: a row of column names, a row of units, a row of
 * SAM's variable names, then the components.
 */
export interface SamList extends AboutList {
  file: string
  sha256: string
  columns: string[]
  rows: Map<string, string>[]
}

/**
 * Reads a list. Names in it have no commas, so no cell is quoted.
 * Fails: Error for a row with another number of cells.
 */
export function readSamList(path: string, about: AboutList): SamList {
  const bytes = readFileSync(path)
  const file = basename(path)
  const [columns = [], , , ...rows] = bytes
    .toString('utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(',').map((cell) => cell.trim()))
  return {
    ...about,
    file,
    sha256: new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
    columns,
    rows: rows.map((cells, row) => {
      if (cells.length !== columns.length)
        throw new Error(`${file}: component ${row} has ${cells.length} cells instead of ${columns.length}`)
      return new Map(columns.map((column, k) => [column, cells[k] as string]))
    }),
  }
}

/** Text of a cell. Fails: Error when the list has no such column. */
export function cellText(row: Map<string, string>, column: string): string {
  const text = row.get(column)
  if (text === undefined) throw new Error(`The list has no column ${column}`)
  return text
}
