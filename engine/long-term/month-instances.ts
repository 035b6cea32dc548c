import { civilOf, daysInMonth, MINUTES_PER_DAY } from '../core/calendar.ts'
import type { Sink } from '../core/sink.ts'
import { isTypicalYear } from '../core/typical-year.ts'
import type { Series } from './series.ts'

/** A month of one year, all rows of which the series has. February 29 is left out. */
export interface MonthInstance {
  readonly year: number
  /** January is 0. */
  readonly month: number
  readonly firstRow: number
  readonly days: number
}

/** A month that has rows but is not whole, or has too many gaps. */
export interface LeftOutMonth {
  readonly year: number
  /** January is 0. */
  readonly month: number
  readonly why: 'rows' | 'gaps'
}

export interface MonthsOfYears {
  readonly instances: readonly MonthInstance[]
  readonly leftOut: readonly LeftOutMonth[]
}

/** Share of gaps in a column that a month may have: 7 hours of 31 days. */
const GAPS_MAX_FRAC = 0.01
/** Between months of different years. */
const JUMP_MINUTES = 300 * MINUTES_PER_DAY

/**
 * Whole months of a series of several years. A month counts when it has all of its rows and at most 1 %
 * gaps in each column that the selection reads. February 29 may be missing, as in files of 8,760 rows a year.
 * @param columns  those columns, with NaN in gaps
 * Fails: at `<field>` for a typical year, and for a step that does not divide a day.
 */
export function monthsOfYears(series: Series, columns: readonly Float64Array[], field: string, sink: Sink): MonthsOfYears {
  const { startMinutes, stepMinutes, n } = series
  if (MINUTES_PER_DAY % stepMinutes !== 0)
    sink.fail(`${field}.step_minutes`, `Days are compared, and a day is no multiple of ${stepMinutes} min: send a step that divides 24 h`)
  if (!series.starts.isRegular && isTypicalYear(startMinutes, stepMinutes) && jumpsYears(startMinutes))
    sink.fail(
      `${field}.time`,
      'A typical year has no years to compare: send the years that it would be chosen from, each with its own stamps',
    )
  const instances: MonthInstance[] = []
  const leftOut: LeftOutMonth[] = []
  for (let first = 0; first < n; ) {
    const { year, month } = civilOf(startMinutes[first] + stepMinutes / 2)
    let end = first + 1
    const isSame = (row: number) => {
      const civil = civilOf(startMinutes[row] + stepMinutes / 2)
      return civil.year === year && civil.month === month
    }
    // whole days ahead first, then row by row
    const perDay = Math.floor(MINUTES_PER_DAY / stepMinutes)
    while (end + perDay < n && isSame(end + perDay)) end += perDay
    while (end < n && isSame(end)) end++
    const days = month === 2 ? 28 : daysInMonth(year, month)
    const rows = days * perDay
    const isWhole = end - first >= rows && startMinutes[first + rows - 1] - startMinutes[first] < rows * stepMinutes
    if (isWhole && hasFewGaps(columns, first, rows)) instances.push({ year, month: month - 1, firstRow: first, days })
    else leftOut.push({ year, month: month - 1, why: isWhole ? 'gaps' : 'rows' })
    first = end
  }
  return { instances, leftOut }
}

/** Whether some row is most of a year before or after the row before it. */
function jumpsYears(startMinutes: Float64Array): boolean {
  for (let i = 1; i < startMinutes.length; i++) if (Math.abs(startMinutes[i] - startMinutes[i - 1]) > JUMP_MINUTES) return true
  return false
}

function hasFewGaps(columns: readonly Float64Array[], first: number, rows: number): boolean {
  return columns.every((column) => {
    let gaps = 0
    for (let i = first; i < first + rows; i++) if (Number.isNaN(column[i])) gaps++
    return gaps <= GAPS_MAX_FRAC * rows
  })
}
