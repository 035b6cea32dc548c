import { MINUTES_PER_DAY } from '../../core/calendar.ts'
import { placeBeam } from './beam.ts'
import { type CellReader, COMMA, readCommaNumber, readNumber, splitCells } from './cells.ts'
import { nameIn } from './column-words.ts'
import { type Dialect, dialectOf, usualUnit } from './dialects.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { unitBySize, unitColumn } from './headings.ts'
import { placeOf } from './place.ts'
import { type PressureUnits, pressureUnitNotes } from './pressure-unit.ts'
import { type ColumnNames, isZone, type Recording, type StampMeaning, zoneOf } from './recording.ts'
import { countCells, type RowColumn, type Rows, readRows } from './rows.ts'
import { countReader, hourReader, INTERVAL_CELL, intervalStart, timeOrDayFrac } from './stamp-cells.ts'
import { calendarStamps, type DateOrder, dayOfYearStamps, makeStampReaders, readTimeOfDay } from './stamps.ts'
import { headingNotes, refuseTwoDecimalMarks } from './table-checks.ts'
import { findHeader, stampIndexes, type TableHeader } from './table-header.ts'
import { isMiddle, NOMINAL_YEAR, stepOf } from './timeline.ts'
import { convert, isColumn } from './units.ts'
import { assumedZone, STATE_ZONE } from './zone.ts'
import { zoneByName, zoneInHeading, zoneReader, zoneWordIn } from './zone-heading.ts'

/** Column headings that say what a stamp marks, letters only. */
const STATED_MEANINGS: readonly (readonly [pattern: RegExp, meaning: WeatherFileOptions['interval']])[] = [
  [/period.?start|interval.?start|start.?time|begin/i, 'start'],
  [/period.?end|interval.?end/i, 'end'],
]
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
  return readTableWith(text, options, usual, () => []).recording
}

/** A column of a table that is not weather: its place in the rows, its name, and its reader where it is not that of numbers. */
export type OtherColumn = Pick<RowColumn, 'index' | 'name'> & { readonly reader?: (number: CellReader) => CellReader }

/**
 * The same for a table that has columns of another kind, which come out as they are, NaN where missing.
 * @param choose  finds these columns under the header
 */
export function readTableWith(
  text: string,
  options: WeatherFileOptions,
  usual: StampMeaning | null,
  choose: (header: TableHeader) => readonly OtherColumn[],
): { recording: Recording; others: readonly Float64Array[] } {
  const header = findHeader(text)
  if (header === null)
    throw new WeatherFileError(
      'No line names both a time column and an irradiance column: add a line of column names, such as time,ghi,temp_air',
    )
  const dialect = dialectOf(header)
  const otherColumns = choose(header)
  const notes = headingNotes(header, dialect, otherColumns)
  if (dialect !== null && dialect.meaning === undefined) notes.push(dialect.why(header))
  if (header.separator !== COMMA) refuseTwoDecimalMarks(text, header.first.from)
  const { stampMinutes, statedZoneH, values, lines } = readValues(text, header, otherColumns, options, notes)
  const stepMinutes = stepOf(stampMinutes)
  const columns: Recording['columns'] = {}
  const names: ColumnNames = {}
  let pressureUnits: PressureUnits | null = null
  header.columns.forEach(({ quantity, unit, name }, k) => {
    names[unitColumn(quantity)] ??= name
    const stated = unit ?? usualUnit(dialect, quantity)
    const read = stated ?? unitBySize(quantity, values[k])
    convert(values[k], read, stepMinutes)
    if (quantity === 'pressure_hpa' && stated === unit) pressureUnits = { stated, read }
    if (isColumn(quantity)) columns[quantity] = values[k]
  })
  dialect?.check?.(columns)
  combineParts(columns, header, values, notes)
  const site = siteOf(header, options, { statedZoneH, dialectZoneH: dialect?.zoneH ?? null }, notes)
  notes.push(...pressureUnitNotes(nameIn({ names }, 'pressure_hpa'), pressureUnits, columns.pressure_hpa, site.elevationM))
  const recording: Recording = {
    dataSource: 'CSV',
    radiationDb: null,
    station: null,
    locationId: null,
    ...site,
    stampMeaning: meaningOf(header, options, { usual, dialect }, stampMinutes, stepMinutes, notes),
    instantAfterStampMinutes: 0,
    stampMinutes,
    lines,
    columns,
    names,
    notes,
  }
  return { recording, others: values.slice(header.columns.length) }
}

/** Wind speed of its two parts, and the beam as the column that it is. */
function combineParts(columns: Recording['columns'], header: TableHeader, values: readonly Float64Array[], notes: string[]): void {
  const [east, north] = (['wind_east', 'wind_north'] as const).map(
    (part) => values[header.columns.findIndex(({ quantity }) => quantity === part)],
  )
  if (east !== undefined && north !== undefined) columns.wind_speed_ms ??= east.map((speed, i) => Math.hypot(speed, north[i]))
  const beamAt = header.columns.findIndex(({ quantity }) => quantity === 'beam')
  if (beamAt >= 0) placeBeam(columns, values[beamAt], header.columns[beamAt].name, notes)
}

