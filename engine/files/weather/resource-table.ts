import { COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions } from './format.ts'
import { placeOf, statedZone } from './place.ts'
import { namesOf, type Recording, zoneOf } from './recording.ts'
import { countCells, headLines, type Line, readRows } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { AS_IS, convert, PERCENT, toColumns, type Unit, unitOf, type WeatherColumn } from './units.ts'
import { assumedZone } from './zone.ts'

/**
 * Column names of NSRDB and SAM files, lower case without blanks and underscores. The first name
 * that is present is used.
 */
const NAMES: readonly (readonly [column: WeatherColumn, names: readonly string[]])[] = [
  ['ghi_wm2', ['ghi', 'gh', 'global', 'globalhorizontalirradiance']],
  ['dhi_wm2', ['dhi', 'df', 'diffuse', 'diffusehorizontalirradiance']],
  ['dni_wm2', ['dni', 'dn', 'beam', 'directnormalirradiance']],
  ['poa_wm2', ['poa', 'poairradiance']],
  ['temp_air_c', ['temperature', 'tdry', 'drybulb', 'ambient', 'tamb', 'airtemperature']],
  ['wind_speed_ms', ['windspeed', 'wspd', 'wind']],
  ['relative_humidity', ['relativehumidity', 'rh', 'rhum']],
  ['pressure_hpa', ['pressure', 'pres']],
  ['precipitable_water_cm', ['precipitablewater', 'pwat']],
  ['albedo', ['surfacealbedo', 'albedo', 'alb']],
  ['snow_depth_cm', ['snowdepth', 'snow']],
]

/** Names of the dew point. Humidity is computed from it when the table has no humidity. */
const DEW_POINT_NAMES: readonly string[] = ['dewpoint', 'tdew']

/**
 * Units when the file states none, as in NSRDB tables. Columns not listed here use the units of the
 * weather section.
 */
const USUAL_UNITS: Partial<Record<WeatherColumn, Unit>> = { relative_humidity: PERCENT }

const plain = (name: string): string => name.toLowerCase().replace(/[\s_]/g, '')

/** True when the line names the columns of such a table. */
export function isResourceHeader(line: string | undefined): boolean {
  if (line === undefined) return false
  const names = splitCells(line, COMMA).map(plain)
  return names.includes('year') && names.includes('month') && names.includes('day') && names.includes('hour')
}

/** Names and values of the two lines above the table. */
export function readPairs(names: Line, values: Line): Map<string, string> {
  const cells = splitCells(values.text, COMMA)
  const pairs = new Map<string, string>()
  splitCells(names.text, COMMA).forEach((name, index) => {
    const key = plain(name)
    if (key !== '' && cells[index] !== undefined && !pairs.has(key)) pairs.set(key, cells[index])
  })
  return pairs
}

export interface ResourceTable {
  /** Line of the column names, from 1. */
  headerLine: number
  /** Names and values from the lines above the table; empty when there are none. */
  site: ReadonlyMap<string, string>
  dataSource: string
  /** Used for what the file does not state. */
  options: WeatherFileOptions
}

/**
 * Reads a table with Year, Month, Day, Hour and optional Minute columns. With minutes, a row
 * applies at its stamp (minute 30 of hourly data is the middle of the hour). Without minutes, the
 * stamp is the hour's start and the sun position is that of its middle. Hours that run from 1 to 24
 * are reduced by one.
 */
export function readResourceTable(text: string, table: ResourceTable): Recording {
  const head = headLines(text, table.headerLine + 1)
  const header = splitCells(head[table.headerLine - 1].text, COMMA)
  const first = head[table.headerLine]
  if (first === undefined)
    throw new WeatherFileError('No rows follow the column names: the file seems truncated; download it again', table.headerLine)
  const plainHeader = header.map(plain)
  const calendar = ['year', 'month', 'day', 'hour', 'minute'].filter((name) => plainHeader.includes(name))
  const found = NAMES.flatMap(([column, names]) => {
    const name = names.find((candidate) => plainHeader.includes(candidate))
    if (name === undefined) return []
    const stated = table.site.get(`${name}units`) ?? ''
    return [{ column, index: plainHeader.indexOf(name), unit: unitOf(column, stated) ?? USUAL_UNITS[column] ?? AS_IS }]
  })
  const dewPoint = found.some(({ column }) => column === 'relative_humidity')
    ? []
    : plainHeader.flatMap((name, index) => (DEW_POINT_NAMES.includes(name) ? [{ index, name: header[index] }] : [])).slice(0, 1)
  const rows = readRows(
    text,
    {
      from: first.from,
      line: first.number,
      separator: COMMA,
      headerCells: countCells(header),
      endsAtBlank: false,
      onProgress: table.options.onProgress,
    },
    [
      ...calendar.map((name) => ({ index: plainHeader.indexOf(name), name, read: readNumber, required: true })),
      ...[...found, ...dewPoint].map(({ index }) => ({ index, name: header[index], read: readNumber, required: false })),
    ],
  )
  const [year, month, day, hour] = rows.values
  const minute = calendar.length === 5 ? rows.values[4] : null
  if (hour.includes(24) && !hour.includes(0)) for (let i = 0; i < rows.n; i++) hour[i] -= 1
  const values = rows.values.slice(calendar.length)
  const columns = toColumns(found, values, 60)
  const site = siteOf(table)
  const [dewPointC] = values.slice(found.length)
  if (dewPointC !== undefined) {
    const [{ name }] = dewPoint
    convert(dewPointC, unitOf('temp_air_c', table.site.get(`${plain(name)}units`) ?? '') ?? AS_IS, 60)
  }
  return {
    ...site,
    stampMeaning: minute === null ? 'start' : 'instant',
    instantAfterStampMinutes: 0,
    stampMinutes: calendarStamps(rows, { year, month, day, hour, minute }),
    lines: rows.lines,
    columns,
    ...(dewPointC === undefined ? {} : { dewPointC }),
    names: namesOf(found.map(({ column, index }) => ({ column, name: header[index] }))),
  }
}

/** A stated site fact; null when it is absent or a hyphen. */
const stated = (value: string | undefined): string | null => (value === undefined || value === '' || value === '-' ? null : value)

type Site = Omit<Recording, 'names' | 'stampMeaning' | 'instantAfterStampMinutes' | 'stampMinutes' | 'lines' | 'columns'>

function siteOf({ site, dataSource, options }: ResourceTable): Site {
  const notes: string[] = []
  const get = (...names: string[]) => names.map((name) => site.get(name)).find((value) => value !== undefined)
  const located = placeOf(
    {
      latitude: get('latitude', 'lat'),
      longitude: get('longitude', 'lon', 'lng', 'long'),
      elevation: get('elevation', 'elev', 'altitude'),
    },
    options,
    notes,
  )
  const stampZoneH = statedZone(get('timezone', 'tz'), notes) ?? options.timezone ?? assumedZone(located, options, notes)
  const place = [get('city'), get('state'), get('country')].map(stated).filter((part) => part !== null)
  return {
    dataSource,
    radiationDb: site.get('version') ? `${dataSource} ${site.get('version')}` : null,
    station: place.join(', ') || null,
    locationId: stated(get('locationid', 'stationid')),
    ...located,
    stampZoneH,
    localZoneH: zoneOf(get('localtimezone')) ?? stampZoneH,
    notes,
  }
}
