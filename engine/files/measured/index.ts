import type { ParsedMeasured } from '@pvyield/contract/schemas'
import { formatStamp } from '../../core/calendar.ts'
import { withNaN } from '../../core/sent-column.ts'
import { decodeText } from '../weather/decode.ts'
import { WeatherFileError } from '../weather/error.ts'
import type { WeatherFileOptions } from '../weather/format.ts'
import { type OtherColumn, readTableWith } from '../weather/generic-csv.ts'
import { negativeNotes, outsideNotes } from '../weather/odd-values.ts'
import type { Recording } from '../weather/recording.ts'
import { ignoredZone } from '../weather/section.ts'
import { refuseLightless } from '../weather/table-checks.ts'
import { findHeader, headerWithoutLight, type TableHeader } from '../weather/table-header.ts'
import { makeTimeline, type Timeline } from '../weather/timeline.ts'
import { WEATHER_COLUMNS } from '../weather/units.ts'
import { type MeasuredColumn, type MeasuredHeading, measuredHeading } from './headings.ts'
import type { ChosenRoles } from './roles.ts'
import { withRoles } from './table.ts'
import { type Column, flagReader, measuredValues, within } from './values.ts'

/** Weather columns that a test of performance reads. */
const OF_WEATHER = ['poa_wm2', 'temp_air_c', 'wind_speed_ms'] as const

const NAME_OF_IRRADIANCE = 'POA (W/m2) if the sensor is in the plane of the array; a test of performance does not use horizontal irradiance'

type Found = MeasuredHeading & OtherColumn

/** What a caller knows about a file of measured rows. */
export interface MeasuredFileOptions extends WeatherFileOptions {
  /** Columns of roles that do not follow from their names. */
  readonly roles?: ChosenRoles
}

/**
 * Reads a table of measured rows of a plant: time, irradiance in the plane, power, temperatures, wind and flags, by
 * the names of its columns. Stamps, zones, separators and decimal marks are those of weather tables.
 * Fails: WeatherFileError, with the line, for a table that cannot be read, or has no irradiance in the plane or no AC power.
 * Checked by: test/engine/files/measured.test.ts
 */
export function parseMeasured(bytes: Uint8Array, options: MeasuredFileOptions = {}): ParsedMeasured {
  const sent = decodeText(bytes, { onProgress: options.onProgress })
  const notes: string[] = []
  const text = withRoles(sent, options.roles ?? {}, notes)
  if (findHeader(text) === null) refuseHeaderless(text)
  let found: readonly Found[] = []
  const { recording, others } = readTableWith(text, options, null, (header) => {
    found = columnsOf(header, notes)
    return found
  })
  refuseLacking(recording.columns.poa_wm2, found)
  const timeline = makeTimeline(recording)
  if (timeline.monthsYears !== null)
    throw new WeatherFileError('The months of the table come from several years, as in a typical year: measured rows ascend')
  return sectionOf(recording, timeline, found, others, [
    ...recording.notes,
    ...timeline.notes,
    ...ignoredZone(options.timezone, recording, timeline),
    ...notes,
  ])
}

/** The section of the columns that were found. */
function sectionOf(
  recording: Recording,
  { stepMinutes, startMinutes, zoneH, isRegular }: Timeline,
  found: readonly Found[],
  others: readonly Float64Array[],
  notes: readonly string[],
): ParsedMeasured {
  const own: string[] = []
  const columns: Record<string, Column> = {}
  for (const name of OF_WEATHER) {
    const values = recording.columns[name]
    if (values === undefined) continue
    own.push(...outsideNotes(name, values, WEATHER_COLUMNS[name], startMinutes))
    columns[name] = within(values, WEATHER_COLUMNS[name])
    if (name === 'poa_wm2') own.push(...negativeNotes(name, withNaN(columns[name]), startMinutes))
  }
  const flags: { curtailed?: (boolean | null)[] } = {}
  for (const [k, heading] of found.entries()) {
    const values = measuredValues(others[k] ?? new Float64Array(), heading, { stepMinutes, startMinutes }, own)
    if (heading.column === 'curtailed') flags.curtailed = values.map((value) => (value === null ? null : value > 0))
    else columns[heading.column] = values
  }
  return {
    measured: {
      timezone: zoneH,
      step_minutes: stepMinutes,
      interval: 'start',
      start: isRegular ? formatStamp(startMinutes[0] ?? 0) : null,
      time: isRegular ? null : Array.from(startMinutes, formatStamp),
      ...(columns as { poa_wm2: Column }),
      ...flags,
    },
    meta: {
      rows: startMinutes.length,
      columns: [
        ...OF_WEATHER.flatMap((name) =>
          columns[name] === undefined ? [] : [{ name, column: recording.names[name] ?? '', file_unit: null }],
        ),
        ...found.map(({ column, name, unit }) => ({ name: column, column: name, file_unit: unit })),
      ],
      missing: Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values.filter((value) => value === null).length])),
    },
    notes: [...notes, ...own].map((note) => note.replaceAll('/api/parse-weather', '/api/parse-measured')),
  }
}

/** Fails: WeatherFileError that says what the table lacks. */
function refuseHeaderless(text: string): never {
  const lightless = headerWithoutLight(text)
  if (lightless !== null) refuseLightless(lightless, NAME_OF_IRRADIANCE)
  throw new WeatherFileError(
    'No line names both a time column and an irradiance column: send a table with a line of column names, such as time,poa (W/m2),ac power (kW),air temperature (degC),wind speed (m/s)',
  )
}

/** Fails: WeatherFileError for a table without irradiance in the plane or without AC power. */
function refuseLacking(poaWm2: Float64Array | undefined, found: readonly Found[]): void {
  if (poaWm2 === undefined)
    throw new WeatherFileError(
      'No column is the irradiance in the plane of the array: name it POA (W/m2); a test of performance does not use horizontal irradiance',
    )
  if (!found.some(({ column }) => column === 'power_ac_kw'))
    throw new WeatherFileError('No column is the AC power: name it AC power (kW), or with the unit that it has (W, MW, kWh, Wh, MWh)')
}

/** The columns of the measurement, the first of each kind. */
function columnsOf({ cells, columns, line }: TableHeader, notes: string[]): Found[] {
  const taken = new Set(columns.map(({ index }) => index))
  const seen = new Set<MeasuredColumn>()
  return cells.flatMap((name, index) => {
    const heading = taken.has(index) ? null : measuredHeading(name)
    if (heading === null) return []
    if (seen.has(heading.column)) {
      notes.push(`${name} is not read: an earlier column is ${heading.column} too.`)
      return []
    }
    if (heading.isUnclear)
      throw new WeatherFileError(
        'The name is that of an energy, and no unit is stated: write kWh, Wh or MWh into the heading, or kW for a power',
        line.number,
        name,
      )
    seen.add(heading.column)
    if (heading.unit === null && heading.column.startsWith('power')) notes.push(`${name} states no unit: its values are read as kW.`)
    return [{ ...heading, index, name, ...(heading.column === 'curtailed' && { reader: flagReader }) }]
  })
}
