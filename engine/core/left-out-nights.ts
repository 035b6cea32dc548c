import { civilOf, daysInMonth, MINUTES_PER_DAY, minutesOf } from './calendar.ts'
import type { Place } from './great-circle.ts'
import { SolarClock } from './solar-clock.ts'
import { absentRows, isTypicalYear, type MonthStretch, skippedMinutes } from './typical-year.ts'

/** Rows of a weather, as far as their times say. */
export interface TimedRows {
  readonly n: number
  readonly startMinutes: Float64Array
  readonly stepMinutes: number
  readonly timezoneH: number
  /** A series without a gap, whose column of starts need not be made. */
  readonly starts: { readonly isRegular: boolean }
}

/** Where the rows are from; null when it is not known. */
export type RowsPlace = Place | null

/** A row whose sun stands below 3 deg is night: a clear sky has 20 W/m2 there. */
const NIGHT_COS = 0.05
/** Without a place, gaps of this length are taken for nights. */
const SHORTEST_NIGHT_MINUTES = 4 * 60
const LONGEST_NIGHT_MINUTES = 20 * 60
/** Tables of daylight have half of the rows, beyond the polar circle a third; more are another matter. */
const ABSENT_PER_ROW_MAX = 3
/** With rows for less of its time, a month has no mean of temperature or wind: what is absent are the cool, calm hours. */
export const MEAN_ROWS_MIN_FRAC = 0.95

/**
 * Minutes of night that the stamps leave out before each row, as exports of monitoring systems do. Null when they leave
 * out none, and when most gaps are others.
 * Checked by: test/engine/core/left-out-nights.test.ts
 */
export function leftOutNights(rows: TimedRows, place: RowsPlace): Float64Array | null {
  if (rows.starts.isRegular) return null
  const { n, startMinutes, stepMinutes, timezoneH } = rows
  const absent = absentRows(startMinutes, stepMinutes)
  if (absent <= 0 || absent > ABSENT_PER_ROW_MAX * n) return null
  const isTypical = isTypicalYear(startMinutes, stepMinutes)
  const clock = place === null ? null : new SolarClock(place, timezoneH)
  const nights = new Float64Array(n)
  let [gaps, pure] = [0, 0]
  for (let i = 1; i < n; i++) {
    const gap = skippedMinutes(startMinutes[i - 1] + stepMinutes, startMinutes[i], isTypical)
    if (gap < stepMinutes) continue
    const { dark, days } = clock === null ? withoutSun(gap) : underSun(startMinutes[i], gap, stepMinutes, clock)
    gaps++
    if (days === 0) pure++
    // missing days stand between nights, one of which belongs to the days with rows
    nights[i] = dark / (days + 1)
  }
  if (pure <= gaps / 2) return null
  if (clock !== null) addPolarNights(nights, rows, clock)
  return nights
}

/** A polar night at New Year has no row on one side of it: the calendar years of the table begin and end in it. */
function addPolarNights(nights: Float64Array, { n, startMinutes, stepMinutes }: TimedRows, clock: SolarClock): void {
  const isDark = (minutes: number): boolean => clock.at(minutes + stepMinutes / 2).cos < NIGHT_COS
  const [first, last] = [startMinutes[0], startMinutes[n - 1]]
  const begin = minutesOf(civilOf(first).year, 1, 1)
  const end = minutesOf(civilOf(last).year + 1, 1, 1)
  for (let at = first - stepMinutes; at >= begin && isDark(at); at -= stepMinutes) nights[0] += stepMinutes
  for (let at = last + stepMinutes; at < end && isDark(at); at += stepMinutes) nights[n - 1] += stepMinutes
}

interface GapParts {
  /** Minutes of night. */
  readonly dark: number
  /** Stretches of daylight. */
  readonly days: number
}

function withoutSun(gapMinutes: number): GapParts {
  const isNight = gapMinutes >= SHORTEST_NIGHT_MINUTES && gapMinutes <= LONGEST_NIGHT_MINUTES
  return isNight ? { dark: gapMinutes, days: 0 } : { dark: 0, days: 1 }
}

function underSun(rowMinutes: number, gapMinutes: number, stepMinutes: number, clock: SolarClock): GapParts {
  let [dark, days] = [0, 0]
  let isDay = false
  for (let before = stepMinutes; before <= gapMinutes; before += stepMinutes) {
    const isLit = clock.at(rowMinutes - before + stepMinutes / 2).cos >= NIGHT_COS
    if (!isLit) dark += stepMinutes
    else if (!isDay) days++
    isDay = isLit
  }
  return { dark, days }
}

/**
 * Minutes of left-out night in each stretch of a month. The night between two months belongs to each by its minutes, and
 * those before the first and after the last row as far as they are in the month of that row. Months without a row, as
 * in a polar night, have no stretch, and their night is in none.
 * @param nights  of `leftOutNights`
 * @param stretches  of the same rows
 */
export function nightMinutesOf(
  nights: Float64Array,
  { startMinutes, stepMinutes }: Pick<TimedRows, 'startMinutes' | 'stepMinutes'>,
  stretches: readonly MonthStretch[],
): Float64Array {
  const minutes = new Float64Array(stretches.length)
  let row = 0
  for (let k = 0; k < stretches.length; k++) {
    const { year, month, rows } = stretches[k]
    const own = Math.max(0, startMinutes[row] - minutesOf(year, month + 1, 1))
    const before = k === 0 ? null : stretches[k - 1]
    const others = before === null ? 0 : Math.max(0, minutesOf(before.year, before.month + 2, 1) - startMinutes[row - 1] - stepMinutes)
    // of a gap that is not night alone, each month has its share
    const share = nights[row] / Math.max(own + others, nights[row], 1)
    minutes[k] += own * share
    if (k > 0) minutes[k - 1] += others * share
    for (let i = row + 1; i < row + rows; i++) minutes[k] += nights[i]
    row += rows
  }
  return minutes.map((night, k) => {
    const { year, month, rows } = stretches[k]
    return Math.min(night, Math.max(0, daysInMonth(year, month + 1) * MINUTES_PER_DAY - rows * stepMinutes))
  })
}
