import { readBlankRows } from './blank-rows.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, siteNumber, zoneOf } from './recording.ts'
import { headLines } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { NOMINAL_LEAP_YEAR, NOMINAL_YEAR, stepOf } from './timeline.ts'

/** The head has six lines; writers may add comments. */
const HEADER_LINES_MAX = 20
const DEGREES_PER_HOUR = 15
const IRRADIANCE_UNITS = '1'

/**
 * Radiance's weather for daylight (WEA, Daysim): a head of names and values, then month, day, hour, direct
 * normal and diffuse horizontal irradiance. **Longitude and time zone are positive to the west**, the zone in
 * degrees of its meridian. The hour is that of the sun: 0.5 is the middle of the first hour; whole hours
 * from 1 to 24 mark the end.
 * Source: Radiance, manual pages of gendaymtx and epw2wea.
 */
export const wea: WeatherFormat = {
  id: 'wea',
  title: 'Radiance WEA',
  detect: (text) => /^place\s[^\n]*\nlatitude\s/i.test(text.slice(0, 1000)),
  parse,
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const head = headLines(text, HEADER_LINES_MAX)
  const first = head.find(({ text: line }) => /^\s*\d/.test(line))
  if (first === undefined)
    throw new WeatherFileError('No rows of month, day, hour and two irradiances follow the head: write the file again', head.length)
  const facts = new Map(head.slice(0, first.number - 1).map(({ text: line }) => splitFact(line)))
  const units = facts.get('weather_data_file_units') ?? IRRADIANCE_UNITS
  if (units !== IRRADIANCE_UNITS)
    throw new WeatherFileError(
      `weather_data_file_units is ${units.slice(0, 20)}, but only 1 is read, direct normal and diffuse horizontal irradiance in W/m2: write the file with epw2wea`,
    )
  const names = ['month', 'day', 'hour', 'direct normal', 'diffuse horizontal']
  const rows = readBlankRows(
    text,
    { from: first.from, line: first.number, comment: '#', onProgress: options.onProgress },
    names.map((name, index) => ({ index, name })),
  )
  const [month, day, hour, dni, dhi] = rows.values
  const isLeap = month.some((value, i) => value === 2 && day[i] === 29)
  const year = isLeap ? NOMINAL_LEAP_YEAR : NOMINAL_YEAR
  const stampMinutes = calendarStamps(rows, {
    year: new Float64Array(rows.n).fill(year),
    month,
    day,
    hour: hour.map(Math.floor),
    minute: hour.map((value) => Math.round((value - Math.floor(value)) * 60)),
  })
  const notes = [`The file has no years: its rows get the nominal year ${year}.`]
  const longitudeDeg = siteNumber(facts.get('longitude'), -180, 180)
  const meridianDeg = siteNumber(facts.get('time_zone'), -210, 180)
  const zoneH = meridianDeg === null ? null : zoneOf(String(0 - meridianDeg / DEGREES_PER_HOUR))
  if (longitudeDeg === null || zoneH === null)
    throw new WeatherFileError(
      'longitude and time_zone must be numbers of degrees, positive to the west: -15 is the time zone UTC+1; correct the head',
    )
  notes.push(
    `Longitude and time zone are positive to the west in this format: they are read as ${0 - longitudeDeg} deg east, ${zoneH} h from UTC.`,
  )
  return {
    dataSource: 'WEA',
    radiationDb: null,
    station: facts.get('place') || null,
    locationId: null,
    ...placeOf(
      { latitude: facts.get('latitude'), longitude: String(0 - longitudeDeg), elevation: facts.get('site_elevation') },
      options,
      notes,
    ),
    stampZoneH: zoneH,
    localZoneH: zoneH,
    stampMeaning: meaningOf(hour, stepOf(stampMinutes)),
    instantAfterStampMinutes: 0,
    stampMinutes,
    lines: rows.lines,
    columns: { dni_wm2: dni, dhi_wm2: dhi },
    names: namesOf([
      { column: 'dni_wm2', name: 'direct normal' },
      { column: 'dhi_wm2', name: 'diffuse horizontal' },
    ]),
    notes,
  }
}

function splitFact(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^\s*(\S+)\s+(.*\S)?/.exec(line.slice(0, 500)) ?? []
  return [name.toLowerCase(), value]
}

/** What an hour marks: the end when it counts to 24, the middle when it lies between the steps, otherwise the start. */
function meaningOf(hour: Float64Array, stepMinutes: number): Recording['stampMeaning'] {
  if (hour.includes(24)) return 'end'
  const minuteOfDay = hour[0] * 60
  return Math.round(minuteOfDay % stepMinutes) === Math.round(stepMinutes / 2) ? 'middle' : 'start'
}
