import { WeatherFileError } from './error.ts'
import { unitColumn } from './headings.ts'
import type { TableHeader } from './table-header.ts'
import { WEATHER_COLUMNS } from './units.ts'

/** Characters of the names in one note. */
const NAMES_CHARS = 300

/**
 * What the headings leave open: units that are not known, names that stand twice, columns that are not weather.
 * Fails: a unit that is one (it has a slash or a power) but not of this quantity.
 */
export function headingNotes({ columns, cells, line, stamp }: TableHeader): string[] {
  const notes: string[] = []
  for (const { quantity, name, unknownUnit } of columns) {
    if (unknownUnit === null) continue
    const { title, unit } = WEATHER_COLUMNS[unitColumn(quantity)]
    const what = `${JSON.stringify(unknownUnit.slice(0, 40))} is not a unit of ${title} that is read`
    if (/[/^²]/.test(unknownUnit)) throw new WeatherFileError(`${what}: convert the column to ${unit} and name it so`, line.number, name)
    notes.push(`${name}: ${what}; the values are taken as ${unit}.`)
  }
  const times = Object.values(stamp).filter((index) => typeof index === 'number')
  const others = cells.filter((cell, index) => cell !== '' && !times.includes(index) && !columns.some((column) => column.index === index))
  if (others.length > 0) notes.push(`Columns that are not read: ${others.join(', ').slice(0, NAMES_CHARS)}.`)
  return notes
}

/** Cells such as `3,5` and `1.234` in one table: the point groups thousands, or two hands wrote it. Read either way, one of them is wrong by a thousand. */
export function refuseTwoDecimalMarks(text: string, from: number): void {
  const rows = text.slice(from)
  if (!/[;\t] *[-+]?\d+,\d+ *([;\t\n]|$)/.test(rows)) return
  const grouped = /[;\t] *([-+]?[1-9]\d{0,2}\.\d{3}) *([;\t\n]|$)/.exec(rows)
  if (grouped === null) return
  const line = text.slice(0, from + grouped.index).split('\n').length
  throw new WeatherFileError(
    `"${grouped[1]}" stands in a table with decimal commas: write no points between thousands, or a decimal point everywhere`,
    line,
  )
}
