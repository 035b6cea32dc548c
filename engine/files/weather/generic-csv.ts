import { MINUTES_PER_DAY } from '../../core/calendar.ts'
import { type CellReader, COMMA, readCommaNumber, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { unitBySize } from './headings.ts'
import { elevationOf, latitudeOf, longitudeOf, type Recording, type StampMeaning, zoneOf } from './recording.ts'
import { countCells, type RowColumn, readRows } from './rows.ts'
import { calendarStamps, type DateOrder, makeStampReaders, readTimeOfDay } from './stamps.ts'
import { headingNotes, refuseTwoDecimalMarks } from './table-checks.ts'
import { findHeader, type TableHeader } from './table-header.ts'
import { NOMINAL_YEAR, stepOf } from './timeline.ts'
import { convert, WEATHER_COLUMNS } from './units.ts'
import { assumedZone } from './zone.ts'

/** Column headings that say what a stamp marks, letters only. */
const STATED_MEANINGS: readonly (readonly [pattern: RegExp, meaning: WeatherFileOptions['interval']])[] = [
  [/period.?start|interval.?start|begin/i, 'start'],
  [/period.?end|interval.?end/i, 'end'],
]
/** Open-Meteo's name of a radiation that is averaged over the time before the stamp (its documentation of the hourly variables). */
const PRECEDING = /^shortwave_radiation(?!_instant)/i
/** Steps shorter than any part of an hour by which time zones differ: stamps off their grid stand in their middle, wherever the file begins. */
const SHORT_STEP_MIN = 30
/** Share by which global, diffuse and beam on the horizontal may miss each other. */
const CLOSURE_MAX = 0.02

/**
 * Any table with a line of column names: one of time, one of irradiance. Separators are comma, semicolon and TAB, the latter two also with decimal commas;
 * dates are ISO or begin with day or month (told by their own numbers); units stand in the heading or in a row below.
 * What a stamp marks is the caller's word, else the heading's, else what the first and the last stamp tell: a day that begins at 01:00 and ends at 24:00 is stamped at
 * the end of the hour; without any sign it is the start.
 */
export const genericCsv: WeatherFormat = {
  id: 'generic_csv',
  title: 'CSV with column names (time, GHI, DHI, DNI, temperature, wind)',
  detect: (text) => findHeader(text) !== null,
  parse: (text, options) => readTable(text, options, null),
}

/** Reads a table with a line of names, whatever stands above it. `usual` is what stamps mark in its format where they show no sign of another meaning. */
export function readTable(text: string, options: WeatherFileOptions, usual: StampMeaning | null): Recording {
  const header = findHeader(text)
  if (header === null) throw new WeatherFileError('No line names a time and an irradiance column')
  const notes = headingNotes(header)
  if (header.separator !== COMMA) refuseTwoDecimalMarks(text, header.first.from)
  const { stampMin, statedZoneH, values, lines } = readValues(text, header, notes)
  const stepMin = stepOf(stampMin)
  const columns: Recording['columns'] = {}
  header.columns.forEach(({ quantity, unit }, k) => {
    convert(values[k], unit ?? unitBySize(quantity, values[k]), stepMin)
    if (quantity !== 'beam') columns[quantity] = values[k]
  })
  const beamAt = header.columns.findIndex(({ quantity }) => quantity === 'beam')
  if (beamAt >= 0) placeBeam(columns, values[beamAt], header.columns[beamAt].name, notes)
  return {
    dataSource: 'CSV',
    radiationDb: null,
    station: null,
    locationId: null,
    ...siteOf(header, options, statedZoneH, notes),
    stampMeaning: meaningOf(header, options, usual, stampMin, stepMin, notes),
    instantAfterStampMin: 0,
    stampMin,
    lines,
    columns,
    notes,
  }
}

interface Table {
  stampMin: Float64Array
  /** Hours from UTC that the stamps or their heading state; null when they state none. */
  statedZoneH: number | null
  /** By column of the header. */
  values: Float64Array[]
  lines: Int32Array
}

function readValues(text: string, header: TableHeader, notes: string[]): Table {
  const { stamp, separator, cells, first } = header
  const number = separator === COMMA ? readNumber : readCommaNumber
  const block = { from: first.from, line: first.number, separator, headerCells: countCells(cells), endsAtBlank: false }
  const required = (index: number, read: CellReader): RowColumn => ({
    index,
    name: cells[index] || `cell ${index + 1}`,
    read,
    required: true,
  })
  const data = header.columns.map(({ index, name }) => ({ index, name, read: number, required: false }))
  if (stamp.kind === 'calendar') {
    const places = [stamp.month, stamp.day, stamp.hour, ...[stamp.minute, stamp.year].filter((index) => index !== null)]
    const rows = readRows(text, block, [...places.map((index) => required(index, number)), ...data])
    const [month, day, hour] = rows.values
    const minute = stamp.minute === null ? null : rows.values[3]
    const year = stamp.year === null ? new Float64Array(rows.n).fill(NOMINAL_YEAR) : rows.values[places.length - 1]
    if (stamp.year === null) notes.push(`The table has no year: its rows carry the nominal year ${NOMINAL_YEAR}.`)
    return {
      stampMin: calendarStamps(rows, { year, month, day, hour, minute }),
      statedZoneH: null,
      values: rows.values.slice(places.length),
      lines: rows.lines,
    }
  }
  const dateIndex = stamp.kind === 'stamp' ? stamp.stamp : stamp.date
  const order = dateOrder(text, header, dateIndex, notes)
  const readers = makeStampReaders(order)
  const statesZone = /(\d[T ]?\d{2}:?\d{2}(:\d{2}(\.\d+)?)?\s*([+-]\d{1,2}(:?\d{2})?|Z))\s*"?\s*([,;\t]|$)/.test(first.text)
  const rows = readRows(text, block, [
    required(dateIndex, readers.stamp),
    ...(stamp.kind === 'date_time' ? [required(stamp.time, readTimeOfDay)] : []),
    ...(statesZone ? [{ ...required(dateIndex, readers.zone), name: `${cells[dateIndex]} (offset from UTC)` }] : []),
    ...data,
  ])
  const values = rows.values.slice(rows.values.length - data.length)
  const stampMin = rows.values[0]
  if (stamp.kind === 'date_time') for (let i = 0; i < rows.n; i++) stampMin[i] += rows.values[1][i]
  const inUtc = /utc|gmt/i.test(cells[dateIndex]) ? 0 : null
  return {
    stampMin,
    statedZoneH: statesZone ? toStandardTime(stampMin, rows.values[rows.values.length - data.length - 1]) : inUtc,
    values,
    lines: rows.lines,
  }
}

/** Turns stamps that state their offset from UTC into the smallest of these offsets, which is standard time; returns it in hours. */
function toStandardTime(stampMin: Float64Array, zoneMin: Float64Array): number {
  const standard = zoneMin.reduce((least, minutes) => Math.min(least, minutes), Number.POSITIVE_INFINITY)
  for (let i = 0; i < stampMin.length; i++) stampMin[i] += standard - zoneMin[i]
  return standard / 60
}

/** Day or month first, from the dates themselves: a number above 12 is a day; without one, the number that changes first is. */
function dateOrder(text: string, { separator, first, cells }: TableHeader, index: number, notes: string[]): DateOrder {
  const { datePair } = makeStampReaders('dmy')
  const firstDate = splitCells(first.text, separator)[index] ?? ''
  if (Number.isNaN(datePair(firstDate, 0, firstDate.length))) return 'dmy' // begins with the year: no choice
  const block = { from: first.from, line: first.number, separator, headerCells: countCells(cells), endsAtBlank: false }
  const pairs = readRows(text, block, [{ index, name: cells[index], read: (...cell) => datePair(...cell) || 0, required: false }]).values[0]
  let changed: DateOrder | null = null
  for (let i = 0; i < pairs.length; i++) {
    if (pairs[i] >= 1300) return 'dmy'
    if (pairs[i] % 100 > 12) return 'mdy'
    if (changed === null && i > 0 && pairs[i] !== pairs[i - 1])
      changed = Math.floor(pairs[i] / 100) !== Math.floor(pairs[i - 1] / 100) ? 'dmy' : 'mdy'
  }
  if (changed === null) notes.push('Dates do not tell day from month: they are read as day/month/year.')
  return changed ?? 'dmy'
}

/** Headings that say that the beam is on the horizontal. */
const HORIZONTAL = /hor|bhi|gb\(?h|direct.?radiation/i

/**
 * Uses a beam column as direct normal or on the horizontal. With global and diffuse there, it is on the horizontal when the three close (and then says nothing
 * new); with global alone, when it never exceeds global; with diffuse alone its heading decides.
 */
function placeBeam(columns: Recording['columns'], beam: Float64Array, name: string, notes: string[]): void {
  const { ghi_wm2: ghi, dhi_wm2: dhi, dni_wm2: dni } = columns
  if (dni) return
  if (ghi && dhi && closes(ghi, dhi, beam)) return
  if (ghi && !dhi && !exceeds(beam, ghi)) {
    columns.dhi_wm2 = ghi.map((global, i) => global - beam[i])
    notes.push(`${name} is read as beam on the horizontal: diffuse is global less beam.`)
  } else if (!ghi && dhi && HORIZONTAL.test(name)) {
    columns.ghi_wm2 = dhi.map((diffuse, i) => diffuse + beam[i])
    notes.push(`${name} is read as beam on the horizontal: global is diffuse plus beam.`)
  } else {
    columns.dni_wm2 = beam
    notes.push(`${name} is read as direct normal irradiance${ghi ? ': it does not close with global on the horizontal' : ''}.`)
  }
}

/** True when global is diffuse plus beam, within a share of the global. */
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

/** True when the beam is larger than global in more than a share of the rows with sun, as direct normal is when the sun is low. */
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

function siteOf({ facts }: TableHeader, options: WeatherFileOptions, statedZoneH: number | null, notes: string[]) {
  const latitudeDeg = latitudeOf(facts.get('latitude')) ?? options.latitude ?? null
  const longitudeDeg = longitudeOf(facts.get('longitude')) ?? options.longitude ?? null
  const unreadZone = facts.get('timezone') ?? facts.get('zone_name')
  if (statedZoneH === null && unreadZone !== undefined && zoneOf(facts.get('timezone')) === null)
    notes.push(
      `The time zone ${unreadZone} is not read: send the option timezone, in hours from UTC, for stamps in standard time without daylight saving.`,
    )
  const zoneH =
    statedZoneH ?? zoneOf(facts.get('timezone')) ?? options.timezone ?? assumedZone({ latitudeDeg, longitudeDeg }, options, notes)
  return {
    latitudeDeg,
    longitudeDeg,
    elevationM: elevationOf(facts.get('elevation')),
    stampZoneH: zoneH,
    localZoneH: statedZoneH === null ? zoneH : (options.timezone ?? zoneH),
  }
}

function meaningOf(
  { stamp, columns }: TableHeader,
  { interval }: WeatherFileOptions,
  usual: StampMeaning | null,
  stampMin: Float64Array,
  stepMin: number,
  notes: string[],
): StampMeaning {
  if (interval !== undefined) return interval
  if (stamp.kind === 'stamp') {
    const stated = STATED_MEANINGS.find(([pattern]) => pattern.test(stamp.name))?.[1]
    if (stated !== undefined) return stated
  }
  const precedingHour = columns.find(({ name }) => PRECEDING.test(name))
  if (precedingHour !== undefined) {
    notes.push(`${precedingHour.name} is the mean of the time before its stamp: the stamps are taken as the end of their interval.`)
    return 'end'
  }
  const firstOfDay = stampMin[0] - Math.floor(stampMin[0] / MINUTES_PER_DAY) * MINUTES_PER_DAY
  const last = stampMin[stampMin.length - 1]
  const lastOfDay = last - Math.floor(last / MINUTES_PER_DAY) * MINUTES_PER_DAY
  if (firstOfDay === stepMin && lastOfDay === 0) {
    notes.push('The stamps run from one step after midnight to midnight: they are taken as the end of their interval.')
    return 'end'
  }
  const phase = stepMin < SHORT_STEP_MIN ? firstOfDay % stepMin : firstOfDay
  if (phase > 0 && (phase === stepMin / 2 || phase === Math.floor(stepMin / 2))) {
    notes.push('The stamps stand in the middle of the step: they are taken as the middle of their interval.')
    return 'middle'
  }
  if (usual !== null) return usual
  notes.push('The stamps are taken as the start of their interval; send the option interval when they mark its middle or end.')
  return 'start'
}
