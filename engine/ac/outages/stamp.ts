import { daysInMonth, isLeap, minutesOf } from '../../core/calendar.ts'

/** A time of every year, or of one. */
export interface OutageStamp {
  /** Null for every year. */
  readonly year: number | null
  readonly month: number
  readonly day: number
  readonly minuteOfDay: number
}

const STAMP = /^(?:(\d{4})-)?(\d{2})-(\d{2})T(\d{2}):(\d{2})$/
/** Of stamps without a year: it has every day. */
const LEAP_YEAR = 2000

/** Reads `MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM`, in which 24:00 ends a day; null for a time that does not exist. */
export function readStamp(text: string): OutageStamp | null {
  const found = STAMP.exec(text)
  if (found === null) return null
  const year = found[1] === undefined ? null : Number(found[1])
  const [month, day, hour, minute] = found.slice(2).map(Number)
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year ?? LEAP_YEAR, month)) return null
  const minuteOfDay = hour * 60 + minute
  return minute > 59 || minuteOfDay > 24 * 60 ? null : { year, month, day, minuteOfDay }
}

/** @param year  for stamps of every year; without a 29th of February, any time of that day is the start of March */
export function minutesIn({ year: own, month, day, minuteOfDay }: OutageStamp, year: number): number {
  const of = own ?? year
  return month === 2 && day === 29 && !isLeap(of) ? minutesOf(of, 3, 1) : minutesOf(of, month, day, 0, minuteOfDay)
}
