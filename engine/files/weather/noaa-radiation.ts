import { type BlankColumn, readBlankRows } from './blank-rows.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, zoneOf } from './recording.ts'
import { headLines } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { stepOf } from './timeline.ts'
import { AS_IS, PERCENT, toColumns, type Unit, type WeatherColumn } from './units.ts'
import { zoneOfPlace } from './zone.ts'

type Field = readonly [column: WeatherColumn, index: number, name: string, unit: Unit]

const CALENDAR: readonly BlankColumn[] = [
  { index: 0, name: 'year' },
  { index: 2, name: 'month' },
  { index: 3, name: 'day' },
  { index: 4, name: 'hour' },
  { index: 5, name: 'minute' },
]
/** Each value is followed by a flag: 0 is good, 1 is outside the physically possible range. */
const BAD_FLAG = 1

const SURFRAD_FIELDS: readonly Field[] = [
  ['ghi_wm2', 8, 'dw_solar', AS_IS],
  ['dni_wm2', 12, 'direct_n', AS_IS],
  ['dhi_wm2', 14, 'diffuse', AS_IS],
  ['temp_air_c', 38, 'temp', AS_IS],
  ['relative_humidity', 40, 'rh', PERCENT],
  ['wind_speed_ms', 42, 'windspd', AS_IS],
  ['pressure_hpa', 46, 'pressure', AS_IS],
]
const SOLRAD_FIELDS: readonly Field[] = [
  ['ghi_wm2', 8, 'dw_psp', AS_IS],
  ['dni_wm2', 10, 'direct', AS_IS],
  ['dhi_wm2', 12, 'diffuse', AS_IS],
]

/** Second line of SURFRAD: `40.05  -88.37  213 m  version 1`. */
const SURFRAD_PLACE = /^\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s*m?\s+version\b/i
/** Second line of SOLRAD: latitude, longitude, elevation, hours from UTC of the local standard time. */
const SOLRAD_PLACE = /^\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s*m?\s+(-?\d{1,2})\s*$/
/** A row: year, day of the year, month, day, hour, minute, decimal hour, zenith. */
const ROW = /^\s*\d{4}\s+\d{1,3}\s+\d{1,2}\s+\d{1,2}\s+\d{1,2}\s+\d{1,2}\s+-?\d+\.\d+\s+-?\d+\.\d+\s/
const LINE_CHARS = 300

/**
 * SURFRAD daily files, several of one station may follow each other without their heads: UTC, means of
 * one or three minutes that end at their stamp, -9999.9 for no value.
 * Source: NOAA GML, README of the SURFRAD archive.
 */
export const surfrad = stationFormat('surfrad', 'SURFRAD', SURFRAD_PLACE, SURFRAD_FIELDS)

/**
 * SOLRAD daily files: as SURFRAD, but without air temperature. The head states the hours of the local
 * standard time from UTC; the rows are in UTC.
 * Source: NOAA GML, README_SOLRAD.
 */
export const solrad = stationFormat('solrad', 'SOLRAD', SOLRAD_PLACE, SOLRAD_FIELDS)

function stationFormat(id: 'surfrad' | 'solrad', title: string, place: RegExp, fields: readonly Field[]): WeatherFormat {
  return {
    id,
    title,
    detect(text) {
      const [, second, third] = headLines(text.slice(0, 4000), 3)
      return third !== undefined && place.test(second.text.slice(0, LINE_CHARS)) && ROW.test(third.text.slice(0, LINE_CHARS))
    },
    parse: (text, options) => parse(text, options, title, place, fields),
  }
}

function parse(text: string, options: WeatherFileOptions, title: string, place: RegExp, fields: readonly Field[]): Recording {
  const [first, second, third] = headLines(text, 3)
  const [, latitude, longitude, elevation, localZone] = place.exec(second.text.slice(0, LINE_CHARS)) ?? []
  if (third === undefined) throw new WeatherFileError('No rows follow the head: download the file again', 2)
  const rows = readBlankRows(text, { from: third.from, line: third.number, onProgress: options.onProgress }, [
    ...CALENDAR,
    ...fields.flatMap(([, index, name]) => [
      { index, name },
      { index: index + 1, name: `flag of ${name}` },
    ]),
  ])
  const [year, month, day, hour, minute, ...pairs] = rows.values
  const notes: string[] = []
  const values = fields.map(([, , name], k) => withoutBad(pairs[2 * k], pairs[2 * k + 1], name, notes))
  const stampMinutes = calendarStamps(rows, { year, month, day, hour, minute })
  const columns = toColumns(
    fields.map(([column, , , unit]) => ({ column, unit })),
    values,
    stepOf(stampMinutes),
  )
  const located = placeOf({ latitude, longitude, elevation }, options, notes)
  notes.push('The stamps are UTC and mark the end of the mean.')
  return {
    dataSource: title,
    radiationDb: null,
    station: first.text.trim() || null,
    locationId: null,
    ...located,
    stampZoneH: 0,
    localZoneH: zoneOf(localZone) ?? options.timezone ?? zoneOfPlace(located, options)?.zoneH ?? 0,
    stampMeaning: 'end',
    instantAfterStampMinutes: 0,
    stampMinutes,
    lines: rows.lines,
    columns,
    names: namesOf(fields.map(([column, , name]) => ({ column, name }))),
    notes,
  }
}

/** Values whose flag says that they are impossible become missing, and a note counts them. */
function withoutBad(values: Float64Array, flags: Float64Array, name: string, notes: string[]): Float64Array {
  let bad = 0
  for (let i = 0; i < values.length; i++) {
    if (flags[i] !== BAD_FLAG || !(values[i] > NO_VALUE)) continue
    values[i] = Number.NaN
    bad++
  }
  if (bad > 0) notes.push(`${name}: ${bad} values have the flag 1, outside the possible range, and are read as missing.`)
  return values
}

/** Values at or below it are the code for a missing value. */
const NO_VALUE = -9999
