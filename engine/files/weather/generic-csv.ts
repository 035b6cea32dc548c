import { MINUTES_PER_DAY } from '../../core/calendar.ts'
import { type CellReader, COMMA, readCommaNumber, readNumber, splitCells } from './cells.ts'
import { nameIn } from './column-words.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { unitBySize, unitColumn } from './headings.ts'
import { placeOf } from './place.ts'
import { type PressureUnits, pressureUnitNotes } from './pressure-unit.ts'
import { type ColumnNames, isZone, type Recording, type StampMeaning, zoneOf } from './recording.ts'
import { countCells, type RowColumn, readRows } from './rows.ts'
import { calendarStamps, type DateOrder, makeStampReaders, readTimeOfDay } from './stamps.ts'
import { headingNotes, refuseTwoDecimalMarks } from './table-checks.ts'
import { findHeader, type TableHeader } from './table-header.ts'
import { NOMINAL_YEAR, stepOf } from './timeline.ts'
import { convert, WEATHER_COLUMNS } from './units.ts'
import { assumedZone, STATE_ZONE } from './zone.ts'
import { zoneInHeading, zoneReader } from './zone-heading.ts'

/** Column headings that say what a stamp marks, letters only. */
const STATED_MEANINGS: readonly (readonly [pattern: RegExp, meaning: WeatherFileOptions['interval']])[] = [
  [/period.?start|interval.?start|begin/i, 'start'],
  [/period.?end|interval.?end/i, 'end'],
]
/**
 * Open-Meteo's name for radiation that is averaged over the time before the stamp (see its
 * documentation of hourly variables).
 */
const PRECEDING = /^shortwave_radiation(?!_instant)/i
/**
 * Steps below this length are shorter than the fractions of an hour by which time zones differ. For
 * such steps, stamps off the step's grid mark the middle of the step, wherever the file begins.
 */
const SHORT_STEP_MINUTES = 30
/** Largest difference between global and diffuse plus horizontal beam, as a share of global. */
const CLOSURE_MAX = 0.02

/**
 * Any table with a line of column names that include a time and an irradiance. Separators are
 * comma, semicolon and TAB; the latter two also allow decimal commas. Dates are ISO or begin with
 * day or month, which their own numbers decide. Units are in the heading or in the row below. The
 * caller's option `interval` decides what a stamp marks, then the heading, then the first and last
 * stamp: a day that begins at 01:00 and ends at 24:00 is stamped at the end of the hour. Without
 * any evidence stamps mark the start.
 */
export const genericCsv: WeatherFormat = {
  id: 'generic_csv',
  title: 'CSV with column names (time, GHI, DHI, DNI, temperature, wind)',
  detect: (text) => findHeader(text) !== null,
  parse: (text, options) => readTable(text, options, null),
}

/**
 * Reads a table with a line of column names, whatever precedes it. `usual` is what stamps mark in
 * this format when nothing shows another meaning.
 */
export function readTable(text: string, options: WeatherFileOptions, usual: StampMeaning | null): Recording {
  const header = findHeader(text)
  if (header === null)
    throw new WeatherFileError(
      'No line names both a time column and an irradiance column: add a line of column names, such as time,ghi,temp_air',
    )
  const notes = headingNotes(header)
  if (header.separator !== COMMA) refuseTwoDecimalMarks(text, header.first.from)
  const { stampMinutes, statedZoneH, values, lines } = readValues(text, header, options, notes)
  const stepMinutes = stepOf(stampMinutes)
  const columns: Recording['columns'] = {}
  const names: ColumnNames = {}
  let pressureUnits: PressureUnits | null = null
  header.columns.forEach(({ quantity, unit, name }, k) => {
    names[unitColumn(quantity)] ??= name
    const read = unit ?? unitBySize(quantity, values[k])
    convert(values[k], read, stepMinutes)
    if (quantity === 'pressure_hpa') pressureUnits = { stated: unit, read }
    if (quantity !== 'beam') columns[quantity] = values[k]
  })
  const beamAt = header.columns.findIndex(({ quantity }) => quantity === 'beam')
  if (beamAt >= 0) placeBeam(columns, values[beamAt], header.columns[beamAt].name, notes)
  const site = siteOf(header, options, statedZoneH, notes)
  notes.push(...pressureUnitNotes(nameIn({ names }, 'pressure_hpa'), pressureUnits, columns.pressure_hpa, site.elevationM))
  return {
    dataSource: 'CSV',
    radiationDb: null,
    station: null,
    locationId: null,
    ...site,
    stampMeaning: meaningOf(header, options, usual, stampMinutes, stepMinutes, notes),
    instantAfterStampMinutes: 0,
    stampMinutes,
    lines,
    columns,
    names,
    notes,
  }
}

