import { COMMA, SEMICOLON, splitCells, TAB } from './cells.ts'
import { WeatherFileError } from './error.ts'
import { unitsOfNames } from './head-statements.ts'
import { type Heading, plain, readHeading, readPyranometer, statedUnit } from './headings.ts'
import { HEADING_CHARS_MAX } from './limits.ts'
import { readPairs } from './resource-table.ts'
import { headLines, type Line, refuseManyCells } from './rows.ts'
import { CALENDAR_NAMES, DATE_NAMES, DAY_OF_YEAR_NAMES, STAMP_NAMES, TIME_NAMES } from './spellings.ts'
import { isIrradiance, UnitStatements } from './unit-statements.ts'
import { isZoneAbbreviation, zoneColumn } from './zone-heading.ts'
import { zoneStatement } from './zone-statement.ts'

/** Number of lines searched for the header. Some exports begin with a page of metadata. */
const HEADER_LINES_MAX = 100
const SEPARATORS = [SEMICOLON, TAB, COMMA] as const

/**
 * Cells that contain the time of a row: one cell; a date and a time of day; month to minute,
 * optionally with a year; or year, day of the year and time of day.
 */
export type StampCells =
  | { kind: 'stamp'; stamp: number; name: string }
  | { kind: 'date_time'; date: number; time: number; name: string }
  | { kind: 'calendar'; year: number | null; month: number; day: number; hour: number; minute: number | null }
  | { kind: 'day_of_year'; year: number; day: number; time: number; minute: number | null }

export interface TableColumn extends Heading {
  index: number
  name: string
  /** The unit as a line above the table states it, where it is taken from there. */
  unitAbove?: string
}

export interface TableHeader {
  line: Line
  /** First line of data. */
  first: Line
  separator: number
  cells: string[]
  stamp: StampCells
  columns: TableColumn[]
  /** Column with the time zone of each stamp; -1 when there is none. */
  zone: number
  /** Site facts from the lines above the table, as far as they are stated. */
  facts: ReadonlyMap<string, string>
  /** The lines above the names. */
  above: readonly string[]
}

/** A line of names. */
export type NamesLine = Omit<TableHeader, 'first' | 'facts' | 'zone' | 'above'>

/** Columns that state the date alone, next to which a year or a day says nothing more. */
const FULL_DATE_NAMES = [
  'date',
  'datum',
  'fecha',
  'data',
  'timestamp',
  'datetime',
  'dateandtime',
  'datemmddyyyy',
  'dateddmmyyyy',
  'dateyyyymmdd',
]
/** Rows between the names and the data: units, and how a logger made the values of the interval. */
const ROWS_BELOW_NAMES_MAX = 3

/**
 * Finds the header of a weather table: the line that names the most quantities, among them a time
 * and at least one irradiance. Returns null when there is no such line.
 */
export function findHeader(text: string): TableHeader | null {
  const lines = headLines(text, HEADER_LINES_MAX + 3)
  let best: NamesLine | null = null
  for (const line of lines.slice(0, HEADER_LINES_MAX)) {
    for (const separator of SEPARATORS) {
      if (!line.text.includes(String.fromCharCode(separator))) continue
      refuseManyCells(line, separator)
      const cells = splitCells(line.text, separator)
      const columns = readColumns(cells)
      if (columns.length <= (best?.columns.length ?? 0) || !columns.some(({ quantity }) => isIrradiance(quantity))) continue
      const stamp = findStamp(cells, lines[line.number]?.text, separator)
      if (stamp !== null) best = { line, separator, cells, stamp, columns }
    }
  }
  return best === null ? null : withUnitRow(best, lines)
}

/**
 * The first line that names at least two quantities, among them an irradiance, but no time: a table whose
 * time column has a name that is not known. Null when there is none.
 */
