import { readBlankRows } from './blank-rows.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { placeOfLambert } from './lambert-conic.ts'
import { placeOf, type StatedPlace } from './place.ts'
import { namesOf, type Recording } from './recording.ts'
import { headLines, type Line } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { NOMINAL_YEAR } from './timeline.ts'
import { AS_IS, PERCENT, toColumns, type Unit, type WeatherColumn } from './units.ts'

/** The editions have up to 40 lines above their rows. */
const HEADER_LINES_MAX = 80
/** Central European Time, in which all editions count, without daylight saving. */
const ZONE_H = 1

/** Columns that both layouts have, by their letters in the file. */
const FIELDS: readonly (readonly [column: WeatherColumn, name: string, unit: Unit])[] = [
  ['temp_air_c', 't', AS_IS],
  ['wind_speed_ms', 'WG', AS_IS],
  ['relative_humidity', 'RF', PERCENT],
  ['pressure_hpa', 'p', AS_IS],
  ['dhi_wm2', 'D', AS_IS],
]
const CALENDAR = ['MM', 'DD', 'HH'] as const
const BEAM = 'B'

/**
 * Test reference years of the German weather service (DWD): rows of numbers between blanks below a
 * line of `***`. The editions 2015 and 2045 begin each row with Rechtswert and Hochwert, the place in
 * the projection EPSG:3034; those of 2010 and before begin with region and station. Hours 1 to 24
 * (MEZ, UTC+1) mark the end of the hour. B and D are direct and diffuse irradiance on the horizontal,
 * so global is their sum.
 * Source: DWD and BBSR, "Handbuch Ortsgenaue Testreferenzjahre" (2017), section on the data format;
 * the heads of the files.
 */
export const dwdTry: WeatherFormat = {
  id: 'dwd_try',
  title: 'DWD test reference year (TRY)',
  detect: (text) => namesLine(headLines(text.slice(0, 40_000), HEADER_LINES_MAX)) !== null,
  parse,
}

/** The line of column letters, which the rows of numbers follow at the line of stars. */
function namesLine(head: readonly Line[]): Line | null {
  const stars = head.findIndex(({ text }) => /^\s*\*{3}\s*$/.test(text))
  const names = head.slice(0, Math.max(stars, 0)).findLast(({ text }) => isNames(cellsOf(text)))
  return names ?? null
}

function isNames(cells: readonly string[]): boolean {
  return [...CALENDAR, BEAM, 'D', 't'].every((name) => cells.includes(name))
}

function cellsOf(text: string): string[] {
  return text.slice(0, 500).trim().split(/\s+/)
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const head = headLines(text, HEADER_LINES_MAX)
  const names = namesLine(head)
  const stars = head.find(({ text: line }) => /^\s*\*{3}\s*$/.test(line))
  if (names === null || stars === undefined)
    throw new WeatherFileError('The line *** below the column names is missing: download the file again')
  const cells = cellsOf(names.text)
  const fields = FIELDS.filter(([, name]) => cells.includes(name))
  const places = cells.includes('RW') && cells.includes('HW') ? ['RW', 'HW'] : []
  const wanted = [...CALENDAR, BEAM, ...places, ...fields.map(([, name]) => name)]
  const rows = readBlankRows(
    text,
    { from: stars.from + stars.text.length + 1, line: stars.number + 1, onProgress: options.onProgress },
    wanted.map((name) => ({ index: cells.indexOf(name), name })),
  )
  const [month, day, hour, beam] = rows.values
  const columns = toColumns(
    fields.map(([column, , unit]) => ({ column, unit })),
    rows.values.slice(4 + places.length),
    60,
  )
  const { dhi_wm2: diffuse } = columns
  if (diffuse === undefined) throw new WeatherFileError('The column D, diffuse irradiance, is missing', names.number)
  columns.ghi_wm2 = diffuse.map((value, i) => value + beam[i])
  const notes = [
    `The file has no years: its rows get the nominal year ${NOMINAL_YEAR}.`,
    'Hours 1 to 24 are read as the end of the hour in MEZ (UTC+1); global irradiance is B + D, direct and diffuse on the horizontal.',
  ]
  const stated = places.length === 0 ? placeInHead(head, notes) : placeOfRow(rows.values[4][0], rows.values[5][0], head, notes)
  return {
    dataSource: 'DWD TRY',
    radiationDb: null,
    station: null,
    locationId: null,
    ...placeOf(stated, options, notes),
    stampZoneH: ZONE_H,
    localZoneH: ZONE_H,
    stampMeaning: 'end',
    instantAfterStampMinutes: 0,
    stampMinutes: calendarStamps(rows, { year: new Float64Array(rows.n).fill(NOMINAL_YEAR), month, day, hour, minute: null }),
    lines: rows.lines,
    columns,
    names: { ...namesOf(fields.map(([column, name]) => ({ column, name }))), ghi_wm2: 'B + D' },
    notes,
  }
}

function placeOfRow(eastingM: number, northingM: number, head: readonly Line[], notes: string[]): StatedPlace {
  const { latitudeDeg, longitudeDeg } = placeOfLambert(eastingM, northingM)
  const latitude = latitudeDeg.toFixed(5)
  const longitude = longitudeDeg.toFixed(5)
  notes.push(
    `Rechtswert ${eastingM} and Hochwert ${northingM} are read as ETRS89 / LCC Europe (EPSG:3034): latitude ${latitude}, longitude ${longitude}.`,
  )
  return { latitude, longitude, elevation: elevationIn(head) }
}

/** 48°39'N and 9°52'O, in degrees and minutes. */
const ANGLE = /(\d{1,2})\s*°\s*(\d{1,2})\s*'?\s*([NO])/g

/** The place of the older editions, which some state as degrees and minutes in their head. */
function placeInHead(head: readonly Line[], notes: string[]): StatedPlace {
  const found = new Map<string, string>()
  for (const { text } of head)
    for (const [, degrees, minutes, side] of text.slice(0, 500).matchAll(ANGLE))
      if (!found.has(side)) found.set(side, String(Number((Number(degrees) + Number(minutes) / 60).toFixed(5))))
  const place = { latitude: found.get('N'), longitude: found.get('O'), elevation: elevationIn(head) }
  if (place.latitude === undefined || place.longitude === undefined)
    notes.push(
      'This edition states its region, not a place: send the place with the file, POST /api/parse-weather?latitude=48.1&longitude=11.6.',
    )
  return place
}

/** `231 Meter ueber NN` */
function elevationIn(head: readonly Line[]): string | undefined {
  for (const { text } of head) {
    const match = /(-?\d{1,4})\s*(?:Meter|m)\s*(?:ue|ü)ber\b/i.exec(text.slice(0, 500))
    if (match !== null) return match[1]
  }
  return undefined
}
