import { dayOfYear } from '../core/calendar.ts'
import type { TestRows } from './test-rows.ts'

const DAYS = 366

/**
 * Whether a row of a run is of the days of the year that were measured, or of so many days before and
 * after. The year is a circle.
 * @param reachDays  183 takes every day
 */
export function seasonOf({ n, startMinutes }: Pick<TestRows, 'n' | 'startMinutes'>, reachDays: number): (startMinutes: number) => boolean {
  const isIn = new Uint8Array(DAYS + 1)
  let last = -1
  for (let i = 0; i < n; i++) {
    const day = dayOfYear(startMinutes[i])
    if (day === last) continue
    last = day
    for (let reach = -reachDays; reach <= reachDays; reach++) isIn[((day - 1 + reach + DAYS) % DAYS) + 1] = 1
  }
  return (start) => isIn[dayOfYear(start)] === 1
}
