import { daysInMonth, MINUTES_PER_DAY, minutesOf } from '../../core/calendar.ts'
import type { CellReader } from './cells.ts'
import { WeatherFileError } from './error.ts'
import type { Rows } from './rows.ts'

/** Order of day, month and year in dates that do not begin with the year. */
export type DateOrder = 'dmy' | 'mdy'

/**
 * Minutes since 1970-01-01T00:00; NaN for a date that does not exist. Hour 24 is the next day's
 * start.
 */
function checkedMinutes(year: number, month: number, day: number, minuteOfDay: number): number {
  if (!(year >= 1800 && year <= 2300 && month >= 1 && month <= 12 && day >= 1 && minuteOfDay >= 0 && minuteOfDay <= MINUTES_PER_DAY))
    return Number.NaN
  if (!(day <= daysInMonth(year, month))) return Number.NaN
  return minutesOf(year, month, day) + minuteOfDay
}

/** Two-digit years from 70 to 99 are 1970 to 1999. */
function fullYear(year: number): number {
  return year >= 100 ? year : year >= 70 ? 1900 + year : 2000 + year
}

export interface StampReaders {
  /**
   * Minutes since 1970-01-01T00:00 in the stamp's own time; a date without a time means midnight.
   */
  stamp: CellReader
  /** Minutes ahead of UTC that the stamp states; NaN when it states none. */
  zone: CellReader
  /**
   * First and second number of the date, as first * 100 + second; used to distinguish day from
   * month.
   */
  datePair: CellReader
}

const DIGIT_0 = 48
const DIGIT_9 = 57
const GROUPS_MAX = 7
/** Largest offset of a zone from UTC. */
const ZONE_MAX_MINUTES = 15 * 60

/**
 * Splits a cell into its groups of digits, AM or PM, and its zone. One scanner is reused for all
 * cells of a file.
 */
class DateScanner {
  readonly group = new Float64Array(GROUPS_MAX)
  readonly digits = new Uint8Array(GROUPS_MAX)
  groups = 0
  zoneMinutes = Number.NaN
  private halfDay = -1 // 0 AM, 1 PM

  /** Returns false when the cell contains anything that cannot be part of a date. */
  scan(text: string, from: number, to: number): boolean {
    this.groups = 0
    this.halfDay = -1
    this.zoneMinutes = Number.NaN
    let at = from
    while (at < to) {
      const code = text.charCodeAt(at)
      if (code >= DIGIT_0 && code <= DIGIT_9) {
        if (this.groups === GROUPS_MAX) return false
        at = this.scanNumber(text, at, to)
        continue
      }
      const lower = code | 32
      // + or -
      if (code === 43 || (code === 45 && this.hasTime())) return this.groups > 0 && this.scanZone(text, at, to)
      if (lower === 122) {
        this.zoneMinutes = 0 // Z
        return this.groups > 0 && text.slice(at + 1, to).trim() === ''
      }
      if (lower === 97 || lower === 112) {
        if ((text.charCodeAt(at + 1) | 32) !== 109) return false // am or pm
        this.halfDay = lower === 112 ? 1 : 0
        at += 2
      } else if (isSeparator(code)) at++
      else return false
    }
    return this.groups > 0
  }

  /**
   * Minutes of the day from the groups that begin with the hour; NaN when the time does not exist.
   */
  timeFrom(first: number): number {
    const { group, groups } = this
    let hour = groups > first ? group[first] : 0
    let minute = groups > first + 1 ? group[first + 1] : 0
    if (groups === first + 1 && this.digits[first] === 4) {
      minute = hour % 100
      hour = Math.floor(hour / 100)
    }
    const second = groups > first + 2 ? group[first + 2] : 0
    if (hour > 24 || minute > 59 || second > 60) return Number.NaN
    if (this.halfDay >= 0) {
      if (hour < 1 || hour > 12) return Number.NaN
      hour = (hour % 12) + 12 * this.halfDay
    }
    return hour * 60 + minute + Math.round(second / 60)
  }

  /** Reads a group of digits; returns the position after it. */
  private scanNumber(text: string, from: number, to: number): number {
    let value = 0
    let at = from
    for (let code = text.charCodeAt(at); at < to && code >= DIGIT_0 && code <= DIGIT_9; code = text.charCodeAt(at)) {
      value = value * 10 + (code - DIGIT_0)
      at++
    }
    this.group[this.groups] = value
    this.digits[this.groups++] = Math.min(at - from, 255)
    return at
  }

  /** True when the groups so far include a time of day, so that a minus begins a zone. */
  private hasTime(): boolean {
    const { groups, digits } = this
    if (groups === 0) return false
    return digits[0] >= 8 ? groups >= 2 || digits[0] >= 12 : groups >= 5
  }

  private scanZone(text: string, at: number, to: number): boolean {
    const match = /^([+-])(\d{1,2}):?(\d{2})?(:\d{2})?\s*$/.exec(text.slice(at, to))
    if (match === null) return false
    const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0)
    if (minutes > ZONE_MAX_MINUTES) return false
    this.zoneMinutes = match[1] === '-' ? 0 - minutes : minutes
    return true
  }
}

/** A blank, `-`, `.`, `/`, `:` or the T between date and time. */
function isSeparator(code: number): boolean {
  return code === 32 || code === 45 || code === 46 || code === 47 || code === 58 || (code | 32) === 116
}

