import { minutesOf } from '../../core/calendar.ts'
import { readNumber, SEMICOLON, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { ROWS_MAX } from './limits.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording } from './recording.ts'
import { countCells, headLines, readRows } from './rows.ts'
import { AS_IS, toColumns, unitOf, type WeatherColumn } from './units.ts'

/** Names of the sums, now and before 2017. */
const FIELDS: readonly (readonly [column: WeatherColumn, names: readonly string[]])[] = [
  ['ghi_wm2', ['FG_LBERG', 'FG_STRAHL', 'GLOBAL_KW_J']],
  ['dhi_wm2', ['FD_LBERG', 'FD_STRAHL', 'DIFFUS_HIMMEL_KW_J']],
]
const NAMES_LINE = /^\s*STATIONS_ID\s*;\s*MESS_DATUM\s*;.*\b(?:FG_LBERG|FG_STRAHL|GLOBAL_KW_J)\b/i
const HOUR_MINUTES = 60
/** An hour with less coverage by rows has a gap. */
const COVERED_MINUTES_MIN = 50

/**
 * Hours of radiation of Deutscher Wetterdienst, J/cm2, -999 for missing. The rows are hours of true solar time,
 * whose ends in UTC (`2021060411:07`) drift by half an hour in a year. They become hours of UTC, each the mean of
 * the rows by the minutes that they share with it, so sums stay and light stays where it was.
 * Source: DWD Climate Data Center, description of the data set "hourly/solar": interval ends in UTC and in true
 * solar time, sums of the hour.
 */
export const dwdHours: WeatherFormat = {
  id: 'dwd_hours',
  title: 'DWD hours of radiation',
  detect: (text) => NAMES_LINE.test(headLines(text.slice(0, 4000), 1)[0]?.text ?? ''),
  parse,
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const [names, first] = headLines(text, 2)
  if (first === undefined) throw new WeatherFileError('No rows follow the column names: the file seems truncated; download it again', 1)
  const header = splitCells(names.text, SEMICOLON).map((cell) => cell.toUpperCase())
  const unit = unitOf('ghi_wm2', 'J/cm2') ?? AS_IS
  const fields = FIELDS.flatMap(([column, wanted]) => {
    const name = wanted.find((candidate) => header.includes(candidate))
    return name === undefined ? [] : [{ column, name, unit, index: header.indexOf(name) }]
  })
  const rows = readRows(
    text,
    {
      from: first.from,
      line: first.number,
      separator: SEMICOLON,
      headerCells: countCells(header),
      endsAtBlank: false,
      onProgress: options.onProgress,
    },
    [
      { index: 0, name: header[0], read: readNumber, required: true },
      { index: 1, name: header[1], read: readEnd, required: true },
      ...fields.map(({ index, name }) => ({ index, name, read: readNumber, required: false })),
    ],
  )
  const [stations, ends, ...sums] = rows.values
  for (const column of sums) for (let i = 0; i < rows.n; i++) if (column[i] < 0) column[i] = Number.NaN
  const { hours, columns } = onHours(ends, Object.values(toColumns(fields, sums, HOUR_MINUTES)), rows.lines)
  const notes = [
    'The rows of DWD are hours of true solar time: they are shared out to hours of UTC by the minutes that they have in common.',
  ]
  return {
    dataSource: 'DWD',
    radiationDb: null,
    station: null,
    locationId: String(stations[0]),
    ...placeOf({ latitude: undefined, longitude: undefined, elevation: undefined }, options, notes),
    stampZoneH: 0,
    localZoneH: options.timezone ?? 0,
    stampMeaning: 'start',
    instantAfterStampMinutes: 0,
    stampMinutes: hours,
    lines: null,
    columns: Object.fromEntries(fields.map(({ column }, k) => [column, columns[k]])),
    names: namesOf(fields),
    notes,
  }
}

/** `2021060411:07` or `2021060411`, minutes since 1970-01-01T00:00. */
function readEnd(text: string, from: number, to: number): number {
  const match = /^\s*(\d{4})(\d{2})(\d{2})(\d{2})(?::(\d{2}))?\s*$/.exec(text.slice(from, to))
  if (match === null) return Number.NaN
  const [year, month, day, hour, minute] = match.slice(1).map((part) => Number(part ?? 0))
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour <= 24 && minute < 60
  return isDate ? minutesOf(year, month, day, hour, minute) : Number.NaN
}

/**
 * Means of the hours that begin at minute 0, from rows of an hour each that end at any minute. Hours of which
 * the rows cover less than 50 minutes are gaps, and are left out at both ends.
 */
function onHours(ends: Float64Array, values: readonly Float64Array[], lines: Int32Array) {
  const from = Math.floor((ends[0] - HOUR_MINUTES) / HOUR_MINUTES) * HOUR_MINUTES
  const span = Math.ceil((ends[ends.length - 1] - from) / HOUR_MINUTES)
  if (!(span <= ROWS_MAX))
    throw new WeatherFileError(`The rows run over ${span} hours, but at most ${ROWS_MAX} are accepted: split the file`)
  const rowsOf = new Float64Array(span)
  const sums = values.map(() => new Float64Array(span))
  const covered = values.map(() => new Float64Array(span))
  for (let i = 0; i < ends.length; i++) {
    if (i > 0 && ends[i] <= ends[i - 1])
      throw new WeatherFileError('Time does not go on from the row before: send the rows of one station in their order', lines[i])
    const begin = ends[i] - HOUR_MINUTES
    const first = Math.floor((begin - from) / HOUR_MINUTES)
    for (let k = first; k < span && from + k * HOUR_MINUTES < ends[i]; k++) {
      const hour = from + k * HOUR_MINUTES
      const shared = Math.min(hour + HOUR_MINUTES, ends[i]) - Math.max(hour, begin)
      rowsOf[k] += shared
      for (let c = 0; c < values.length; c++) {
        if (Number.isNaN(values[c][i])) continue
        sums[c][k] += shared * values[c][i]
        covered[c][k] += shared
      }
    }
  }
  const isWhole = (minutes: number): boolean => minutes >= COVERED_MINUTES_MIN
  const start = rowsOf.findIndex(isWhole)
  const end = rowsOf.findLastIndex(isWhole) + 1
  if (start < 0) throw new WeatherFileError('The rows cover no whole hour: send at least two of them')
  return {
    hours: Float64Array.from({ length: end - start }, (_, k) => from + (start + k) * HOUR_MINUTES),
    columns: sums.map((sum, c) =>
      sum.map((total, k) => (isWhole(covered[c][k]) ? total / covered[c][k] : Number.NaN)).subarray(start, end),
    ),
  }
}
