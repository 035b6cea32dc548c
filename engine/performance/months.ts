import { civilOf } from '../core/calendar.ts'
import type { TestRows } from './test-rows.ts'

/** Rows of a month, which follow each other. */
export interface MonthRows {
  /** Such as 2024-05. */
  readonly month: string
  /** 1 to 12 */
  readonly calendarMonth: number
  readonly first: number
  readonly end: number
}

/** The months of ascending rows, by the starts of the rows. */
export function monthsOf({ n, startMinutes }: Pick<TestRows, 'n' | 'startMinutes'>): MonthRows[] {
  const months: MonthRows[] = []
  let first = 0
  let own = n === 0 ? null : civilOf(startMinutes[0])
  for (let i = 1; i <= n && own !== null; i++) {
    const next = i === n ? null : civilOf(startMinutes[i])
    if (next !== null && next.month === own.month && next.year === own.year) continue
    months.push({ month: `${own.year}-${String(own.month).padStart(2, '0')}`, calendarMonth: own.month, first, end: i })
    first = i
    own = next
  }
  return months
}
