import { leftOutNights } from '../core/left-out-nights.ts'
import { monthStretches } from '../core/typical-year.ts'
import type { LongTermSite } from './row-sky.ts'
import type { Series } from './series.ts'

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The rows of a calendar month, in all years of a series. */
export interface CalendarMonth {
  readonly rows: Int32Array
  /** How often the series contains the month; a partial month counts by its share. */
  readonly times: number
}

/** Rows by calendar month, January first. Nights that the stamps leave out are covered. */
export function calendarMonths(series: Series, site: LongTermSite): CalendarMonth[] {
  const nights = leftOutNights(series, site)
  const rows: number[][] = Array.from({ length: 12 }, () => [])
  const times = new Float64Array(12)
  let row = 0
  for (const stretch of monthStretches(series.startMinutes, series.stepMinutes)) {
    const list = rows[stretch.month]
    let covered = stretch.rows * series.stepMinutes
    for (let i = row; i < row + stretch.rows; i++) {
      list.push(i)
      if (nights !== null) covered += nights[i]
    }
    times[stretch.month] += Math.min(1, covered / stretch.fullMinutes)
    row += stretch.rows
  }
  return rows.map((list, month) => ({ rows: Int32Array.from(list), times: times[month] }))
}