interface TableValues {
  stampMinutes: Float64Array
  /** Offset from UTC in hours that the stamps or their heading state; null when they state none. */
  statedZoneH: number | null
  /** By column of the header, and then by other column. */
  values: Float64Array[]
  lines: Int32Array
}

type Stamp<Kind extends TableHeader['stamp']['kind']> = Extract<TableHeader['stamp'], { kind: Kind }>

/** The rows of a table below its header. */
class TableBody {
  readonly number: CellReader
  readonly data: RowColumn[]

  constructor(
    readonly text: string,
    readonly header: TableHeader,
    others: readonly OtherColumn[],
    readonly options: WeatherFileOptions,
    readonly notes: string[],
  ) {
    this.number = header.separator === COMMA ? readNumber : readCommaNumber
    const columns: readonly OtherColumn[] = [...header.columns.map(({ index, name }) => ({ index, name })), ...others]
    this.data = columns.map(({ index, name, reader }) => ({ index, name, read: reader?.(this.number) ?? this.number, required: false }))
  }

  required(index: number, read: CellReader): RowColumn {
    return { index, name: this.header.cells[index] || `cell ${index + 1}`, read, required: true }
  }

  /** The columns of the time, and then those of the data. */
  read(time: readonly RowColumn[]): Rows {
    const { first, separator, cells } = this.header
    const { onProgress } = this.options
    const block = { from: first.from, line: first.number, separator, headerCells: countCells(cells), endsAtBlank: false, onProgress }
    return readRows(this.text, block, [...time, ...this.data])
  }
}

function readValues(
  text: string,
  header: TableHeader,
  others: readonly OtherColumn[],
  options: WeatherFileOptions,
  notes: string[],
): TableValues {
  const body = new TableBody(text, header, others, options, notes)
  const { stamp } = header
  if (stamp.kind === 'calendar') return readCalendar(body, stamp)
  return stamp.kind === 'day_of_year' ? readDaysOfYear(body, stamp) : readStamps(body, stamp)
}

