import { civilOf, minutesOf } from './calendar.ts'
import type { Place } from './great-circle.ts'
import { SolarClock } from './solar-clock.ts'
import { absentRows, isTypicalYear, skippedMinutes } from './typical-year.ts'

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
