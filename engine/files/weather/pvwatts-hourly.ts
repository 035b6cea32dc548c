import { COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording, zoneOf } from './recording.ts'
import { countCells, headLines, type Line, readRows } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { NOMINAL_YEAR } from './timeline.ts'
import type { WeatherColumn } from './units.ts'
import { assumedZone } from './zone.ts'

const HEADER_LINES_MAX = 60

/** Beginnings of the column names, in lower case. */
const FIELDS: readonly (readonly [column: WeatherColumn, begin: string])[] = [
  ['dni_wm2', 'beam irradiance'],
  ['dhi_wm2', 'diffuse irradiance'],
  ['temp_air_c', 'ambient temperature'],
  ['wind_speed_ms', 'wind speed'],
  ['albedo', 'albedo'],
]

/**
 * Hourly results of PVWatts: lines with the place and the system, a line of names, 8,760 hours of the weather
 * and of the plant, a line of totals. Hours 0 to 23 begin at their stamp in local standard time. Only the weather
 * is read: the irradiance in the plane belongs to the plant that PVWatts computed.
 * Source: PVWatts, hourly results file of versions 5 to 8.
 */
export const pvwattsHourly: WeatherFormat = {
  id: 'pvwatts_hourly',
  title: 'PVWatts hourly results',
  detect: (text) => headLines(text.slice(0, 20_000), HEADER_LINES_MAX).some(isNames),
  parse,
}

function isNames({ text }: Line): boolean {
  return /^"?month"?,"?day"?,"?hour"?,"?beam irradiance/i.test(text) && /ac system output/i.test(text)
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const head = headLines(text, HEADER_LINES_MAX + 1)
  const names = head.find(isNames)
  const first = names === undefined ? undefined : head[names.number]
  if (names === undefined || first === undefined)
    throw new WeatherFileError('No rows follow the column names: the file seems truncated; download it again', names?.number)
  const cells = splitCells(names.text, COMMA)
  const fields = FIELDS.flatMap(([column, begin]) => {
    const index = cells.findIndex((cell) => cell.toLowerCase().startsWith(begin))
    return index < 0 ? [] : [{ column, index, name: cells[index] }]
  })
  const totals = /\n"?totals?"?,/i.exec(text.slice(first.from))
  const table = totals === null ? text : text.slice(0, first.from + totals.index)
  const rows = readRows(
    table,
    {
      from: first.from,
      line: first.number,
      separator: COMMA,
      headerCells: countCells(cells),
      endsAtBlank: true,
      onProgress: options.onProgress,
    },
    [
      ...['month', 'day', 'hour'].map((name, index) => ({ index, name, read: readNumber, required: true })),
      ...fields.map(({ index, name }) => ({ index, name, read: readNumber, required: false })),
    ],
  )
  const [month, day, hour, ...values] = rows.values
  const site = new Map(head.slice(0, names.number - 1).map(({ text: line }) => factOf(line)))
  const notes = [
    `The file has no years: its rows get the nominal year ${NOMINAL_YEAR}.`,
    'Only the weather of these results is read; the irradiance in the plane of their array and their energies are left out.',
  ]
  const place = placeOf(
    { latitude: site.get('latitude'), longitude: longitudeOf(site, notes), elevation: site.get('elevation') },
    options,
    notes,
  )
  const zoneH = zoneOf(site.get('time zone')) ?? options.timezone ?? assumedZone(place, options, notes)
  return {
    dataSource: 'PVWatts hourly results',
    radiationDb: null,
    station: site.get('location') || null,
    locationId: null,
    ...place,
    stampZoneH: zoneH,
    localZoneH: zoneH,
    stampMeaning: 'start',
    instantAfterStampMinutes: 0,
    stampMinutes: calendarStamps(rows, { year: new Float64Array(rows.n).fill(NOMINAL_YEAR), month, day, hour, minute: null }),
    lines: rows.lines,
    columns: Object.fromEntries(fields.map(({ column }, k) => [column, values[k]])),
    names: namesOf(fields),
    notes,
  }
}

/** Names that versions give to the same fact, shortest first letters. */
const FACTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['latitude', /^lat/i],
  ['longitude west', /^lon\w*\s*\(deg w\)/i],
  ['longitude', /^lon/i],
  ['elevation', /^elev/i],
  ['time zone', /^time zone/i],
  ['location', /^(weather data )?location/i],
]

/** `"Latitude (DD):","40.0"` */
function factOf(line: string): [name: string, value: string] {
  const [name = '', value = ''] = splitCells(line.slice(0, 500), COMMA)
  return [FACTS.find(([, pattern]) => pattern.test(name))?.[0] ?? name, value]
}

/** Where the heading says degrees west a positive number is west; a negative one is taken as degrees east. */
function longitudeOf(site: ReadonlyMap<string, string>, notes: string[]): string | undefined {
  const west = site.get('longitude west')
  if (west === undefined || site.has('longitude')) return site.get('longitude')
  const east = String(0 - Math.abs(Number(west)))
  notes.push(`The longitude, ${west} deg W, is read as ${east} deg east.`)
  return east
}
