import { leftOutNights, nightMinutesOf } from '../core/left-out-nights.ts'
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
  /** Share of its time that rows have: the rest is nights that the stamps leave out. */
  readonly inRows: number
}

/** Rows by calendar month, January first. Nights that the stamps leave out are covered. */
export function calendarMonths(series: Series, site: LongTermSite): CalendarMonth[] {
  const nights = leftOutNights(series, site)
  const rows: number[][] = Array.from({ length: 12 }, () => [])
  const times = new Float64Array(12)
  const dark = new Float64Array(12)
  const stretches = monthStretches(series.startMinutes, series.stepMinutes)
  const nightMinutes = nights === null ? null : nightMinutesOf(nights, series, stretches)
  let row = 0
  stretches.forEach((stretch, k) => {
    const list = rows[stretch.month]
    const night = nightMinutes?.[k] ?? 0
    for (const end = row + stretch.rows; row < end; row++) list.push(row)
    times[stretch.month] += Math.min(1, (stretch.rows * series.stepMinutes + night) / stretch.fullMinutes)
    dark[stretch.month] += night
  })
  return rows.map((list, month) => {
    const minutes = list.length * series.stepMinutes
    return { rows: Int32Array.from(list), times: times[month], inRows: minutes > 0 ? minutes / (minutes + dark[month]) : 1 }
  })
}