export function headerWithoutTime(text: string): { line: number; cells: string[] } | null {
  for (const line of headLines(text, HEADER_LINES_MAX)) {
    for (const separator of SEPARATORS) {
      if (!line.text.includes(String.fromCharCode(separator))) continue
      refuseManyCells(line, separator)
      const cells = splitCells(line.text, separator)
      const columns = readColumns(cells)
      if (columns.length > 1 && columns.some(({ quantity }) => isIrradiance(quantity))) return { line: line.number, cells }
    }
  }
  return null
}

/** A table of weather whose irradiance has a name that is not known. */
export interface LightlessHeader {
  line: number
  cells: string[]
  columns: readonly TableColumn[]
  /** Names that may be those of the irradiance. */
  likely: string[]
}

/** Words for the sun's light in the names of other columns than those of a clear-sky model or a sum. */
const LIGHT = /irrad|radia|solar|sun|pyr|ghi|glob|strahlung|rayonnement|einstrahlung|w\/?m(2|²|\^2)/i

/**
 * The first line that names a time and something like an irradiance or another quantity of weather, above a row of
 * numbers. Null when there is none.
 */
export function headerWithoutLight(text: string): LightlessHeader | null {
  for (const { line, cells, stamp, columns } of timedLines(text)) {
    const times = stampIndexes(stamp)
    const likely = cells.filter((cell, index) => cell.length <= HEADING_CHARS_MAX && !times.includes(index) && LIGHT.test(cell))
    if (likely.length > 0 || columns.length > 0) return { line: line.number, cells, columns, likely }
  }
  return null
}

/**
 * The line of names of a table, whatever its columns are: that of a weather table, otherwise the longest that names a
 * time, otherwise the first above a row with a stamp.
 */
export function namesLine(text: string): NamesLine | null {
  const weather = findHeader(text)
  if (weather !== null) return weather
  const longest = (best: NamesLine | null, each: NamesLine) => (each.cells.length > (best?.cells.length ?? 0) ? each : best)
  return [...timedLines(text)].reduce(longest, null) ?? stampedLine(text)
}

/** A date with a time of day, as people and programs write them. */
const STAMP_CELL = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[T ]+\d{1,2}:\d\d/
/** A cell that names nothing: a number, or a date. */
const VALUE_CELL = /^[-+]?[\d.,:/TZ -]+$/
/** Time, irradiance and power. */
const STAMPED_CELLS_MIN = 3

/** The first line of names above a row of as many cells of which one is a stamp: that is the time, whatever its name is. */
export function stampedLine(text: string): NamesLine | null {
  const lines = headLines(text, HEADER_LINES_MAX + 1)
  for (const [at, line] of lines.slice(0, HEADER_LINES_MAX).entries()) {
    for (const separator of SEPARATORS) {
      if (!line.text.includes(String.fromCharCode(separator))) continue
      refuseManyCells(line, separator)
      const cells = splitCells(line.text, separator)
      const row = splitCells(lines[at + 1]?.text ?? '', separator)
      if (cells.length < STAMPED_CELLS_MIN || row.length !== cells.length || cells.some((cell) => VALUE_CELL.test(cell))) continue
      const stamp = row.findIndex((cell) => STAMP_CELL.test(cell))
      if (stamp >= 0)
        return { line, separator, cells, stamp: { kind: 'stamp', stamp, name: cells[stamp] ?? '' }, columns: readColumns(cells) }
    }
  }
  return null
}

/** Whether the names of a table say which column is its time. */
export function namesTime({ cells, separator }: NamesLine): boolean {
  return findStamp(cells, undefined, separator) !== null
}

