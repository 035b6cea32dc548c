import { type Dialect, usualUnit } from './dialects.ts'
import { WeatherFileError } from './error.ts'
import { unitColumn } from './headings.ts'
import { lineAt } from './rows.ts'
import { type LightlessHeader, placeColumn, stampIndexes, type TableHeader } from './table-header.ts'
import { WEATHER_COLUMNS } from './units.ts'

/** Characters of the names in one note. */
const NAMES_CHARS = 300

/**
 * Notes on unclear headings: unknown units, duplicate names, columns that are not weather.
 * Fails: when a text is evidently a unit (it has a slash or a power) but not one of this quantity.
 */
export function headingNotes(
  { columns, cells, line, stamp, zone }: TableHeader,
  dialect: Dialect | null,
  readElsewhere: readonly { readonly index: number }[] = [],
): string[] {
  const notes: string[] = []
  for (const { quantity, name, unit, unknownUnit, isTotal, isAssumed } of columns) {
    if (isAssumed)
      notes.push(
        `${name} is taken as global horizontal irradiance (GHI): if the sensor is in the plane of the array, name the column POA and send the file again.`,
      )
    if (isTotal && unit === null && usualUnit(dialect, quantity) === null && WEATHER_COLUMNS[unitColumn(quantity)].unit === 'W/m2')
      throw new WeatherFileError(
        'The name says that the values are totals of their interval, and no unit is stated: write an energy such as kJ/m2 or Wh/m2 into the heading or the row below',
        line.number,
        name,
      )
    if (unknownUnit === null) continue
    const { title, unit: wireUnit } = WEATHER_COLUMNS[unitColumn(quantity)]
    const what = `${JSON.stringify(unknownUnit.slice(0, 40))} is not an accepted unit of ${title}`
    if (/[/^²]/.test(unknownUnit))
      throw new WeatherFileError(`${what}: convert the column to ${wireUnit} and write that unit into its heading`, line.number, name)
    notes.push(`${name}: ${what}; the values are read as ${wireUnit}.`)
  }
  for (const spelling of new Set(columns.flatMap(({ unitAbove }) => unitAbove ?? []))) {
    const named = columns.filter(({ unitAbove }) => unitAbove === spelling).map(({ name }) => name)
    notes.push(`${named.join(', ').slice(0, NAMES_CHARS)}: the unit, ${spelling}, is that of the lines above the table.`)
  }
  const read = [...stampIndexes(stamp), zone, ...readElsewhere.map(({ index }) => index)]
  const others = cells.filter(
    (cell, index) =>
      cell !== '' && !read.includes(index) && placeColumn(cell) === null && !columns.some((column) => column.index === index),
  )
  if (others.length > 0) notes.push(`Ignored columns: ${others.join(', ').slice(0, NAMES_CHARS)}.`)
  return notes
}

/**
 * Fails when one table has cells such as `3,5` and `1.234`. Either the point groups thousands or
 * the table mixes two notations, and one of the two would be wrong by a factor of 1000.
 */
export function refuseTwoDecimalMarks(text: string, from: number): void {
  const rows = text.slice(from)
  if (!/[;\t] *[-+]?\d+,\d+ *([;\t\n]|$)/.test(rows)) return
  const grouped = /[;\t] *([-+]?[1-9]\d{0,2}\.\d{3}) *([;\t\n]|$)/.exec(rows)
  if (grouped === null) return
  const line = lineAt(text, from + grouped.index)
  throw new WeatherFileError(
    `The table mixes decimal commas with "${grouped[1]}": remove points between thousands, or use decimal points everywhere`,
    line,
  )
}

/** How the irradiance of weather is named. */
const NAMES_OF_WEATHER =
  'GHI if the sensor is horizontal, POA if it is in the plane of the array, or DHI and DNI for the components, with the unit, such as GHI (W/m2)'

/**
 * Why a table without a known irradiance cannot be read, and how to name it.
 * @param names  the names that this reader accepts, after `rename it`
 */
export function refuseLightless({ line, cells, columns, likely }: LightlessHeader, names = NAMES_OF_WEATHER): never {
  const named = cells
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, NAMES_CHARS)
  const read = columns.map(({ quantity, name }) => `${name} (${WEATHER_COLUMNS[unitColumn(quantity)].title})`).join(', ')
  const which = likely
    .map((name) => JSON.stringify(name))
    .join(' or ')
    .slice(0, NAMES_CHARS)
  const choice = likely.length > 1 ? 'rename the one to use' : 'rename it'
  throw new WeatherFileError(
    `No irradiance column is known among the columns ${named}${read === '' ? '' : `; read are ${read}`}. ${which === '' ? 'Name the irradiance' : `${which} may be the irradiance: ${choice}`} ${names}`,
    line,
  )
}
