import { civilOf, daysInMonth, MINUTES_PER_DAY, minutesOf, monthOfMinutes } from './calendar.ts'

/** Weather of more hours is of several years. */
export const LONGEST_YEAR_H = 8784

/** Any year without a 29th of February. */
const COMMON_YEAR = 2001

/** Rows that follow each other in one calendar month, by their middle. */
export interface MonthStretch {
  year: number
  /** January is 0. */
  month: number
  rows: number
  /** Share of the month that they cover. The 29th of February is not missed where it is left out. */
  coveredFrac: number
}

/** The stretches of calendar months that the rows run through, in their order. */
export function monthStretches(startMin: Float64Array, stepMin: number): MonthStretch[] {
  const starts: { row: number; year: number; month: number }[] = []
  let from = Number.POSITIVE_INFINITY
  let until = Number.NEGATIVE_INFINITY
  for (let i = 0; i < startMin.length; i++) {
    const middle = startMin[i] + stepMin / 2
    if (middle >= from && middle < until) continue
    const { year, month } = civilOf(middle)
    from = minutesOf(year, month, 1)
    until = from + daysInMonth(year, month) * MINUTES_PER_DAY
    starts.push({ row: i, year, month })
  }
  return starts.map(({ row, year, month }, k) => {
    const rows = (starts[k + 1]?.row ?? startMin.length) - row
    const rowFrac = stepMin / (daysInMonth(COMMON_YEAR, month) * MINUTES_PER_DAY)
    return { year, month: month - 1, rows, coveredFrac: Math.min(1, rows * rowFrac) }
  })
}

/**
 * Whether stamps that jump are those of a typical year: months of several years, each calendar month in one stretch (the one that begins the rows may end them too), a
 * year of rows at most. Single rows at the seams may carry the year of the neighbouring month.
 */
export function isTypicalYear(startMin: Float64Array, stepMin: number): boolean {
  if (startMin.length * stepMin > LONGEST_YEAR_H * 60) return false
  const months = monthStretches(startMin, stepMin).map(({ month }) => month)
  const changes = months.filter((month, k) => k === 0 || month !== months[k - 1])
  const last = changes.at(-1)
  if (changes.length > 1 && last === changes[0]) changes.pop()
  return new Set(changes).size === changes.length
}

/**
 * Whether a row may come before the one that stands ahead of it: a month of a typical year ends there, by the rows' starts or by their stamps.
 * @param stampMin  minutes from a row's start to its stamp
 */
export function isMonthSeam(startBeforeMin: number, startMin: number, stampMin: number): boolean {
  const changes = (shiftMin: number): boolean => monthOfMinutes(startBeforeMin + shiftMin) !== monthOfMinutes(startMin + shiftMin)
  return changes(0) || changes(stampMin)
}

/** Rows that the stamps skip. The months of a typical year count as of one year: the jump from one to the next skips nothing. */
export function absentRows(startMin: Float64Array, stepMin: number): number {
  const n = startMin.length
  if (!isTypicalYear(startMin, stepMin)) return Math.round((startMin[n - 1] - startMin[0]) / stepMin) + 1 - n
  let skippedMin = 0
  for (let i = 1; i < n; i++) {
    const endMin = startMin[i - 1] + stepMin
    if (startMin[i] !== endMin) skippedMin += skippedInYear(endMin, startMin[i])
  }
  return Math.round(skippedMin / stepMin)
}

/** Minutes of the calendar from one time of the year to another, whatever their years. */
function skippedInYear(endMin: number, nextMin: number): number {
  const { year } = civilOf(nextMin)
  const { month, day } = civilOf(endMin)
  const minuteOfDay = endMin - Math.floor(endMin / MINUTES_PER_DAY) * MINUTES_PER_DAY
  const skipped = nextMin - minutesOf(year, month, day, 0, minuteOfDay) // February 29 is March 1 of a year without it
  return skipped >= 0 ? skipped : skipped + minutesOf(year + 1, 1, 1) - minutesOf(year, 1, 1)
}