function readCalendar(body: TableBody, stamp: Stamp<'calendar'>): TableValues {
  const { header, number, notes } = body
  const { cells, zone } = header
  const places = [stamp.month, stamp.day, stamp.hour, ...[stamp.minute, stamp.year].filter((index) => index !== null)]
  const zones = zone >= 0 ? [zoneCells(header, number)] : []
  const rows = body.read([...places.map((index) => body.required(index, number)), ...zones])
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

function readDaysOfYear(body: TableBody, stamp: Stamp<'day_of_year'>): TableValues {
  const { header, number, options, notes } = body
  const timeName = header.cells[stamp.time]
  const minutes = stamp.minute === null ? [] : [body.required(stamp.minute, number)]
  const time = [body.required(stamp.year, number), body.required(stamp.day, number), body.required(stamp.time, hourReader(number))]
  const rows = body.read([...time, ...minutes])
  const [year, day, hour, minute] = rows.values
  return {
    stampMinutes: dayOfYearStamps(rows, { year, day, hour, minute: stamp.minute === null ? null : minute, timeName }),
    statedZoneH: zoneOfHeadings([timeName], options, notes),
    values: rows.values.slice(time.length + minutes.length),
    lines: rows.lines,
  }
}

function readStamps(body: TableBody, stamp: Stamp<'stamp' | 'date_time'>): TableValues {
  const { text, header, number, options, notes, data } = body
  const { separator, cells, first, zone } = header
  const dateIndex = stamp.kind === 'stamp' ? stamp.stamp : stamp.date
  const firstCell = splitCells(first.text, separator)[dateIndex] ?? ''
  const count = countReader(firstCell, number)
  const order = count === null ? dateOrder(text, header, dateIndex, options.onProgress, notes) : 'dmy'
  const readers = makeStampReaders(order)
  if (count?.note !== undefined) notes.push(count.note)
  const statesZone = /(\d[T ]?\d{2}:?\d{2}(:\d{2}(\.\d+)?)?\s*([+-]\d{1,2}(:?\d{2})?|Z))\s*"?\s*([,;\t]|$)/.test(first.text)
  const hasZoneColumn = zone >= 0 && !statesZone
  const rows = body.read([
    body.required(dateIndex, count?.read ?? (INTERVAL_CELL.test(firstCell) ? intervalStart(readers.stamp) : readers.stamp)),
    ...(stamp.kind === 'date_time' ? [body.required(stamp.time, count === null ? readTimeOfDay : timeOrDayFrac(number))] : []),
    ...(statesZone ? [{ ...body.required(dateIndex, readers.zone), name: `${cells[dateIndex]} (offset from UTC)` }] : []),
    ...(hasZoneColumn ? [zoneCells(header, number)] : []),
  ])
  const values = rows.values.slice(rows.values.length - data.length)
  const stampMinutes = rows.values[0]
  if (stamp.kind === 'date_time') for (let i = 0; i < rows.n; i++) stampMinutes[i] += rows.values[1][i]
  const zones = rows.values[rows.values.length - data.length - 1]
  const ofColumn = () => (hasZoneColumn ? zoneOfColumn(stampMinutes, zones, cells[zone], notes) : null)
  const headings = stamp.kind === 'date_time' ? [cells[dateIndex], cells[stamp.time]] : [cells[dateIndex]]
  return {
    stampMinutes,
    statedZoneH: statesZone
      ? toStandardTime(stampMinutes, zones)
      : ((count?.isUtc ? 0 : null) ?? ofColumn() ?? zoneOfHeadings(headings, options, notes)),
    values,
    lines: rows.lines,
  }
}

/** Hours from UTC that the headings of the time state; null when they state none. */
function zoneOfHeadings(headings: readonly string[], { offsetOfZone }: WeatherFileOptions, notes: string[]): number | null {
  for (const heading of headings) {
    const offset = zoneInHeading(heading) ?? (/utc|gmt/i.test(heading) ? 0 : null)
    if (offset !== null) return offset
    const zone = zoneByName(heading, offsetOfZone)
    if (zone === null) continue
    notes.push(namedZoneNote(zone))
    return zone.zoneH
  }
  return null
}

function namedZoneNote({ name, zoneH }: { name: string; zoneH: number }): string {
  return `The time zone ${name} is read as ${zoneH} h from UTC the whole year, without daylight saving time.`
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
 * Determines whether day or month comes first: a number above 12 is a day; without such a number the heading
 * decides, `DATE (MM/DD/YYYY)`, then the number that changes first, which is the day.
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
  const stated = /\bM{1,2}[/.-]D{1,2}\b/i.test(cells[index]) ? 'mdy' : /\bD{1,2}[/.-]M{1,2}\b/i.test(cells[index]) ? 'dmy' : null
  if (stated !== null) return stated
  if (changed === null) notes.push('The dates do not show whether day or month comes first: they are read as day/month/year.')
  return changed ?? 'dmy'
}

function siteOf(
  { facts, zone, stamp, cells }: TableHeader,
  options: WeatherFileOptions,
  { statedZoneH, dialectZoneH }: { statedZoneH: number | null; dialectZoneH: number | null },
  notes: string[],
) {
  const place = placeOf(
    { latitude: facts.get('latitude'), longitude: facts.get('longitude'), elevation: facts.get('elevation') },
    options,
    notes,
  )
  const named = statedZoneH === null ? zoneByName(facts.get('zone_name') ?? '', options.offsetOfZone) : null
  const isNamed = named !== null && zoneOf(facts.get('timezone')) === null
  if (isNamed) notes.push(namedZoneNote(named))
  const unreadZone = facts.get('zone_unread') ?? facts.get('zone_name') ?? zoneWordIn(stampIndexes(stamp).map((index) => cells[index]))
  if (statedZoneH === null && !isNamed && unreadZone !== undefined && zoneOf(facts.get('timezone')) === null)
    notes.push(`The time zone ${unreadZone} cannot be read: ${STATE_ZONE}; stamps must be in standard time without daylight saving.`)
  const zoneH =
    statedZoneH ??
    zoneOf(facts.get('timezone')) ??
    named?.zoneH ??
    dialectZoneH ??
    options.timezone ??
    assumedZone(place, options, notes, zone >= 0 || unreadZone !== undefined)
  return {
    ...place,
    stampZoneH: zoneH,
    localZoneH: statedZoneH === null && dialectZoneH === null ? zoneH : (options.timezone ?? zoneH),
  }
}

function meaningOf(
  header: TableHeader,
  { interval }: WeatherFileOptions,
  { usual, dialect }: { usual: StampMeaning | null; dialect: Dialect | null },
  stampMinutes: Float64Array,
  stepMinutes: number,
  notes: string[],
): StampMeaning {
  const { stamp } = header
  if (interval !== undefined) return interval
  if (stamp.kind === 'stamp') {
    const stated = STATED_MEANINGS.find(([pattern]) => pattern.test(stamp.name))?.[1]
    if (stated !== undefined) return stated
  }
  if (dialect?.meaning !== undefined) {
    notes.push(dialect.why(header))
    return dialect.meaning
  }
  const firstOfDay = stampMinutes[0] - Math.floor(stampMinutes[0] / MINUTES_PER_DAY) * MINUTES_PER_DAY
  const last = stampMinutes[stampMinutes.length - 1]
  const lastOfDay = last - Math.floor(last / MINUTES_PER_DAY) * MINUTES_PER_DAY
  if (firstOfDay === stepMinutes && lastOfDay === 0) {
    notes.push('The stamps run from one step after midnight to midnight: they are read as the end of their interval.')
    return 'end'
  }
  if (isMiddle(firstOfDay, stepMinutes)) {
    notes.push('The stamps are in the middle of the step: they are read as the middle of their interval.')
    return 'middle'
  }
  if (usual !== null) return usual
  notes.push(
    'The stamps are read as the start of their interval; if they mark its middle or end, send POST /api/parse-weather?interval=middle or interval=end.',
  )
  return 'start'
}
