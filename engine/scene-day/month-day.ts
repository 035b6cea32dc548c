import { daysInMonth } from '../core/calendar.ts'
import type { Failure } from '../core/sink.ts'

/** A day of any year. */
export interface MonthDay {
  /** 1 to 12 */
  readonly month: number
  readonly day: number
}

const LEAP_YEAR = 2000

/** @param text  MM-DD; null when there is no such day in any year */
export function parseMonthDay(text: string): MonthDay | null {
  const [, month = 0, day = 0] = (/^(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(LEAP_YEAR, month)) return null
  return { month, day }
}

/** @param text  HH:MM; null when it is no time of a day */
export function parseMinuteOfDay(text: string): number | null {
  const [, hour = 24, minute = 0] = (/^(\d\d):(\d\d)$/.exec(text) ?? []).map(Number)
  return hour > 23 || minute > 59 ? null : 60 * hour + minute
}

export function noSuchDay(date: string): Failure {
  return { code: 'validation_error', field: 'date', message: `There is no day '${date}': send month and day, such as 06-21` }
}

export function noSuchTime(time: string): Failure {
  return { code: 'validation_error', field: 'time', message: `There is no time '${time}': send hours and minutes, such as 12:00` }
}
