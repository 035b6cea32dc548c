import { COMMA, readNumber, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { placeOf } from './place.ts'
import { namesOf, type Recording } from './recording.ts'
import { countCells, headLines, type Line, readRows } from './rows.ts'
import { calendarStamps } from './stamps.ts'
import { toColumns, type Unit, unitOf, type WeatherColumn } from './units.ts'

/** The head explains every column and every station. */
const HEAD_LINES_MAX = 100
/** `# STN,YYYYMMDD,   HH,   DD, ...`, with HH or H. */
const NAMES_LINE = /^#?\s*STN\s*,\s*YYYYMMDD\s*,\s*HH?\s*,/
/** `# 260         5.180       52.100      1.90        De Bilt` */
const STATION_LINE = /^#?\s*(\d{3}):?\s+(-?\d+\.\d+)\s+(-?\d+\.\d+)\s+(-?\d+\.\d+)\s+(\S.*?)\s*$/

const tenths = (column: WeatherColumn): Unit => ({ ...unit(column, ''), over: 10 })
const unit = (column: WeatherColumn, spelling: string): Unit =>
  unitOf(column, spelling) ?? { plus: 0, times: 1, over: 1, isPerInterval: false }

/** Here RH is the rain of the hour, and P is reduced to sea level, which a run does not want. */
const FIELDS: readonly (readonly [name: string, column: WeatherColumn, unit: Unit])[] = [
  ['Q', 'ghi_wm2', unit('ghi_wm2', 'J/cm2')],
  ['T', 'temp_air_c', tenths('temp_air_c')],
  ['FH', 'wind_speed_ms', tenths('wind_speed_ms')],
  ['U', 'relative_humidity', unit('relative_humidity', '%')],
]

/**
 * Hours of a station of KNMI (Netherlands): UTC, hour 1 is 00:00 to 01:00, whole numbers of J/cm2 and tenths.
 * Source: the head of the files, "Uurgegevens van het weer in Nederland".
 */
export const knmi: WeatherFormat = {
  id: 'knmi',
  title: 'KNMI hours',
  detect: (text) => headLines(text.slice(0, 60_000), HEAD_LINES_MAX).some((line) => NAMES_LINE.test(line.text)),
  parse,
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const head = headLines(text, HEAD_LINES_MAX + 2)
  const at = head.findIndex((line) => NAMES_LINE.test(line.text))
  const header = splitCells(head[at].text.replace('#', ''), COMMA)
  const first = head.slice(at + 1).find((line) => !/^#?\s*$/.test(line.text))
  if (first === undefined)
    throw new WeatherFileError('No rows follow the column names: the file seems truncated; download it again', at + 1)
  const fields = FIELDS.flatMap(([name, column, unit]) =>
    header.includes(name) ? [{ column, name, unit, index: header.indexOf(name) }] : [],
  )
  const rows = readRows(
    text,
    {
      from: first.from,
      line: first.number,
      separator: COMMA,
      headerCells: countCells(header),
      endsAtBlank: false,
      onProgress: options.onProgress,
    },
    [
      ...header.slice(0, 3).map((name, index) => ({ index, name, read: readNumber, required: true })),
      ...fields.map(({ index, name }) => ({ index, name, read: readNumber, required: false })),
    ],
  )
  const [stations, dates, hours, ...values] = rows.values
  refuseSeveralStations(stations, rows.lines)
  const { year, month, day } = dateParts(dates)
  const notes = ['The hours of KNMI are in UTC and end at their stamp; its pressure at sea level is not read.']
  const station = stationOf(head.slice(0, at), stations[0])
  return {
    dataSource: 'KNMI',
    radiationDb: null,
    station: station?.name ?? null,
    locationId: String(stations[0]),
    ...placeOf({ latitude: station?.latitude, longitude: station?.longitude, elevation: station?.elevation }, options, notes),
    stampZoneH: 0,
    localZoneH: options.timezone ?? 0,
    stampMeaning: 'end',
    instantAfterStampMinutes: 0,
    stampMinutes: calendarStamps(rows, { year, month, day, hour: hours, minute: null }),
    lines: rows.lines,
    columns: toColumns(fields, values, 60),
    names: namesOf(fields),
    notes,
  }
}

/** Year, month and day of dates as one number, 20210604. */
function dateParts(dates: Float64Array) {
  return {
    year: dates.map((date) => Math.floor(date / 10_000)),
    month: dates.map((date) => Math.floor(date / 100) % 100),
    day: dates.map((date) => date % 100),
  }
}

function refuseSeveralStations(stations: Float64Array, lines: Int32Array): void {
  const other = stations.findIndex((station) => station !== stations[0])
  if (other >= 0)
    throw new WeatherFileError(
      `The file has several stations, ${stations[0]} and ${stations[other]}: send the rows of one station`,
      lines[other],
      'STN',
    )
}

function stationOf(head: readonly Line[], number: number) {
  for (const { text } of head) {
    const match = STATION_LINE.exec(text.slice(0, 200))
    if (match !== null && Number(match[1]) === number) {
      const [, , longitude, latitude, elevation, name] = match
      return { longitude, latitude, elevation, name }
    }
  }
  return null
}
