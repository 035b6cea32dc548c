/**
 * Calendar arithmetic on minutes since 1970-01-01T00:00 of local standard time: no time zone, no
 * daylight saving, no Date objects.
 * Source: days_from_civil and civil_from_days, H. Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms" (proleptic Gregorian).
 */
export const MINUTES_PER_DAY = 1440

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

export function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

/** Days of a month, January is 1. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] as number)
}

/** Days since 1970-01-01 of a civil date, January is 1. */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/**
 * Minutes of a civil date and time, January is 1; hours and minutes may overflow (hour 24 is hour 0
 * of the next day).
 */
export function minutesOf(year: number, month: number, day: number, hour = 0, minute = 0): number {
  return daysFromCivil(year, month, day) * MINUTES_PER_DAY + hour * 60 + minute
}

export interface CivilDate {
  year: number
  /** 1 to 12 */
  month: number
  day: number
}

/** Civil date of the given minute. */
export function civilOf(minutes: number): CivilDate {
  const days = Math.floor(minutes / MINUTES_PER_DAY) + 719468
  const era = Math.floor(days / 146097)
  const dayOfEra = days - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1 }
}

/** Month of a minute, January is 0. */
export function monthOfMinutes(minutes: number): number {
  return civilOf(minutes).month - 1
}

/** Day of the year of a minute, January 1 is 1. */
export function dayOfYear(minutes: number): number {
  const { year } = civilOf(minutes)
  return Math.floor((minutes - minutesOf(year, 1, 1)) / MINUTES_PER_DAY) + 1
}

const STAMP = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2}))?$/

/**
 * Minutes of `YYYY-MM-DDTHH:MM[:SS]` (seconds are ignored); NaN when the text is malformed or the
 * date does not exist. Hour 24 with minute 00 is the start of the next day.
 */
export function parseStamp(text: string): number {
  const m = STAMP.exec(text)
  if (m === null) return Number.NaN
  const year = Number(m[1])
  const month = Number(m[2])
  const day = Number(m[3])
  const hour = Number(m[4])
  const minute = Number(m[5])
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return Number.NaN
  if (hour > 24 || minute > 59 || (hour === 24 && minute !== 0)) return Number.NaN
  return minutesOf(year, month, day, hour, minute)
}

/** `YYYY-MM-DDTHH:MM` of a minute; a fraction of a minute is dropped. */
export function formatStamp(minutes: number): string {
  const { year, month, day } = civilOf(minutes)
  const minuteOfDay = Math.floor(minutes) - Math.floor(minutes / MINUTES_PER_DAY) * MINUTES_PER_DAY
  const pad = (value: number) => (value < 10 ? `0${value}` : `${value}`)
  return `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}T${pad(Math.floor(minuteOfDay / 60))}:${pad(minuteOfDay % 60)}`
}
