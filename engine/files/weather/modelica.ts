import { minutesOf } from '../../core/calendar.ts'
import { readBlankRows } from './blank-rows.ts'
import { COMMA, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, zoneOf } from './recording.ts'
import { headLines, type Rows } from './rows.ts'
import { NOMINAL_YEAR } from './timeline.ts'
import { AS_IS, PASCAL, PERCENT, toColumns, type Unit, type WeatherColumn } from './units.ts'

const HEADER_LINES_MAX = 80
const HOUR_SECONDS = 3600
const YEAR_SECONDS = 365 * 24 * HOUR_SECONDS

/** Position of the column, from 1 as in the file's own lines `#C1` to `#C30`. */
const FIELDS: readonly (readonly [column: WeatherColumn, position: number, unit: Unit])[] = [
  ['temp_air_c', 2, AS_IS],
  ['relative_humidity', 4, PERCENT],
  ['pressure_hpa', 5, PASCAL],
  ['ghi_wm2', 9, AS_IS],
  ['dni_wm2', 10, AS_IS],
  ['dhi_wm2', 11, AS_IS],
  ['wind_speed_ms', 17, AS_IS],
]

/**
 * Weather table of the Modelica Buildings library (.mos), made from EPW: a line `double tab1(n,30)`,
 * the lines of the EPW's head behind `#`, and rows whose first column is the time in seconds from the
 * start of the year. A row holds the energy of the hour that ends at its time. The converter of the
 * library writes the first hour twice, at 0 and 3600 s, and leaves out the hour that ends at the end of the
 * year.
 * Source: the converter ConvertWeatherData and the class ReaderTMY3 of the library.
 */
export const modelica: WeatherFormat = {
  id: 'modelica',
  title: 'Modelica weather table (.mos)',
  detect: (text) => /^#1\s*\n(\s*#[^\n]*\n)*\s*(double|float)\s+\w+\s*\(\s*\d+\s*,\s*\d+\s*\)/.test(text.slice(0, 4000)),
  parse,
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const head = headLines(text, HEADER_LINES_MAX)
  const table = head.find(({ text: line }) => /^\s*(double|float)\b/.test(line))
  const location = head.find(({ text: line }) => /^#LOCATION,/i.test(line))
  if (table === undefined || location === undefined)
    throw new WeatherFileError('The line #LOCATION is missing: convert the EPW file to .mos again, or send the EPW file')
  const site = splitCells(location.text.slice(1), COMMA)
  const rows = readBlankRows(
    text,
    { from: table.from + table.text.length + 1, line: table.number + 1, comment: '#', onProgress: options.onProgress },
    [{ index: 0, name: 'time in seconds' }, ...FIELDS.map(([column, position]) => ({ index: position - 1, name: column }))],
  )
  const notes = [`The file has no years: its rows get the nominal year ${NOMINAL_YEAR}.`]
  const { n, lines, values } = withinYear(rows, notes)
  const [seconds, ...fields] = values
  const yearStart = minutesOf(NOMINAL_YEAR, 1, 1)
  const columns = toColumns(
    FIELDS.map(([column, , unit]) => ({ column, unit })),
    fields,
    60,
  )
  const zoneH = zoneOf(site[8])
  if (zoneH === null)
    throw new WeatherFileError('The ninth cell of #LOCATION must be the time zone in hours from UTC, for example -5', location.number)
  return {
    dataSource: site[4] || 'Modelica weather table',
    radiationDb: null,
    station: [site[1], site[2], site[3]].filter((part) => part !== undefined && part !== '' && part !== '-').join(', ') || null,
    locationId: site[5] || null,
    ...placeOf({ latitude: site[6], longitude: site[7], elevation: site[9] }, options, notes),
    stampZoneH: zoneH,
    localZoneH: zoneH,
    stampMeaning: 'end',
    instantAfterStampMinutes: 0,
    stampMinutes: Float64Array.from({ length: n }, (_, i) => yearStart + seconds[i] / 60),
    lines,
    columns,
    names: namesOf(FIELDS.map(([column, position]) => ({ column, name: `C${position}` }))),
    notes,
  }
}

/**
 * A row at 0 s ends the hour before the year. In a whole year it becomes the last hour, which its writer left
 * out; otherwise it is left out.
 */
function withinYear(rows: Rows, notes: string[]): Rows {
  const [seconds] = rows.values
  const last = rows.n - 1
  if (seconds[0] !== 0 || last < 1) return rows
  if (seconds[last] !== YEAR_SECONDS - HOUR_SECONDS) {
    notes.push('The row at 0 s, the hour before the first, is left out.')
    return { n: last, lines: rows.lines.subarray(1), values: rows.values.map((column) => column.subarray(1)) }
  }
  notes.push('The row at 0 s, the hour before the year, is read as the last hour of the year: converters repeat the first hour there.')
  for (const column of [...rows.values, rows.lines]) {
    const [first] = column
    column.copyWithin(0, 1)
    column[last] = first
  }
  seconds[last] = YEAR_SECONDS
  return rows
}
