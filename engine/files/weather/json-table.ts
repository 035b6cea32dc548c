import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { readTable } from './generic-csv.ts'
import { isJson, type Json, member, parseJson } from './json.ts'
import type { Recording } from './recording.ts'
import { findHeader } from './table-header.ts'

/** Keys of the blocks of Open-Meteo, each with its units in `<key>_units`. */
const BLOCKS = ['hourly', 'minutely_15'] as const
/** Facts of the place that stand next to the rows, under these names. */
const FACTS = ['latitude', 'longitude', 'elevation', 'utc_offset_seconds', 'timezone', 'lat', 'lon', 'lng', 'altitude'] as const
/** Deepest object that is searched for the rows. */
const DEPTH_MAX = 4
const NAMES_CHARS = 300
const SECONDS_PER_HOUR = 3600

/** Columns by their names, as a table would have them. */
interface JsonColumns {
  readonly names: readonly string[]
  readonly rows: number
  cell(row: number, column: number): Json | undefined
}

/**
 * Any JSON with rows: Open-Meteo's answer (a block of arrays with its units, UTC offset and place), a list of
 * records, or an object of arrays of one length. It is written as a table with column names and read as one,
 * so names, units, stamps and zones are those of `generic_csv`.
 * Source: Open-Meteo, "API Documentation", JSON return object; times in `unixtime` are UTC whatever the offset.
 */
export const jsonTable: WeatherFormat = {
  id: 'json_table',
  title: 'JSON (Open-Meteo, or rows with column names)',
  detect: isJson,
  parse,
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const answer = parseJson(text)
  const meteo = openMeteo(answer)
  const table = meteo === null ? asTable(answer) : meteo.table
  if (findHeader(table.text) === null) throw table.names.includes('temp_air_c') ? ownSection() : otherNames(table.names)
  const recording = inRows(table, () => readTable(table.text, options, null))
  return { ...recording, dataSource: meteo === null ? 'JSON' : 'Open-Meteo', lines: null }
}

interface JsonTable {
  readonly text: string
  readonly names: readonly string[]
  /** Lines above the first row. */
  readonly headLines: number
}

function asTable(answer: Json): JsonTable {
  const found = findColumns(answer, 0)
  if (found === null) throw otherJson(answer)
  return tableOf(found.columns, factsOf(answer, found.owner), found.columns.names)
}

/** Open-Meteo: null for anything else. Several places in one answer are a list of answers. */
function openMeteo(answer: Json): { table: JsonTable } | null {
  if (Array.isArray(answer) && answer.length > 1 && answer.every((one) => blockOf(one) !== null))
    throw new WeatherFileError(`The JSON has the weather of ${answer.length} places: send one of them`)
  const one = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer
  const key = blockOf(one)
  if (key === null) return null
  const columns = ofArrays(member(one, key))
  if (columns === null) throw new WeatherFileError(`${key} must be an object of arrays of one length: download it again`)
  const isUnix = member(one, `${key}_units`, 'time') === 'unixtime'
  const names = columns.names.map((name) => {
    const unit = member(one, `${key}_units`, name)
    return typeof unit === 'string' && name !== 'time' ? `${name} (${unit})` : name
  })
  const facts = factsOf(one)
  if (isUnix) facts.set('utc_offset_seconds', '0')
  return { table: tableOf(isUnix ? withDates(columns) : columns, facts, names) }
}

function blockOf(answer: Json | undefined): (typeof BLOCKS)[number] | null {
  return BLOCKS.find((key) => Array.isArray(member(answer, key, 'time'))) ?? null
}

/** Seconds since 1970 as dates in UTC. */
function withDates(columns: JsonColumns): JsonColumns {
  const time = columns.names.indexOf('time')
  return {
    ...columns,
    cell(row, column) {
      const value = columns.cell(row, column)
      return column === time && typeof value === 'number' ? new Date(value * 1000).toISOString().slice(0, 16) : value
    },
  }
}

/** The rows of a JSON: a list of records, or arrays of one length, in the outermost object that has them. */
function findColumns(json: Json | undefined, depth: number): { columns: JsonColumns; owner: Json | undefined } | null {
  const columns = ofRecords(json) ?? ofArrays(json)
  if (columns !== null) return { columns, owner: json }
  if (depth === DEPTH_MAX || typeof json !== 'object' || json === null || Array.isArray(json)) return null
  for (const inner of Object.values(json)) {
    const found = findColumns(inner, depth + 1)
    if (found !== null) return { columns: found.columns, owner: json }
  }
  return null
}

