import { MINUTES_PER_DAY, minutesOf } from '../../core/calendar.ts'
import type { CellReader } from './cells.ts'
import { readTimeOfDay } from './stamps.ts'

/** A time that is a number. */
export interface CountedTime {
  read: CellReader
  /** The number counts from an instant in UTC. */
  isUtc: boolean
  note?: string
}

/** Seconds since 1970 from 1975 to 2096, and thousandths of them. */
const UNIX_SECONDS = /^(?:\d{9,10})(?:\.\d+)?$/
const UNIX_MILLIS = /^\d{12,13}$/
/** Days since 1899-12-30 from 1927 to 2119: the dates of a spreadsheet. */
const EXCEL_DAYS = /^[1-7]\d{4}(?:[.,]\d+)?$/
const EXCEL_EPOCH_MINUTES = minutesOf(1899, 12, 30)
/** `2021060112`: a date with its hour, which no seconds since 1970 before 2030 look like. */
const DATE_WITH_HOUR = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-4])$/
/** `202106011230` */
const DATE_WITH_TIME = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-4])[0-5]\d$/

/**
 * Reader of a time that its first cell shows to be a count: unix time, dates of a spreadsheet, or a date and
 * hour as one number; null for dates as people write them.
 */
export function countReader(firstCell: string, number: CellReader): CountedTime | null {
  const cell = firstCell.trim()
  if (DATE_WITH_HOUR.test(cell)) return { read: dateWithHour, isUtc: false }
  if (DATE_WITH_TIME.test(cell)) return null
  const minutes =
    (perMinute: number, fromMinutes: number): CellReader =>
    (text, from, to) =>
      fromMinutes + Math.round(number(text, from, to) / perMinute)
  if (UNIX_SECONDS.test(cell)) return { read: minutes(60, 0), isUtc: true, note: 'The time is read as seconds since 1970-01-01 UTC.' }
  if (UNIX_MILLIS.test(cell))
    return { read: minutes(60_000, 0), isUtc: true, note: 'The time is read as milliseconds since 1970-01-01 UTC.' }
  if (EXCEL_DAYS.test(cell))
    return {
      read: minutes(1 / MINUTES_PER_DAY, EXCEL_EPOCH_MINUTES),
      isUtc: false,
      note: 'The time is read as days since 1899-12-30, as spreadsheets count them.',
    }
  return null
}

function dateWithHour(text: string, from: number, to: number): number {
  const cell = text.slice(from, to).trim()
  if (!DATE_WITH_HOUR.test(cell)) return Number.NaN
  const [year, month, day, hour] = [cell.slice(0, 4), cell.slice(4, 6), cell.slice(6, 8), cell.slice(8, 10)].map(Number)
  return minutesOf(year, month, day) + hour * 60
}

/** Time of day next to the date of a spreadsheet: a clock, or the fraction of the day. */
export function timeOrDayFrac(number: CellReader): CellReader {
  return (text, from, to) => {
    const clock = readTimeOfDay(text, from, to)
    if (!Number.isNaN(clock)) return clock
    const dayFrac = number(text, from, to)
    return dayFrac >= 0 && dayFrac <= 1 ? Math.round(dayFrac * MINUTES_PER_DAY) : Number.NaN
  }
}

/** `2021-06-01T00:00:00.0/2021-06-01T01:00:00.0`, an interval by ISO 8601. */
export const INTERVAL_CELL = /\d[T ]\d\d:?\d\d.*\/\d{4}-?\d\d/

export function intervalStart(read: CellReader): CellReader {
  return (text, from, to) => {
    const slash = text.indexOf('/', from)
    return read(text, from, slash < 0 || slash > to ? to : slash)
  }
}

/** Reads an hour, or a time of day with a colon as hours; `hhmm` numbers stay as they are. */
export function hourReader(number: CellReader): CellReader {
  return (text, from, to) => {
    const hours = number(text, from, to)
    return Number.isNaN(hours) ? readTimeOfDay(text, from, to) / 60 : hours
  }
}