interface TableValues {
  stampMinutes: Float64Array
  /** Offset from UTC in hours that the stamps or their heading state; null when they state none. */
  statedZoneH: number | null
  /** By column of the header. */
  values: Float64Array[]
  lines: Int32Array
}

function readValues(text: string, header: TableHeader, { onProgress }: WeatherFileOptions, notes: string[]): TableValues {
  const { stamp, separator, cells, first, zone } = header
  const number = separator === COMMA ? readNumber : readCommaNumber
  const block = { from: first.from, line: first.number, separator, headerCells: countCells(cells), endsAtBlank: false, onProgress }
  const required = (index: number, read: CellReader): RowColumn => ({
    index,
    name: cells[index] || `cell ${index + 1}`,
    read,
    required: true,
  })
  const data = header.columns.map(({ index, name }) => ({ index, name, read: number, required: false }))
  if (stamp.kind === 'calendar') {
    const places = [stamp.month, stamp.day, stamp.hour, ...[stamp.minute, stamp.year].filter((index) => index !== null)]
    const zones = zone >= 0 ? [zoneCells(header, number)] : []
    const rows = readRows(text, block, [...places.map((index) => required(index, number)), ...zones, ...data])
    const [month, day, hour] = rows.values
    const minute = stamp.minute === null ? null : rows.values[3]
    const year = stamp.year === null ? new Float64Array(rows.n).fill(NOMINAL_YEAR) : rows.values[places.length - 1]
    if (stamp.year === null) notes.push(`The table has no year: its rows get the nominal year ${NOMINAL_YEAR}.`)
    const stampMinutes = calendarStamps(rows, { year, month, day, hour, minute })
    return {
      stampMinutes,
      statedZoneH: zone >= 0 ? zoneOfColumn(stampMinutes, rows.values[places.length], cells[zone], notes) : null,
      values: rows.values.slice(places.length + zones.length),
      lines: rows.lines,
    }
  }
  const dateIndex = stamp.kind === 'stamp' ? stamp.stamp : stamp.date
  const order = dateOrder(text, header, dateIndex, onProgress, notes)
  const readers = makeStampReaders(order)
  const statesZone = /(\d[T ]?\d{2}:?\d{2}(:\d{2}(\.\d+)?)?\s*([+-]\d{1,2}(:?\d{2})?|Z))\s*"?\s*([,;\t]|$)/.test(first.text)
  const hasZoneColumn = zone >= 0 && !statesZone
  const rows = readRows(text, block, [
    required(dateIndex, readers.stamp),
    ...(stamp.kind === 'date_time' ? [required(stamp.time, readTimeOfDay)] : []),
    ...(statesZone ? [{ ...required(dateIndex, readers.zone), name: `${cells[dateIndex]} (offset from UTC)` }] : []),
    ...(hasZoneColumn ? [zoneCells(header, number)] : []),
    ...data,
  ])
  const values = rows.values.slice(rows.values.length - data.length)
  const stampMinutes = rows.values[0]
  if (stamp.kind === 'date_time') for (let i = 0; i < rows.n; i++) stampMinutes[i] += rows.values[1][i]
  const zones = rows.values[rows.values.length - data.length - 1]
  const ofColumn = () => (hasZoneColumn ? zoneOfColumn(stampMinutes, zones, cells[zone], notes) : null)
  const inUtc = () => zoneInHeading(cells[dateIndex]) ?? (/utc|gmt/i.test(cells[dateIndex]) ? 0 : null)
  return {
    stampMinutes,
    statedZoneH: statesZone ? toStandardTime(stampMinutes, zones) : (ofColumn() ?? inUtc()),
    values,
    lines: rows.lines,
  }
}

