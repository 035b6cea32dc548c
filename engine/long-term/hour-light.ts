import { SolarClock } from '../core/solar-clock.ts'
import { type HourGrid, hourMeans, isSplitOnGrid } from './common-hours.ts'
import type { LongTermSite } from './row-sky.ts'
import type { Series } from './series.ts'

const HOUR_MINUTES = 60
/** An hour is whole when this much of it has values. */
const WHOLE_MINUTES = 59.9
/** Between the instants at which a clear sky is asked for. */
const INSTANT_MINUTES = 5
/** Under a lower sun, a quotient of clear skies says nothing: such light is split by minutes. */
const LOW_SUN_COS = 0.05
/** Of Haurwitz's clear sky: global irradiance is 1098 cos z exp(-0.057 / cos z). */
const HAURWITZ = 0.057

/**
 * Means of the global irradiance over the hours of a grid. A row that lies in two hours has its light in both as a
 * clear sky has: split by minutes, the hours of dawn got that of the hour after them. An instant becomes the mean of
 * its row in the same way. An hour that is not whole is NaN.
 * @param ghiWm2  NaN in gaps
 * Clear sky: B. Haurwitz, J. Meteorology 2 (1945), 154.
 * Checked by: test/engine/long-term/hour-light.test.ts
 */
export function hourLight(series: Series, ghiWm2: Float64Array, grid: HourGrid, site: LongTermSite): Float64Array {
  const { startMinutes, stepMinutes, timezoneH, sunOffsetMinutes, n } = series
  if (sunOffsetMinutes === null && !isSplitOnGrid(series, grid)) return hourMeans(series, ghiWm2, grid)
  const sums = new Float64Array(grid.hours)
  const minutes = new Float64Array(grid.hours)
  const offset = timezoneH * HOUR_MINUTES + grid.firstMinutes
  const clock = new SolarClock(site, timezoneH)
  for (let i = 0; i < n; i++) {
    if (Number.isNaN(ghiWm2[i])) continue
    const start = startMinutes[i]
    const end = start + stepMinutes
    const whole = ghiWm2[i] > 0 ? wholeOf(clock, start, end, sunOffsetMinutes) : 0
    for (let from = start; from < end; ) {
      const hour = Math.floor((from - offset) / HOUR_MINUTES)
      const until = Math.min(end, offset + (hour + 1) * HOUR_MINUTES)
      if (hour >= 0 && hour < grid.hours) {
        const share = whole > 0 ? clearMean(clock, from, until) / whole : 1
        sums[hour] += ghiWm2[i] * share * (until - from)
        minutes[hour] += until - from
      }
      from = until
    }
  }
  for (let hour = 0; hour < grid.hours; hour++) sums[hour] = minutes[hour] >= WHOLE_MINUTES ? sums[hour] / minutes[hour] : Number.NaN
  return sums
}

/** Clear sky that the value of a row stands for; 0 where the sun is too low. */
function wholeOf(clock: SolarClock, start: number, end: number, sunOffsetMinutes: number | null): number {
  if (sunOffsetMinutes === null) return clearMean(clock, start, end)
  const { cos } = clock.at(start + sunOffsetMinutes)
  return cos < LOW_SUN_COS ? 0 : clearAt(cos)
}

/** Mean of the clear sky over some minutes, up to a factor. */
function clearMean(clock: SolarClock, from: number, until: number): number {
  const instants = Math.max(1, Math.round((until - from) / INSTANT_MINUTES))
  let sum = 0
  for (let k = 0; k < instants; k++) sum += clearAt(clock.at(from + ((k + 0.5) * (until - from)) / instants).cos)
  return sum / instants
}

function clearAt(cos: number): number {
  return cos > 0 ? cos * Math.exp(-HAURWITZ / cos) : 0
}