/** The lines that name a time above a row with a number in its place. */
function* timedLines(text: string): Generator<NamesLine> {
  const lines = headLines(text, HEADER_LINES_MAX + 1)
  for (const [at, line] of lines.slice(0, HEADER_LINES_MAX).entries()) {
    for (const separator of SEPARATORS) {
      if (!line.text.includes(String.fromCharCode(separator))) continue
      refuseManyCells(line, separator)
      const cells = splitCells(line.text, separator)
      const stamp = cells[0] === '' ? null : findStamp(cells, lines[at + 1]?.text, separator)
      if (stamp === null || !/\d/.test(splitCells(lines[at + 1]?.text ?? '', separator)[stampIndex(stamp)] ?? '')) continue
      yield { line, separator, cells, stamp, columns: readColumns(cells) }
    }
  }
}

function readColumns(cells: readonly string[]): TableColumn[] {
  const columns: TableColumn[] = []
  cells.forEach((name, index) => {
    const heading = readHeading(name)
    if (heading !== null && !columns.some(({ quantity }) => quantity === heading.quantity) && !isDirection(name, heading, cells))
      columns.push({ ...heading, index, name })
  })
  if (columns.some(({ quantity }) => isIrradiance(quantity))) return columns
  const pyranometers = cells.flatMap((name, index) => {
    const heading = readPyranometer(name)
    return heading === null ? [] : [{ ...heading, index, name }]
  })
  return pyranometers.length === 1 ? [...columns, ...pyranometers] : columns
}

/** `DIR` is direct irradiance in tables of BSRN, and the direction of the wind elsewhere. */
function isDirection(name: string, { unit }: Heading, cells: readonly string[]): boolean {
  return plain(name) === 'dir' && unit === null && !cells.some((cell) => /^(swd|dif)$/.test(plain(cell)))
}

function findStamp(cells: readonly string[], nextLine: string | undefined, separator: number): StampCells | null {
  const short = cells.map((cell) => (cell.length > HEADING_CHARS_MAX ? '?' : cell))
  const names = short.map((cell) => plain(cell))
  const bare = short.map((cell) => plain(cell.replace(/[([][^()[\]]*[)\]]/g, '')))
  const indexOf = (wanted: readonly string[], except = -1): number => {
    const at = names.findIndex((name, index) => index !== except && wanted.includes(name))
    return at >= 0 ? at : bare.findIndex((name, index) => index !== except && wanted.includes(name))
  }
  const [year, month, day, hour, minute] = CALENDAR_NAMES.map((wanted) => indexOf(wanted))
  if (month >= 0 && day >= 0 && hour >= 0)
    return { kind: 'calendar', year: year >= 0 ? year : null, month, day, hour, minute: minute >= 0 ? minute : null }
  const dayOfYear = indexOf(DAY_OF_YEAR_NAMES)
  const yearDay = dayOfYear >= 0 ? dayOfYear : month < 0 ? day : -1
  // stations of NREL name the time of day by its zone: MST
  const zoned = short.findIndex((cell, index) => index !== yearDay && isZoneAbbreviation(cell))
  const timeOfDay = [indexOf(TIME_NAMES, yearDay), hour, zoned].find((index) => index >= 0 && index !== year && index !== yearDay) ?? -1
  const isDated = indexOf(FULL_DATE_NAMES) >= 0
  if (!isDated && year >= 0 && yearDay >= 0 && timeOfDay >= 0)
    return { kind: 'day_of_year', year, day: yearDay, time: timeOfDay, minute: minute >= 0 ? minute : null }
  const date = indexOf(DATE_NAMES)
  const time = date >= 0 ? ([indexOf(TIME_NAMES, date), zoned].find((index) => index >= 0) ?? -1) : -1
  if (date >= 0 && time >= 0 && !hasTime(nextLine, date, separator))
    return { kind: 'date_time', date, time, name: `${cells[date]} and ${cells[time]}` }
  let stamp = indexOf(STAMP_NAMES)
  if (stamp < 0 && names[0] === '') stamp = 0 // an index column without a name, as scripts write it
  return stamp < 0 ? null : { kind: 'stamp', stamp, name: cells[stamp] || 'the first' }
}