function zoneCells({ zone, cells }: TableHeader, number: CellReader): RowColumn {
  return { index: zone, name: cells[zone], read: zoneReader(number), required: false }
}

/**
 * Time zone of stamps next to a column of it: its heading's, or its cells', which are offsets from UTC and may have
 * daylight saving time. Null, with a note, when the column says neither.
 */
function zoneOfColumn(stampMinutes: Float64Array, zonesH: Float64Array, heading: string, notes: string[]): number | null {
  const stated = zoneInHeading(heading)
  if (stated !== null) return stated
  if (zonesH.every(isZone))
    return toStandardTime(
      stampMinutes,
      zonesH.map((zoneH) => zoneH * 60),
    )
  notes.push(`${heading} is not read: its cells are not all offsets from UTC such as 1, +01:00 or UTC+1; ${STATE_ZONE}.`)
  return null
}

/**
 * Converts stamps that state their offset from UTC to the smallest of these offsets, which is
 * standard time. Returns that offset in hours.
 */
function toStandardTime(stampMinutes: Float64Array, zoneMinutes: Float64Array): number {
  const standard = zoneMinutes.reduce((least, minutes) => Math.min(least, minutes), Number.POSITIVE_INFINITY)
  for (let i = 0; i < stampMinutes.length; i++) stampMinutes[i] += standard - zoneMinutes[i]
  return standard / 60
}

/**
 * Determines from the dates whether day or month comes first: a number above 12 is a day; without
 * such a number, the number that changes first is the day.
 */
export function dateOrder(
  text: string,
  { separator, first, cells }: Pick<TableHeader, 'separator' | 'first' | 'cells'>,
  index: number,
  onProgress: WeatherFileOptions['onProgress'],
  notes: string[],
): DateOrder {
  const { datePair } = makeStampReaders('dmy')
  const firstDate = splitCells(first.text, separator)[index] ?? ''
  // begins with the year, so the order is known
  if (Number.isNaN(datePair(firstDate, 0, firstDate.length))) return 'dmy'
  const block = { from: first.from, line: first.number, separator, headerCells: countCells(cells), endsAtBlank: false, onProgress }
  const pairs = readRows(text, block, [{ index, name: cells[index], read: (...cell) => datePair(...cell) || 0, required: false }]).values[0]
  let changed: DateOrder | null = null
  for (let i = 0; i < pairs.length; i++) {
    if (pairs[i] >= 1300) return 'dmy'
    if (pairs[i] % 100 > 12) return 'mdy'
    if (changed === null && i > 0 && pairs[i] !== pairs[i - 1])
      changed = Math.floor(pairs[i] / 100) !== Math.floor(pairs[i - 1] / 100) ? 'dmy' : 'mdy'
  }
  if (changed === null) notes.push('The dates do not show whether day or month comes first: they are read as day/month/year.')
  return changed ?? 'dmy'
}

