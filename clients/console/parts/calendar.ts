/** Days of a year without a leap day, by number from 0. */
export const DAYS = 365
const YEAR = 2001
const DAY_MILLIS = 86_400_000

/** Days that show what shade does, with their numbers. */
export const NAMED_DAYS = [
  ['21 March', dayNumber('03-21')],
  ['21 June', dayNumber('06-21')],
  ['21 December', dayNumber('12-21')],
] as const

/** MM-DD. */
export function monthDay(day: number): string {
  return dateOf(day).toISOString().slice(5, 10)
}

/** Such as 21 June. */
export function dayInWords(day: number): string {
  return dateOf(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

/** Number of a day. @param date  MM-DD */
export function dayNumber(date: string): number {
  return Math.round((Date.parse(`${YEAR}-${date}T00:00Z`) - Date.UTC(YEAR, 0, 1)) / DAY_MILLIS)
}

function dateOf(day: number): Date {
  return new Date(Date.UTC(YEAR, 0, 1) + day * DAY_MILLIS)
}
