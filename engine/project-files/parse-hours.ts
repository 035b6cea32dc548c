import type { HoursFileAnswer } from '@pvyield/contract/schemas'
import { formatStamp } from '../core/calendar.ts'
import { QUANTITIES } from '../core/quantities.ts'
import { isPvsystObject } from '../files/pvsyst-object.ts'
import { COMMA, readCommaNumber, readNumber } from '../files/weather/cells.ts'
import { decodeText } from '../files/weather/decode.ts'
import { WeatherFileError } from '../files/weather/error.ts'
import type { WeatherFileOptions } from '../files/weather/format.ts'
import { dateOrder } from '../files/weather/generic-csv.ts'
import { type HoursHeader, readHoursHeader } from '../files/weather/hours-header.ts'
import { pvsystHours } from '../files/weather/pvsyst-hours.ts'
import { countCells, readRows } from '../files/weather/rows.ts'
import { makeStampReaders } from '../files/weather/stamps.ts'
import { stepOf } from '../files/weather/timeline.ts'
import { hoursOfObject } from './hours-of-object.ts'
import { placed, tidy, weatherWith } from './reference-columns.ts'
import { conversionOf, seriesOf } from './series-units.ts'

/**
 * Reads the hourly results of a PVsyst simulation, a table or the variant that has them: its columns
 * as reference series of a run, and its weather as a section with these series.
 * Fails: WeatherFileError, with the line, for a file that cannot be read.
 * Source: PVsyst help, "Simulation variables"; the form is that of a file of version 6.63.
 * Checked by: test/engine/project-files/parse-hours.test.ts
 */
export function parseHours(bytes: Uint8Array, options: WeatherFileOptions = {}): HoursFileAnswer {
  const text = decodeText(bytes, { onProgress: options.onProgress })
  if (isPvsystObject(text)) return hoursOfObject(text, options)
  const header = readHoursHeader(text)
  if (header === null)
    throw new WeatherFileError(
      'No line of column names begins with "date": send the hourly values that PVsyst exported, with their header, or a variant with its results',
    )
  const notes: string[] = []
  const known = columnsOf(header, notes)
  const [stampMinutes, ...read] = readColumns(text, header, known, options)
  if (stampMinutes === undefined) throw new Error('The stamps are read')
  const stepMinutes = stepOf(stampMinutes)
  const start = formatStamp(stampMinutes[0] ?? 0)
  const series: HoursFileAnswer['reference_series'] = {}
  const columns = placed(
    known.map((column, k) => ({ ...column, values: read[k] ?? new Float64Array() })),
    header.facts.version,
    notes,
  )
  for (const { name, factor, plus, isPower, values } of columns) {
    const scale = isPower ? (factor * stepMinutes) / 60 : factor
    series[name] = Array.from(values, (value) => (Number.isNaN(value) ? null : tidy((value + plus) * scale)))
  }
  if (columns.some(({ isPower }) => isPower)) notes.push('Columns of power are the energy of each row, kWh, as in the series of a run.')
  return {
    reference_series: series,
    weather: weatherWith(series, { text, format: pvsystHours, start }, options, notes),
    meta: {
      ...header.facts,
      rows: stampMinutes.length,
      step_minutes: stepMinutes,
      start,
      series: columns.map(({ column, name, unit }) => ({ column, name, file_unit: unit, unit: QUANTITIES[name].unit })),
      ignored: header.cells.slice(1).filter((column) => column !== '' && !columns.some((known) => known.column === column)),
    },
    notes,
  }
}

/** Most reference series of a run. */
const SERIES_MAX = 100

function columnsOf({ cells, units }: HoursHeader, notes: string[]) {
  const columns = cells.flatMap((column, index) => {
    const name = index === 0 ? null : seriesOf(column)
    if (name === null) return []
    const unit = units[index] ?? ''
    const conversion = conversionOf(name, unit)
    if (conversion === null) {
      notes.push(`${column}: the unit ${JSON.stringify(unit)} is not one of ${QUANTITIES[name].unit}; the column is left out.`)
      return []
    }
    return [{ index, column, name, unit: unit.replaceAll('\ufffd', '?'), ...conversion }]
  })
  const seen = new Set<string>()
  return columns.filter(({ name }) => !seen.has(name) && seen.add(name).size <= SERIES_MAX)
}

/** The stamps, minutes since 1970, and the values of the columns. */
function readColumns(
  text: string,
  header: HoursHeader,
  columns: readonly { index: number; column: string }[],
  { onProgress }: WeatherFileOptions,
): Float64Array[] {
  const { separator, first, cells } = header
  const number = separator === COMMA ? readNumber : readCommaNumber
  // what the stamps leave open is noted by the weather, which reads them in the same way
  const { stamp } = makeStampReaders(dateOrder(text, header, 0, onProgress, []))
  const block = { from: first.from, line: first.number, separator, headerCells: countCells(cells), endsAtBlank: false, onProgress }
  return readRows(text, block, [
    { index: 0, name: 'date', read: stamp, required: true },
    ...columns.map(({ index, column }) => ({ index, name: column, read: number, required: false })),
  ]).values
}
