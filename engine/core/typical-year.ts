import { civilOf, daysInMonth, MINUTES_PER_DAY, minutesOf, monthOfMinutes } from './calendar.ts'

/** Weather with more hours spans several years. */
export const LONGEST_YEAR_H = 8784

/** Any year without a 29th of February. */
const COMMON_YEAR = 2001

/** Consecutive rows in one calendar month, by their middle. */
export interface MonthStretch {
  year: number
  /** January is 0. */
  month: number
  rows: number
  /** Length of the month without a February 29. */
  fullMinutes: number
}

/** Splits the rows into stretches of calendar months, in order. */
export function monthStretches(startMinutes: Float64Array, stepMinutes: number): MonthStretch[] {
  const starts: { row: number; year: number; month: number }[] = []
  let from = Number.POSITIVE_INFINITY
  let until = Number.NEGATIVE_INFINITY
  for (let i = 0; i < startMinutes.length; i++) {
    const middle = startMinutes[i] + stepMinutes / 2
    if (middle >= from && middle < until) continue
    const { year, month } = civilOf(middle)
    from = minutesOf(year, month, 1)
    until = from + daysInMonth(year, month) * MINUTES_PER_DAY
    starts.push({ row: i, year, month })
  }
  return starts.map(({ row, year, month }, k) => {
    const rows = (starts[k + 1]?.row ?? startMinutes.length) - row
    return { year, month: month - 1, rows, fullMinutes: daysInMonth(COMMON_YEAR, month) * MINUTES_PER_DAY }
  })
}

/**
 * Whether stamps that jump belong to a typical year: months from several years, each calendar month
 * in one stretch (the first month may also be the last), and at most a year of rows. Single rows at
 * the boundaries may have the year of the neighbouring month.
 */
export function isTypicalYear(startMinutes: Float64Array, stepMinutes: number): boolean {
  if (startMinutes.length * stepMinutes > LONGEST_YEAR_H * 60) return false
  const months = monthStretches(startMinutes, stepMinutes).map(({ month }) => month)
  const changes = months.filter((month, k) => k === 0 || month !== months[k - 1])
  const last = changes.at(-1)
  if (changes.length > 1 && last === changes[0]) changes.pop()
  return new Set(changes).size === changes.length
}

/** Years of the months of a typical year, as its metadata or its stamps state them; empty for other weather. */
export function monthsYearsOf(
  { meta, start }: { readonly meta?: unknown; readonly start?: unknown },
  { startMinutes, stepMinutes }: { readonly startMinutes: Float64Array; readonly stepMinutes: number },
): number[] {
  const { months_years: stated } = (meta ?? {}) as { months_years?: unknown }
  if (Array.isArray(stated)) return stated.filter(Number.isInteger)
  if (start != null) return []
  const spanMinutes = startMinutes[startMinutes.length - 1] - startMinutes[0]
  const isContinuous = spanMinutes <= LONGEST_YEAR_H * 60 && startMinutes.every((minutes, i) => i === 0 || minutes > startMinutes[i - 1])
  return isContinuous || !isTypicalYear(startMinutes, stepMinutes) ? [] : monthStretches(startMinutes, stepMinutes).map(({ year }) => year)
}

/**
 * Whether a row may be earlier than the previous row: a month of a typical year ends between them,
 * by the rows' starts, middles or stamps.
 * @param stampMinutes  minutes from a row's start to its stamp
 */
export function isMonthSeam(startBeforeMinutes: number, startMinutes: number, stampMinutes: number, stepMinutes: number): boolean {
  const changes = (shiftMinutes: number): boolean =>
    monthOfMinutes(startBeforeMinutes + shiftMinutes) !== monthOfMinutes(startMinutes + shiftMinutes)
  return changes(0) || changes(stampMinutes) || changes(stepMinutes / 2)
}

/**
 * Number of rows that the stamps skip. The months of a typical year count as one year: the jump
 * from one month to the next skips nothing.
 */
export function absentRows(startMinutes: Float64Array, stepMinutes: number): number {
  const n = startMinutes.length
  if (!isTypicalYear(startMinutes, stepMinutes)) return Math.round((startMinutes[n - 1] - startMinutes[0]) / stepMinutes) + 1 - n
  let minutes = 0
  for (let i = 1; i < n; i++) minutes += skippedMinutes(startMinutes[i - 1] + stepMinutes, startMinutes[i], true)
  return Math.round(minutes / stepMinutes)
}

/** Minutes that stamps skip from the end of a row to the next one. */
export function skippedMinutes(endMinutes: number, nextMinutes: number, isTypical: boolean): number {
  if (endMinutes === nextMinutes) return 0
  return isTypical ? skippedInYear(endMinutes, nextMinutes) : nextMinutes - endMinutes
}

/** Minutes from one time of the year to another, ignoring their years. */
function skippedInYear(endMinutes: number, nextMinutes: number): number {
  const { year } = civilOf(nextMinutes)
  const { month, day } = civilOf(endMinutes)
  const minuteOfDay = endMinutes - Math.floor(endMinutes / MINUTES_PER_DAY) * MINUTES_PER_DAY
  // February 29 counts as March 1 in a year without it
  const skipped = nextMinutes - minutesOf(year, month, day, 0, minuteOfDay)
  return skipped >= 0 ? skipped : skipped + minutesOf(year + 1, 1, 1) - minutesOf(year, 1, 1)
}
