import { civilOf, MINUTES_PER_DAY } from '../core/calendar.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { MonthDay } from './month-day.ts'

/** A stretch of rows of the weather. */
export interface DayRows {
  readonly first: number
  readonly count: number
}

type Stamps = Pick<WeatherTable, 'n' | 'startMinutes' | 'stepMinutes'>

/** The rows whose middle is on a day of the year; of several years the first. null when there are none. */
export function findDay(weather: Stamps, { month, day }: MonthDay): DayRows | null {
  for (const stretch of daysOf(weather)) {
    const date = civilOf(stretch.dayNumber * MINUTES_PER_DAY)
    if (date.month === month && date.day === day) return { first: stretch.first, count: stretch.count }
  }
  return null
}

/** The days of the weather, for people: `01-01 to 12-31`. At most three stretches are named. */
export function daysInWords(weather: Stamps): string {
  const stretches: { from: number; to: number }[] = []
  for (const { dayNumber } of daysOf(weather)) {
    const last = stretches.at(-1)
    if (last !== undefined && isNextDay(last.to, dayNumber)) last.to = dayNumber
    else stretches.push({ from: dayNumber, to: dayNumber })
  }
  const named = stretches.slice(0, 3).map(({ from, to }) => (from === to ? dateOf(from) : `${dateOf(from)} to ${dateOf(to)}`))
  const others = stretches.length - named.length
  return named.join(', ') + (others > 0 ? ` and ${others} more stretches` : '')
}

interface Day extends DayRows {
  /** Days since 1970-01-01. */
  readonly dayNumber: number
}

function* daysOf({ n, startMinutes, stepMinutes }: Stamps): Generator<Day> {
  const dayOf = (row: number): number => Math.floor((startMinutes[row] + stepMinutes / 2) / MINUTES_PER_DAY)
  for (let first = 0; first < n; ) {
    const dayNumber = dayOf(first)
    let end = first + 1
    while (end < n && dayOf(end) === dayNumber) end++
    yield { dayNumber, first, count: end - first }
    first = end
  }
}

/** February of a leap year may be missing its last day. */
const LEAP_DAY = '02-29'
const AFTER_LEAP_DAY = '03-01'

/** Whether a day follows another in the calendar, whatever its year: a typical year has months of several. */
function isNextDay(before: number, after: number): boolean {
  const next = civilOf((before + 1) * MINUTES_PER_DAY)
  const { month, day } = civilOf(after * MINUTES_PER_DAY)
  return dateIn(next) === dateIn({ month, day }) || (dateIn(next) === LEAP_DAY && dateIn({ month, day }) === AFTER_LEAP_DAY)
}

function dateOf(dayNumber: number): string {
  return dateIn(civilOf(dayNumber * MINUTES_PER_DAY))
}

function dateIn({ month, day }: MonthDay): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