/** True when the row's date cell also contains a time. */
function hasTime(row: string | undefined, index: number, separator: number): boolean {
  return row !== undefined && /\d:\d/.test(splitCells(row, separator)[index] ?? '')
}

/**
 * Completes a header with the row of units after the names, if there is one. That row has no digit
 * in the time cell.
 */
function withUnitRow(header: NamesLine, lines: readonly Line[]): TableHeader {
  const following = lines.slice(header.line.number).filter(({ text }) => text.replace(/[\s,;]/g, '') !== '')
  const above = lines.slice(0, header.line.number - 1)
  const stated = unitsOfNames(
    above.map(({ text }) => text),
    header.columns,
  )
  let columns = header.columns.map((column, k) => ({ ...column, ...(stated[k] === null ? {} : { unit: stated[k], unknownUnit: null }) }))
  let first: Line | undefined
  for (let row = 0; row <= ROWS_BELOW_NAMES_MAX; row++) {
    first = following[row]
    const cells = splitCells(first?.text ?? '', header.separator)
    if (first === undefined || row === ROWS_BELOW_NAMES_MAX || /\d/.test(cells[stampIndex(header.stamp)] ?? '')) break
    if (row === 0)
      columns = columns.map((column) => ({ ...column, ...unitBelow(column, (cells[column.index] ?? '').replace(/[()[\]]/g, '')) }))
  }
  if (first === undefined)
    throw new WeatherFileError('No rows follow the column names: the file seems truncated; export it again', header.line.number)
  const times = stampIndexes(header.stamp)
  const statements = new UnitStatements(
    above.map(({ text }) => text),
    header.cells,
  )
  columns = columns.map((column) => ({ ...column, ...unitAbove(column, statements) }))
  const zone = zoneColumn(header.cells, (index) => times.includes(index))
  const facts = readFacts(above, header.separator)
  addPlaceColumns(facts, header.cells, splitCells(first.text, header.separator))
  return { ...header, first, columns, zone, facts, above: above.map(({ text }) => text) }
}

/** Unit from the row below the names; the heading's own unit when that row states none. */
function unitBelow({ quantity, unit, unknownUnit }: Heading, text: string): Pick<Heading, 'unit' | 'unknownUnit'> {
  const below = statedUnit(quantity, text)
  if (below.unit !== null) return below
  return { unit, unknownUnit: unit === null ? (below.unknownUnit ?? unknownUnit) : null }
}

/** Unit of the lines above the table for a column of irradiance that states none of its own. */
function unitAbove(
  { quantity, unit, unknownUnit, name }: TableColumn,
  statements: UnitStatements,
): Partial<Pick<TableColumn, 'unit' | 'unknownUnit' | 'unitAbove'>> {
  // a text with a slash or a power is a unit, though an unknown one
  if (unit !== null || !isIrradiance(quantity) || /[/^²]/.test(unknownUnit ?? '')) return {}
  const stated = statements.of(quantity, name)
  return stated === null ? {} : { unit: stated.unit, unknownUnit: null, unitAbove: stated.spelling }
}

/** Every column that the time of a row is read from. */
export function stampIndexes(stamp: StampCells): number[] {
  return Object.values(stamp).filter((index) => typeof index === 'number')
}

function stampIndex(stamp: StampCells): number {
  switch (stamp.kind) {
    case 'stamp':
      return stamp.stamp
    case 'date_time':
      return stamp.date
    case 'calendar':
      return stamp.month
    case 'day_of_year':
      return stamp.day
  }
}

/**
 * Pattern of a site fact. The name is followed by a unit in brackets, a separator, and the number,
 * optionally with minutes and seconds (48°06'30", +05:30) and a hemisphere. `UTC+1` is a number of
 * hours.
 */
