import { readNumber } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { HEADING_CHARS_MAX, PROGRESS_ROWS } from './limits.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, zoneOf } from './recording.ts'
import { countRows, dataLines, headLines, noRows, type Rows } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { AS_IS, MILLIMETRE, PERCENT, TENTH, toColumns, type Unit, type WeatherColumn } from './units.ts'

/**
 * WBAN number, city, state, zone, latitude and longitude in degrees and minutes, elevation in
 * metres.
 */
const STATION = /^ ?(\d{5}) (.+?) +([A-Z]{2}) +(-?\d+) +([NS]) *(\d+) +(\d+) +([EW]) *(\d+) +(\d+) +(-?\d+)\s*$/

/**
 * First and last character of a field, counted from 1 as in the manual. Each field is followed by a
 * letter for its source and a digit for its uncertainty.
 */
const FIELDS: readonly (readonly [column: WeatherColumn, first: number, last: number, name: string, unit: Unit])[] = [
  ['ghi_wm2', 18, 21, 'Global Horizontal Radiation', AS_IS],
  ['dni_wm2', 24, 27, 'Direct Normal Radiation', AS_IS],
  ['dhi_wm2', 30, 33, 'Diffuse Horizontal Radiation', AS_IS],
  ['temp_air_c', 68, 71, 'Dry Bulb Temperature', TENTH],
  ['relative_humidity', 80, 82, 'Relative Humidity', PERCENT],
  ['pressure_hpa', 85, 88, 'Atmospheric Pressure', AS_IS],
  ['wind_speed_ms', 96, 98, 'Wind Speed', TENTH],
  ['precipitable_water_cm', 124, 126, 'Precipitable Water', MILLIMETRE],
  ['snow_depth_cm', 134, 136, 'Snow Depth', AS_IS],
]
const CALENDAR = [
  ['year', 2, 3],
  ['month', 4, 5],
  ['day', 6, 7],
  ['hour', 8, 9],
] as const
/** Number of characters of a row, including the leading blank. */
const ROW_WIDTH = 142
const FIRST_YEAR = 1900

/**
 * TMY2: fixed-width rows. Hours 1 to 24 mark the end of the hour in local standard time. Months
 * come from 1961 to 1990. 99, 999 and 9999 mean missing. Irradiance is the energy of the hour in
 * Wh/m2, which equals its mean in W/m2. Some copies lack the leading blank of each line.
 * Source: W. Marion, K. Urban, User's Manual for TMY2s, NREL/SP-463-7668, 1995, tables 3-1 and 3-2.
 */
export const tmy2: WeatherFormat = {
  id: 'tmy2',
  title: 'TMY2',
  detect: (text) => /^ ?\d{5} .*\n ?\d{8}[\d?]{4}/.test(text.slice(0, 1000)),
  parse,
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const [first] = headLines(text, 1)
  const station = first.text.length > HEADING_CHARS_MAX ? null : STATION.exec(first.text)
  if (station === null)
    throw new WeatherFileError('The station line cannot be read: it must have the form "12839 MIAMI FL -5 N 25 48 W 80 16 2"', 1)
  const [, wban, city, state, zone, northSouth, latDegrees, latMinutes, eastWest, lonDegrees, lonMinutes, elevation] = station
  const rows = readFixedRows(text, first.text.length + 1, options.onProgress)
  const [year, month, day, hour, ...values] = rows.values
  for (let i = 0; i < rows.n; i++) year[i] += FIRST_YEAR
  const zoneH = zoneOf(zone)
  if (zoneH === null) throw new WeatherFileError(`The time zone ${zone} is not valid: write it in hours from UTC, for example -5`, 1)
  const notes: string[] = []
  return {
    dataSource: 'TMY2',
    radiationDb: null,
    station: `${city.trim()}, ${state}`,
    locationId: wban,
    ...placeOf(
      {
        latitude: String(signed(northSouth === 'S', latDegrees, latMinutes)),
        longitude: String(signed(eastWest === 'W', lonDegrees, lonMinutes)),
        elevation,
      },
      options,
      notes,
    ),
    stampZoneH: zoneH,
    localZoneH: zoneH,
    stampMeaning: 'end',
    instantAfterStampMinutes: 0,
    stampMinutes: calendarStamps(rows, { year, month, day, hour, minute: null }),
    lines: rows.lines,
    columns: toColumns(
      FIELDS.map(([column, , , , unit]) => ({ column, unit })),
      values,
      60,
    ),
    names: namesOf(FIELDS.map(([column, , , name]) => ({ column, name }))),
    notes,
  }
}

function signed(isNegative: boolean, degrees: string, minutes: string): number {
  const value = Number(degrees) + Number(minutes) / 60
  return isNegative ? 0 - value : value
}

/**
 * Reads the calendar and the fields of every row. Rejects rows of another width, and fields without
 * a source letter, because their columns are shifted.
 */
function readFixedRows(text: string, from: number, onProgress: (() => void) | undefined): Rows {
  const capacity = countRows(text, from)
  const values = [...CALENDAR, ...FIELDS].map(() => new Float64Array(capacity))
  const lines = new Int32Array(capacity)
  let n = 0
  for (const { text: row, number } of dataLines(text, from, 2)) {
    const i = n++
    if (i % PROGRESS_ROWS === 0) onProgress?.()
    // number of characters before column 2 of the manual
    const before = row.charCodeAt(0) === 32 ? 1 : 0
    if (row.trimEnd().length !== ROW_WIDTH - 1 + before) throw wrongWidth(row, number)
    lines[i] = number
    CALENDAR.forEach(([name, first, last], k) => {
      const value = readNumber(row, first + before - 2, last + before - 1)
      if (Number.isNaN(value))
        throw new WeatherFileError(`${JSON.stringify(row.slice(0, 9))} is not a date and hour of the form YYMMDDHH`, number, name)
      values[k][i] = value
    })
    FIELDS.forEach(([, first, last, name], k) => {
      const at = first + before - 2
      const end = last + before - 1
      const value = readNumber(row, at, end)
      if (Number.isNaN(value) || !/^[A-Z?*]\d/.test(row.slice(end, end + 2)))
        throw new WeatherFileError(
          `${JSON.stringify(row.slice(at, end + 2))} is not a number with its two flags: the columns are shifted; download the file again`,
          number,
          name,
        )
      values[CALENDAR.length + k][i] = value
    })
  }
  if (n === 0) throw noRows(2)
  return { n, values: values.map((column) => column.subarray(0, n)), lines: lines.subarray(0, n) }
}

function wrongWidth(row: string, line: number): WeatherFileError {
  return new WeatherFileError(
    `The row has ${row.trimEnd().length} characters, but TMY2 rows have ${ROW_WIDTH}: the file seems truncated or its columns are shifted; download it again`,
    line,
  )
}