function isRecord(json: Json | undefined): json is { [key: string]: Json | undefined } {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function ofRecords(json: Json | undefined): JsonColumns | null {
  if (!Array.isArray(json) || json.length < 2 || !json.every(isRecord)) return null
  const names = Object.keys(json[0]).filter((name) => !isRecord(json[0][name]) && !Array.isArray(json[0][name]))
  return names.length < 2 ? null : { names, rows: json.length, cell: (row, column) => json[row][names[column]] }
}

function ofArrays(json: Json | undefined): JsonColumns | null {
  if (!isRecord(json)) return null
  const names = Object.keys(json).filter((name) => {
    const list = json[name]
    return Array.isArray(list) && list.length > 1 && !list.some((value) => isRecord(value) || Array.isArray(value))
  })
  const lists = names.map((name) => json[name] as Json[])
  const rows = lists[0]?.length ?? 0
  if (names.length < 2 || lists.some(({ length }) => length !== rows)) return null
  return { names, rows, cell: (row, column) => lists[column][row] }
}

/** Numbers and texts about the place, from the objects around the rows; outer ones first. */
function factsOf(...owners: readonly (Json | undefined)[]): Map<string, string> {
  const facts = new Map<string, string>()
  for (const owner of owners)
    for (const place of [owner, member(owner, 'location'), member(owner, 'meta'), member(owner, 'metadata')])
      for (const name of FACTS) {
        const value = member(place, name)
        if (!facts.has(name) && (typeof value === 'number' || typeof value === 'string')) facts.set(name, String(value))
      }
  return facts
}

/** The text of a table that `readTable` reads: the facts, the names, the rows. */
function tableOf(columns: JsonColumns, facts: ReadonlyMap<string, string>, names: readonly string[]): JsonTable {
  const lines = placeLines(facts)
  const headLines = lines.length + 1
  lines.push(names.map(quoted).join(','))
  for (let row = 0; row < columns.rows; row++)
    lines.push(columns.names.map((_, column) => quoted(cellText(columns.cell(row, column)))).join(','))
  return { text: lines.join('\n'), names, headLines }
}

function placeLines(facts: ReadonlyMap<string, string>): string[] {
  const lines: string[] = []
  const add = (name: string, ...keys: string[]) => {
    const value = keys.map((key) => facts.get(key)).find((text) => text !== undefined)
    if (value !== undefined) lines.push(`${name}: ${cellText(value)}`)
  }
  add('Latitude', 'latitude', 'lat')
  add('Longitude', 'longitude', 'lon', 'lng')
  add('Elevation', 'elevation', 'altitude')
  const offset = Number(facts.get('utc_offset_seconds') ?? Number.NaN)
  if (Number.isFinite(offset)) lines.push(`Time zone: ${offset / SECONDS_PER_HOUR}`)
  else add('Time zone', 'timezone')
  return lines
}

function cellText(value: Json | undefined): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value).replace(/["\n\r]/g, ' ') : ''
}

function quoted(text: string): string {
  return text.includes(',') ? `"${text}"` : text
}

/** Failures of a table name its line; here they name the row of the JSON. */
function inRows<Result>({ headLines }: JsonTable, read: () => Result): Result {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof WeatherFileError) || cause.line === null) throw cause
    throw new WeatherFileError(cause.message.replace(/^Line \d+/, `Row ${Math.max(1, cause.line - headLines)}`))
  }
}

/** The answer of this operation, or of the typical year: its rows have no times of their own. */
function ownSection(): WeatherFileError {
  return new WeatherFileError('This is a weather section of pvyield, not a file: send it as weather in a run')
}

function otherNames(names: readonly string[]): WeatherFileError {
  return new WeatherFileError(
    `The rows of the JSON have the names ${names.join(', ').slice(0, NAMES_CHARS)}, but no time and irradiance are among them: name them time and ghi (or dhi and dni), with temp_air for the temperature`,
  )
}

function otherJson(answer: Json): WeatherFileError {
  const message = member(answer, 'message') ?? member(answer, 'reason')
  if (typeof message === 'string') return new WeatherFileError(`The file is an error response, not weather: "${message.slice(0, 200)}"`)
  const keys = isRecord(answer) ? Object.keys(answer).join(', ').slice(0, NAMES_CHARS) : ''
  return new WeatherFileError(
    `The JSON has no rows of weather${keys === '' ? '' : `; its keys are ${keys}`}: send a list of records with time, ghi and temp_air, arrays of one length under these names, an answer of Open-Meteo, or a PVGIS typical year`,
  )
}
