import { daysInMonth, MINUTES_PER_DAY, minutesOf } from '../../core/calendar.ts'
import type { CellReader } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { Rows } from './rows.ts'

/** Order of day, month and year in dates that do not begin with the year. */
export type DateOrder = 'dmy' | 'mdy'

/** Minutes since 1970-01-01T00:00; NaN for a date that does not exist. Hour 24 is the next day's start. */
function checkedMinutes(year: number, month: number, day: number, minuteOfDay: number): number {
  if (!(year >= 1800 && year <= 2300 && month >= 1 && month <= 12 && day >= 1 && minuteOfDay >= 0 && minuteOfDay <= MINUTES_PER_DAY))
    return Number.NaN
  if (!(day <= daysInMonth(year, month))) return Number.NaN
  return minutesOf(year, month, day) + minuteOfDay
}

/** Two-digit years: 70 to 99 are the last century's. */
function fullYear(year: number): number {
  return year >= 100 ? year : year >= 70 ? 1900 + year : 2000 + year
}

export interface StampReaders {
  /** Minutes since 1970-01-01T00:00 in the stamp's own time; a date alone is its midnight. */
  stamp: CellReader
  /** Minutes ahead of UTC that the stamp states; NaN when it states none. */
  zone: CellReader
  /** First and second number of the date, as first * 100 + second: tells day from month. */
  datePair: CellReader
}

/**
 * Readers of a date with or without time: `2021-03-04T05:06:07+01:00`, `20210304:0506`, `4/3/2021 5:06 PM`, `04.03.21 05:06`. Seconds round to the minute.
 * The three share scratch space and are made once a file.
 */
export function makeStampReaders(order: DateOrder): StampReaders {
  const group = new Float64Array(7)
  const groupDigits = new Uint8Array(7)
  let groups = 0
  let afternoon = -1 // 0 AM, 1 PM
  let zoneMin = Number.NaN

  /** Splits the cell into its numbers; false when it holds anything that no date holds. */
  function scan(text: string, from: number, to: number): boolean {
    groups = 0
    afternoon = -1
    zoneMin = Number.NaN
    let at = from
    while (at < to) {
      const code = text.charCodeAt(at)
      if (code >= 48 && code <= 57) {
        if (groups === 7) return false
        let value = 0
        const begin = at
        for (let digit = code; at < to && digit >= 48 && digit <= 57; digit = text.charCodeAt(at)) {
          value = value * 10 + (digit - 48)
          at++
        }
        group[groups] = value
        groupDigits[groups++] = Math.min(at - begin, 255)
        continue
      }
      const lower = code | 32
      if (code === 43 || (code === 45 && hasTime())) return scanZone(text, at, to)
      if (lower === 122) {
        zoneMin = 0 // Z
        return at === to - 1 || text.slice(at + 1, to).trim() === ''
      }
      if (lower === 97 || lower === 112) {
        if ((text.charCodeAt(at + 1) | 32) !== 109) return false
        afternoon = lower === 112 ? 1 : 0
        at += 2
      } else if (code === 32 || code === 45 || code === 46 || code === 47 || code === 58 || lower === 116) at++
      else return false
    }
    return groups > 0
  }

  function hasTime(): boolean {
    return groupDigits[0] >= 8 ? groups >= 2 || groupDigits[0] >= 12 : groups >= 5
  }

  function scanZone(text: string, at: number, to: number): boolean {
    const match = /^([+-])(\d{1,2}):?(\d{2})?(:\d{2})?\s*$/.exec(text.slice(at, to))
    if (match === null) return false
    const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
    if (minutes > 15 * 60) return false
    zoneMin = match[1] === '-' ? 0 - minutes : minutes
    return true
  }

  function timeFrom(first: number): number {
    let hour = groups > first ? group[first] : 0
    let minute = groups > first + 1 ? group[first + 1] : 0
    if (groups === first + 1 && groupDigits[first] === 4) {
      minute = hour % 100
      hour = Math.floor(hour / 100)
    }
    const second = groups > first + 2 ? group[first + 2] : 0
    if (hour > 24 || minute > 59 || second > 60) return Number.NaN
    if (afternoon >= 0) {
      if (hour < 1 || hour > 12) return Number.NaN
      hour = (hour % 12) + 12 * afternoon
    }
    return hour * 60 + minute + Math.round(second / 60)
  }

  function stamp(text: string, from: number, to: number): number {
    if (!scan(text, from, to)) return Number.NaN
    const digits = groupDigits[0]
    if (digits === 8) return checkedMinutes(Math.floor(group[0] / 10000), Math.floor(group[0] / 100) % 100, group[0] % 100, timeFrom(1))
    if (digits === 12 && groups === 1) {
      const date = Math.floor(group[0] / 10000)
      const time = group[0] % 10000
      return checkedMinutes(Math.floor(date / 10000), Math.floor(date / 100) % 100, date % 100, Math.floor(time / 100) * 60 + (time % 100))
    }
    if (groups < 3) return Number.NaN
    if (digits === 4) return checkedMinutes(group[0], group[1], group[2], timeFrom(3))
    if (digits > 2 || groupDigits[2] === 3 || groupDigits[2] > 4) return Number.NaN
    const year = fullYear(group[2])
    return order === 'dmy' ? checkedMinutes(year, group[1], group[0], timeFrom(3)) : checkedMinutes(year, group[0], group[1], timeFrom(3))
  }

  return {
    stamp,
    zone: (text, from, to) => (scan(text, from, to) ? zoneMin : Number.NaN),
    datePair: (text, from, to) => (scan(text, from, to) && groups >= 3 && groupDigits[0] <= 2 ? group[0] * 100 + group[1] : Number.NaN),
  }
}

