import { minutesOf } from '../../core/calendar.ts'
import { readNumber, SEMICOLON, splitCells } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { type Heading, readHeading, statedUnit, unitBySize, unitColumn } from './headings.ts'
import { placeOf } from './place.ts'
import { type ColumnNames, type Recording, type StampMeaning, zoneOf } from './recording.ts'
import { countCells, headLines, type Line, readRows } from './rows.ts'
import { readTimeOfDay } from './stamps.ts'
import { NOMINAL_YEAR, stepOf } from './timeline.ts'
import { convert, isColumn } from './units.ts'
import { assumedZone, zoneOfPlace } from './zone.ts'

const HEADER_LINES_MAX = 100
const MINUTES_PER_DAY = 1440
const MEANINGS: readonly (readonly [pattern: RegExp, meaning: StampMeaning])[] = [
  [/cent(er|re) of/i, 'middle'],
  [/(start|beginning) of/i, 'start'],
  [/end of/i, 'end'],
]

/**
 * Solargis typical year: lines behind `#` that describe the columns, then `Day;Time;...` with the day of the
 * year, 1 to 365, and the time of the day. The head states the zone, what the time marks, the unit and the
 * no-data value of each column.
 * Source: the files' own head; Solargis, "TMY data format".
 */
export const solargisTmy: WeatherFormat = {
  id: 'solargis_tmy',
  title: 'Solargis TMY',
  detect: (text) => headLines(text.slice(0, 40_000), HEADER_LINES_MAX).some(isNames),
  parse,
}

function isNames({ text }: Line): boolean {
  return /^\s*"?day"?\s*;\s*"?time"?\s*;/i.test(text)
}

function parse(text: string, options: WeatherFileOptions): Recording {
  const head = headLines(text, HEADER_LINES_MAX + 1)
  const names = head.find(isNames)
  const first = names === undefined ? undefined : head[names.number]
  if (names === undefined || first === undefined)
    throw new WeatherFileError('No rows follow the column names: the file seems truncated; download it again', names?.number)
  const about = head.slice(0, names.number - 1).map(({ text: line }) => line.slice(0, 500))
  const cells = splitCells(names.text, SEMICOLON)
  const columns = cells.flatMap((name, index) => {
    const heading = readHeading(name)
    return heading === null || index < 2 ? [] : [{ ...describedIn(about, name, heading), name, index }]
  })
  const rows = readRows(
    text,
    {
      from: first.from,
      line: first.number,
      separator: SEMICOLON,
      headerCells: countCells(cells),
      endsAtBlank: false,
      onProgress: options.onProgress,
    },
    [
      { index: 0, name: 'Day', read: readNumber, required: true },
      { index: 1, name: 'Time', read: readTimeOfDay, required: true },
      ...columns.map(({ index, name }) => ({ index, name, read: readNumber, required: false })),
    ],
  )
  const [day, time, ...values] = rows.values
  const yearStart = minutesOf(NOMINAL_YEAR, 1, 1)
  const stampMinutes = day.map((number, i) => yearStart + (number - 1) * MINUTES_PER_DAY + time[i])
  const stepMinutes = stepOf(stampMinutes)
  const read: Recording['columns'] = {}
  const titles: ColumnNames = {}
  columns.forEach(({ quantity, unit, noData, name }, k) => {
    if (!isColumn(quantity)) return
    const column = values[k]
    if (noData !== null) for (let i = 0; i < rows.n; i++) if (column[i] === noData) column[i] = Number.NaN
    convert(column, unit ?? unitBySize(quantity, column), stepMinutes)
    read[quantity] = column
    titles[unitColumn(quantity)] = name
  })
  const notes = [`The file has no years: its rows get the nominal year ${NOMINAL_YEAR}.`]
  const place = placeOf(
    { latitude: factOf(about, 'latitude'), longitude: factOf(about, 'longitude'), elevation: factOf(about, 'elevation') },
    options,
    notes,
  )
  const timeLine = about.find((line) => /^#\s*time\b/i.test(line)) ?? ''
  const zoneH = zoneIn(timeLine) ?? options.timezone ?? assumedZone(place, options, notes)
  const localZoneH = options.timezone ?? (zoneH === 0 ? zoneOfPlace(place, options)?.zoneH : zoneH) ?? zoneH
  return {
    dataSource: 'Solargis TMY',
    radiationDb: null,
    station: null,
    locationId: null,
    ...place,
    stampZoneH: zoneH,
    localZoneH,
    // a typical year in UTC is rolled into the zone of its place
    isTypical: localZoneH !== zoneH,
    stampMeaning: MEANINGS.find(([pattern]) => pattern.test(timeLine))?.[1] ?? options.interval ?? usualMeaning(time[0], stepMinutes),
    instantAfterStampMinutes: 0,
    stampMinutes,
    lines: rows.lines,
    columns: read,
    names: titles,
    notes,
  }
}

/** Unit and no-data value that the head states for a column: `#GHI - Global ... [Wh/m2], no data value -9`. */
function describedIn(about: readonly string[], name: string, heading: Heading): Heading & { noData: number | null } {
  const line =
    about.find(
      (text) =>
        text
          .replace(/^#\s*/, '')
          .split(/\s+-\s+/)[0]
          ?.trim() === name,
    ) ?? ''
  const [, unit = ''] = /\[([^\]]*)\]/.exec(line) ?? []
  const [, noData] = /no[ -]?data(?: value)?\s*[:=]?\s*(-?\d+(?:\.\d+)?)/i.exec(line) ?? []
  return {
    ...heading,
    ...(heading.unit === null && unit !== '' ? statedUnit(heading.quantity, unit) : {}),
    noData: noData === undefined ? null : Number(noData),
  }
}

/** `#Latitude: 40.000000`, `#Elevation: 1600.0 m a.s.l.` */
function factOf(about: readonly string[], name: string): string | undefined {
  for (const line of about) {
    const [, value] = new RegExp(`^#\\s*${name}\\s*:\\s*(-?\\d+(?:\\.\\d+)?)`, 'i').exec(line) ?? []
    if (value !== undefined) return value
  }
  return undefined
}

/** `time reference UTC-7`, `UTC+05:30`, `UTC` */
function zoneIn(line: string): number | null {
  const [stated, sign = '+', hours = '0', minutes = '0'] =
    /time reference\s*(?:UTC|GMT)\s?(?:([-+])(\d{1,2})(?::?(\d{2}))?)?/i.exec(line) ?? []
  if (stated === undefined) return null
  const size = Number(hours) + Number(minutes) / 60
  return zoneOf(String(sign === '-' ? 0 - size : size))
}

function usualMeaning(firstMinute: number, stepMinutes: number): StampMeaning {
  return firstMinute === stepMinutes / 2 ? 'middle' : 'start'
}