const fact = (names: string): RegExp =>
  new RegExp(
    `\\b(?:${names})\\b\\s*(?:[([][^)\\]]*[)\\]])?\\s*[:=;,]{0,2}\\s*(?:UTC|GMT)?\\s*([-+]?)(\\d+(?:[.,]\\d+)?)(?:[°:]\\s?(\\d\\d?(?:\\.\\d+)?)(?:['′:]\\s?(\\d\\d?(?:\\.\\d+)?)["″]?|['′])?)?\\s*°?\\s*([NSEW]\\b)?`,
    'i',
  )

const FACTS = [
  ['latitude', fact('lat(?:itude)?')],
  ['longitude', fact('lon(?:g|gitude)?')],
  ['elevation', fact('elevation|altitude|elev|alt')],
] as const
/** Number of characters of a line that are searched. */
const FACT_CHARS = 500

/**
 * `Latitude: 45.2`, `Longitude;6.1 W` and the like above the table, or a line of such names above a
 * line of their values.
 */
function readFacts(lines: readonly Line[], separator: number): Map<string, string> {
  const facts = new Map<string, string>()
  lines.forEach((line, i) => {
    // the patterns would need cubic time for runs of blanks
    const plainText = line.text.slice(0, FACT_CHARS).replace(/\s+/g, ' ')
    // here a comma separates cells, otherwise it is a decimal comma
    const text = separator === COMMA ? plainText.replaceAll(',', ';') : plainText
    for (const [name, pattern] of FACTS) {
      const match = pattern.exec(text)
      if (match !== null && !facts.has(name)) facts.set(name, String(numberOf(match)))
    }
    if (i + 1 < lines.length && /\blat(itude)?\b/i.test(line.text)) addPairs(facts, readPairs(line, lines[i + 1]))
  })
  const zone = facts.has('timezone') ? null : zoneStatement(lines.map(({ text }) => text))
  if (zone?.kind === 'offset') facts.set('timezone', String(zone.zoneH))
  else if (zone !== null) facts.set(zone.kind === 'name' ? 'zone_name' : 'zone_unread', zone.kind === 'name' ? zone.name : zone.text)
  return facts
}

/** Number of a fact, with its minutes, seconds and hemisphere. */
function numberOf([, sign, whole, minutes = '0', seconds = '0', hemisphere = '']: RegExpExecArray): number {
  const size = Number(whole.replace(',', '.')) + Number(minutes) / 60 + Number(seconds) / 3600
  return sign === '-' || /[sw]/i.test(hemisphere) ? 0 - size : size
}

/** Adds facts from a line of names and a line of values; the offset from UTC may be in seconds. */
function addPairs(facts: Map<string, string>, pairs: ReadonlyMap<string, string>): void {
  const seconds = pairs.get('utcoffsetseconds')
  if (seconds !== undefined) facts.set('timezone', String(Number(seconds) / 3600))
  const zone = zoneStatement([`time zone: ${pairs.get('timezone') ?? pairs.get('tz') ?? ''}`])
  if (zone?.kind === 'offset' && !facts.has('timezone')) facts.set('timezone', String(zone.zoneH))
  for (const name of ['latitude', 'longitude', 'elevation']) {
    const value = pairs.get(name)
    if (value !== undefined && !facts.has(name)) facts.set(name, value)
  }
}

/** A place that stands in columns of the table, the same in every row. */
function addPlaceColumns(facts: Map<string, string>, cells: readonly string[], firstRow: readonly string[]): void {
  cells.forEach((cell, index) => {
    const name = placeColumn(cell)
    const value = firstRow[index] ?? ''
    if (name !== null && value !== '' && !facts.has(name)) facts.set(name, value)
  })
}

/** Fact about the place that a column of this name states in every row; null for other columns. */
export function placeColumn(heading: string): 'latitude' | 'longitude' | null {
  const name = heading.length > HEADING_CHARS_MAX ? '' : plain(heading.replace(/[([][^()[\]]*[)\]]/g, ''))
  if (name === 'latitude' || name === 'lat') return 'latitude'
  return name === 'longitude' || name === 'lon' || name === 'lng' ? 'longitude' : null
}