/** Minutes of the day of `HH:MM[:SS]`, with or without AM or PM, or of a bare hour; NaN when it is none. */
export function readTimeOfDay(text: string, from: number, to: number): number {
  const match = /^\s*(\d{1,2})(?:[:.h](\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*([ap]m)?\s*$/i.exec(text.slice(from, to))
  if (match === null) return Number.NaN
  let hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  if (match[4] !== undefined) {
    if (hour < 1 || hour > 12) return Number.NaN
    hour = (hour % 12) + (match[4].toLowerCase() === 'pm' ? 12 : 0)
  }
  const minutes = hour * 60 + minute + Math.round(Number(match[3] ?? 0) / 60)
  return minute > 59 || minutes > MINUTES_PER_DAY ? Number.NaN : minutes
}

/** Columns of a calendar date in separate cells. */
export interface CalendarColumns {
  year: Float64Array
  month: Float64Array
  day: Float64Array
  hour: Float64Array
  minute: Float64Array | null
}

/** Stamps from separate columns, minutes since 1970-01-01T00:00. Hour 24 is the next day's start. */
export function calendarStamps(rows: Rows, { year, month, day, hour, minute }: CalendarColumns): Float64Array {
  const stampMin = new Float64Array(rows.n)
  for (let i = 0; i < rows.n; i++) {
    const minuteOfDay = hour[i] * 60 + (minute === null ? 0 : minute[i])
    const whole = Number.isInteger(year[i]) && Number.isInteger(month[i]) && Number.isInteger(day[i])
    stampMin[i] = whole && hour[i] <= 24 ? checkedMinutes(year[i], month[i], day[i], Math.min(minuteOfDay, MINUTES_PER_DAY)) : Number.NaN
    if (Number.isNaN(stampMin[i])) {
      throw new WeatherFileError(
        `No such date: year ${year[i]}, month ${month[i]}, day ${day[i]}, hour ${hour[i]}, minute ${minute === null ? 0 : minute[i]}`,
        rows.lines[i],
      )
    }
    if (minuteOfDay > MINUTES_PER_DAY) stampMin[i] += minuteOfDay - MINUTES_PER_DAY
  }
  return stampMin
}