/** Headings of a beam on the horizontal. */
const HORIZONTAL = /hor|bhi|gb\(?h|direct.?radiation/i

/**
 * Assigns a beam column to direct normal or to horizontal irradiance. When global and diffuse are
 * present, it is horizontal if the three close (and then adds no information). When only global is
 * present, it is horizontal if it never exceeds global. When only diffuse is present, its heading
 * decides.
 */
function placeBeam(columns: Recording['columns'], beam: Float64Array, name: string, notes: string[]): void {
  const { ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: dni } = columns
  if (dni) return
  if (ghi && dhi && closes(ghi, dhi, beam)) return
  if (ghi && !dhi && !exceeds(beam, ghi)) {
    columns.dhi_wm2 = ghi.map((global, i) => global - beam[i])
    notes.push(`${name} is read as beam on the horizontal: diffuse is global minus beam.`)
  } else if (!ghi && dhi && HORIZONTAL.test(name)) {
    columns.ghi_wm2 = dhi.map((diffuse, i) => diffuse + beam[i])
    notes.push(`${name} is read as beam on the horizontal: global is diffuse plus beam.`)
  } else {
    columns.dni_wm2 = beam
    notes.push(`${name} is read as direct normal irradiance${ghi ? ': it does not close with global on the horizontal' : ''}.`)
  }
}

/** True when global equals diffuse plus beam, within a share of global. */
function closes(ghi: Float64Array, dhi: Float64Array, beam: Float64Array): boolean {
  let miss = 0
  let sum = 0
  for (let i = 0; i < beam.length; i++) {
    const gap = ghi[i] - dhi[i] - beam[i]
    if (Number.isNaN(gap) || !isIrradiance(ghi[i])) continue
    miss += Math.abs(gap)
    sum += ghi[i]
  }
  return miss <= CLOSURE_MAX * sum
}

/**
 * True when the beam exceeds global in more than a given share of the sunlit rows, as direct normal
 * irradiance does when the sun is low.
 */
function exceeds(beam: Float64Array, ghi: Float64Array): boolean {
  let larger = 0
  let lit = 0
  for (let i = 0; i < beam.length; i++) {
    if (!isIrradiance(ghi[i]) || !isIrradiance(beam[i]) || ghi[i] <= 0) continue
    lit++
    if (beam[i] > ghi[i] * (1 + CLOSURE_MAX) + 1) larger++
  }
  return larger > CLOSURE_MAX * lit
}

function isIrradiance(value: number): boolean {
  return value >= WEATHER_COLUMNS.ghi_wm2.min && value <= WEATHER_COLUMNS.ghi_wm2.max
}

function siteOf({ facts, zone }: TableHeader, options: WeatherFileOptions, statedZoneH: number | null, notes: string[]) {
  const place = placeOf(
    { latitude: facts.get('latitude'), longitude: facts.get('longitude'), elevation: facts.get('elevation') },
    options,
    notes,
  )
  const unreadZone = facts.get('timezone') ?? facts.get('zone_name')
  if (statedZoneH === null && unreadZone !== undefined && zoneOf(facts.get('timezone')) === null)
    notes.push(`The time zone ${unreadZone} cannot be read: ${STATE_ZONE}; stamps must be in standard time without daylight saving.`)
  const zoneH =
    statedZoneH ??
    zoneOf(facts.get('timezone')) ??
    options.timezone ??
    assumedZone(place, options, notes, zone >= 0 || unreadZone !== undefined)
  return {
    ...place,
    stampZoneH: zoneH,
    localZoneH: statedZoneH === null ? zoneH : (options.timezone ?? zoneH),
  }
}

function meaningOf(
  { stamp, columns }: TableHeader,
  { interval }: WeatherFileOptions,
  usual: StampMeaning | null,
  stampMinutes: Float64Array,
  stepMinutes: number,
  notes: string[],
): StampMeaning {
  if (interval !== undefined) return interval
  if (stamp.kind === 'stamp') {
    const stated = STATED_MEANINGS.find(([pattern]) => pattern.test(stamp.name))?.[1]
    if (stated !== undefined) return stated
  }
  const precedingHour = columns.find(({ name }) => PRECEDING.test(name))
  if (precedingHour !== undefined) {
    notes.push(`${precedingHour.name} is the mean over the time before its stamp: the stamps are read as the end of their interval.`)
    return 'end'
  }
  const firstOfDay = stampMinutes[0] - Math.floor(stampMinutes[0] / MINUTES_PER_DAY) * MINUTES_PER_DAY
  const last = stampMinutes[stampMinutes.length - 1]
  const lastOfDay = last - Math.floor(last / MINUTES_PER_DAY) * MINUTES_PER_DAY
  if (firstOfDay === stepMinutes && lastOfDay === 0) {
    notes.push('The stamps run from one step after midnight to midnight: they are read as the end of their interval.')
    return 'end'
  }
  const phase = stepMinutes < SHORT_STEP_MINUTES ? firstOfDay % stepMinutes : firstOfDay
  if (phase > 0 && (phase === stepMinutes / 2 || phase === Math.floor(stepMinutes / 2))) {
    notes.push('The stamps are in the middle of the step: they are read as the middle of their interval.')
    return 'middle'
  }
  if (usual !== null) return usual
  notes.push(
    'The stamps are read as the start of their interval; if they mark its middle or end, send POST /api/parse-weather?interval=middle or interval=end.',
  )
  return 'start'
}
