import { COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import { elevationOf, latitudeOf, longitudeOf, type Recording, zoneOf, zoneOfLongitude } from './recording.ts'
import { countCells, headLines, type Line, readRows } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { convert, unitOf, type WeatherColumn } from './units.ts'

/** Column names of NSRDB and SAM files, lower case without blanks and underscores; the first present name of a column counts. */
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
]

/** Units where the file states none; NSRDB tables always use these. */
const USUAL_UNITS: Readonly<Record<WeatherColumn, string>> = {
  ghi_wm2: 'W/m2',
  dhi_wm2: 'W/m2',
  dni_wm2: 'W/m2',
  poa_wm2: 'W/m2',
  temp_air_c: 'C',
  wind_speed_ms: 'm/s',
  relative_humidity: '%',
  pressure_hpa: 'mbar',
  precipitable_water_cm: 'cm',
  albedo: 'fraction',
}

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
  /** Names and values of the lines above; empty when there are none. */
  site: ReadonlyMap<string, string>
  dataSource: string
  /** Hours from UTC of the stamps when the file does not say. */
  zoneFallbackH: number | undefined
  latitudeDeg: number | undefined
  longitudeDeg: number | undefined
}

/**
 * Reads a table with Year, Month, Day, Hour and perhaps Minute columns. With minutes, a row is taken at its stamp (minute 30 of hourly data is the middle
 * of the hour); without, the stamp is the hour's start and the sun is taken at its middle. Hours that run from 1 to 24 are one less.
 */
export function readResourceTable(text: string, table: ResourceTable): Recording {
  const head = headLines(text, table.headerLine + 1)
  const header = splitCells(head[table.headerLine - 1].text, COMMA)
  const first = head[table.headerLine]
  if (first === undefined)
    throw new WeatherFileError('No rows follow the column names: the file seems cut; download it again', table.headerLine)
  const plainHeader = header.map(plain)
  const calendar = ['year', 'month', 'day', 'hour', 'minute'].filter((name) => plainHeader.includes(name))
  const found = NAMES.flatMap(([column, names]) => {
    const name = names.find((candidate) => plainHeader.includes(candidate))
    return name === undefined ? [] : [{ column, index: plainHeader.indexOf(name) }]
  })
  const rows = readRows(
    text,
    { from: first.from, line: first.number, separator: COMMA, headerCells: countCells(header), endsAtBlank: false },
    [
      ...calendar.map((name) => ({ index: plainHeader.indexOf(name), name, read: readNumber, required: true })),
      ...found.map(({ index }) => ({ index, name: header[index], read: readNumber, required: false })),
    ],
  )
  const [year, month, day, hour] = rows.values
  const minute = calendar.length === 5 ? rows.values[4] : null
  if (hour.includes(24) && !hour.includes(0)) for (let i = 0; i < rows.n; i++) hour[i] -= 1
  const columns: Recording['columns'] = {}
  found.forEach(({ column, index }, k) => {
    const values = rows.values[calendar.length + k]
    const stated = table.site.get(`${plainHeader[index]}units`) ?? ''
    const unit = unitOf(column, stated) ?? unitOf(column, USUAL_UNITS[column])
    if (unit) convert(values, unit, 60)
    columns[column] = values
  })
  return {
    ...siteOf(table),
    stampMeaning: minute === null ? 'start' : 'instant',
    instantAfterStampMin: 0,
    stampMin: calendarStamps(rows, { year, month, day, hour, minute }),
    lines: rows.lines,
    columns,
  }
}

/** A site fact, null for the hyphen that stands for none. */
const stated = (value: string | undefined): string | null => (value === undefined || value === '' || value === '-' ? null : value)

type Site = Omit<Recording, 'stampMeaning' | 'instantAfterStampMin' | 'stampMin' | 'lines' | 'columns'>

function siteOf({ site, dataSource, zoneFallbackH, latitudeDeg, longitudeDeg }: ResourceTable): Site {
  const notes: string[] = []
  const get = (...names: string[]) => names.map((name) => site.get(name)).find((value) => value !== undefined)
  const longitude = longitudeOf(get('longitude', 'lon', 'lng', 'long')) ?? longitudeDeg ?? null
  let stampZoneH = zoneOf(get('timezone', 'tz')) ?? zoneFallbackH ?? null
  if (stampZoneH === null && longitude !== null) {
    stampZoneH = zoneOfLongitude(longitude)
    notes.push(`The file states no time zone: ${stampZoneH} h from UTC is taken from the longitude.`)
  } else if (stampZoneH === null) {
    stampZoneH = 0
    notes.push('The file states neither time zone nor longitude: its stamps are taken as UTC. Set weather.timezone when they are local.')
  }
  const place = [get('city'), get('state'), get('country')].map(stated).filter((part) => part !== null)
  return {
    dataSource,
    radiationDb: site.get('version') ? `${dataSource} ${site.get('version')}` : null,
    station: place.join(', ') || null,
    locationId: stated(get('locationid', 'stationid')),
    latitudeDeg: latitudeOf(get('latitude', 'lat')) ?? latitudeDeg ?? null,
    longitudeDeg: longitude,
    elevationM: elevationOf(get('elevation', 'elev', 'altitude')),
    stampZoneH,
    localZoneH: zoneOf(get('localtimezone')) ?? stampZoneH,
    notes,
  }
}