/** Minutes since 1970-01-01T00:00 of the scanned groups; NaN when the date does not exist. */
function minutesOfScan(scanner: DateScanner, order: DateOrder): number {
  const { group, groups, digits } = scanner
  if (digits[0] === 8) return compactMinutes(group[0], scanner.timeFrom(1))
  if (digits[0] === 12 && groups === 1) {
    const time = group[0] % 10000
    return compactMinutes(Math.floor(group[0] / 10000), Math.floor(time / 100) * 60 + (time % 100))
  }
  if (groups < 3) return Number.NaN
  const minuteOfDay = scanner.timeFrom(3)
  if (digits[0] === 4) return checkedMinutes(group[0], group[1], group[2], minuteOfDay)
  if (digits[0] > 2 || digits[2] === 3 || digits[2] > 4) return Number.NaN
  const isDayFirst = order === 'dmy'
  return checkedMinutes(fullYear(group[2]), group[isDayFirst ? 1 : 0], group[isDayFirst ? 0 : 1], minuteOfDay)
}

/** A date as one number, `20210304`. */
function compactMinutes(date: number, minuteOfDay: number): number {
  return checkedMinutes(Math.floor(date / 10000), Math.floor(date / 100) % 100, date % 100, minuteOfDay)
}

/**
 * Readers of a date with or without time: `2021-03-04T05:06:07+01:00`, `20210304:0506`,
 * `4/3/2021 5:06 PM`, `04.03.21 05:06`. Seconds round to the minute.
 */
export function makeStampReaders(order: DateOrder): StampReaders {
  const scanner = new DateScanner()
  return {
    stamp: (text, from, to) => (scanner.scan(text, from, to) ? minutesOfScan(scanner, order) : Number.NaN),
    zone: (text, from, to) => (scanner.scan(text, from, to) ? scanner.zoneMinutes : Number.NaN),
    datePair(text, from, to) {
      const isPair = scanner.scan(text, from, to) && scanner.groups >= 3 && scanner.digits[0] <= 2
      return isPair ? scanner.group[0] * 100 + scanner.group[1] : Number.NaN
    },
  }
}

/**
 * Minutes of the day of `HH:MM[:SS]` or `HHMM`, with or without AM, PM or UTC, or of an hour alone; NaN when
 * it is not a time.
 */
export function readTimeOfDay(text: string, from: number, to: number): number {
  const match = /^\s*(\d{1,2})(?:[:.h]?(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(?:([ap]m)|UTC|GMT|Z)?\s*$/i.exec(text.slice(from, to))
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

/**
 * Stamps from separate columns, minutes since 1970-01-01T00:00. Hour 24 is the next day's start.
 */
export function calendarStamps(rows: Rows, { year, month, day, hour, minute }: CalendarColumns): Float64Array {
  const stampMinutes = new Float64Array(rows.n)
  for (let i = 0; i < rows.n; i++) {
    const minuteOfDay = hour[i] * 60 + (minute === null ? 0 : minute[i])
    const whole = Number.isInteger(year[i]) && Number.isInteger(month[i]) && Number.isInteger(day[i])
    stampMinutes[i] =
      whole && hour[i] <= 24 ? checkedMinutes(year[i], month[i], day[i], Math.min(minuteOfDay, MINUTES_PER_DAY)) : Number.NaN
    if (Number.isNaN(stampMinutes[i])) {
      throw new WeatherFileError(
        `No such date: year ${year[i]}, month ${month[i]}, day ${day[i]}, hour ${hour[i]}, minute ${minute === null ? 0 : minute[i]}`,
        rows.lines[i],
      )
    }
    if (minuteOfDay > MINUTES_PER_DAY) stampMinutes[i] += minuteOfDay - MINUTES_PER_DAY
  }
  return stampMinutes
}

export interface DayOfYearColumns {
  year: Float64Array
  day: Float64Array
  /** Hours, or hours and minutes as one number: 1330. */
  hour: Float64Array
  minute: Float64Array | null
  /** Heading of the hours. */
  timeName: string
}

/** Stamps from a year, the day of the year (1 on January 1) and the time of day, minutes since 1970-01-01T00:00. */
export function dayOfYearStamps(rows: Rows, { year, day, hour, minute, timeName }: DayOfYearColumns): Float64Array {
  const isHhmm = hour.some((value) => value > 24) || /hhmm/i.test(timeName.replace(/[^a-z]/gi, ''))
  const stampMinutes = new Float64Array(rows.n)
  for (let i = 0; i < rows.n; i++) {
    const clock = isHhmm ? Math.floor(hour[i] / 100) * 60 + (hour[i] % 100) : Math.round(hour[i] * 60)
    const isClock = clock >= 0 && clock <= MINUTES_PER_DAY && (!isHhmm || hour[i] % 100 < 60)
    const januaryFirst = checkedMinutes(year[i], 1, 1, 0)
    const isDay = Number.isInteger(day[i]) && day[i] >= 1 && januaryFirst + day[i] * MINUTES_PER_DAY <= minutesOf(year[i] + 1, 1, 1)
    if (!isClock || !isDay)
      throw new WeatherFileError(`No such date: year ${year[i]}, day of the year ${day[i]}, ${timeName} ${hour[i]}`, rows.lines[i])
    stampMinutes[i] = januaryFirst + (day[i] - 1) * MINUTES_PER_DAY + clock + (minute === null ? 0 : minute[i])
  }
  return stampMinutes
}
