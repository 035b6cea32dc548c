import type { Series } from './series.ts'

const HOUR_MINUTES = 60
/** An hour is whole when this much of it has values. */
const WHOLE_MINUTES = 59.9

/** Hours in which two series overlap. */
export interface HourGrid {
  /** Start of the first hour, minutes since 1970-01-01T00:00 UTC. */
  readonly firstMinutes: number
  readonly hours: number
}

/** First start and last end of a series, UTC minutes. */
export function spanOf({ startMinutes, stepMinutes, timezoneH, n }: Series): { from: number; to: number } {
  const shift = timezoneH * HOUR_MINUTES
  return { from: startMinutes[0] - shift, to: startMinutes[n - 1] + stepMinutes - shift }
}

/** Hours that both series may have; they begin where rows of the reference begin. */
export function commonGrid(reference: Series, station: Series): HourGrid {
  const [a, b] = [spanOf(reference), spanOf(station)]
  const firstMinutes = a.from + Math.ceil((Math.max(a.from, b.from) - a.from) / HOUR_MINUTES) * HOUR_MINUTES
  return { firstMinutes, hours: Math.max(0, Math.floor((Math.min(a.to, b.to) - firstMinutes) / HOUR_MINUTES)) }
}

/**
 * Means of a column over the hours of a grid; a row that lies in two hours counts in both by its
 * minutes. An hour that is not whole is NaN.
 */
export function hourMeans(series: Series, column: Float64Array, { firstMinutes, hours }: HourGrid): Float64Array {
  const { startMinutes, stepMinutes, timezoneH, n } = series
  const sums = new Float64Array(hours)
  const minutes = new Float64Array(hours)
  const offset = timezoneH * HOUR_MINUTES + firstMinutes
  for (let i = 0; i < n; i++) {
    const value = column[i]
    if (Number.isNaN(value)) continue
    let from = startMinutes[i] - offset
    const to = from + stepMinutes
    while (from < to) {
      const hour = Math.floor(from / HOUR_MINUTES)
      const until = Math.min(to, (hour + 1) * HOUR_MINUTES)
      if (hour >= 0 && hour < hours) {
        sums[hour] += value * (until - from)
        minutes[hour] += until - from
      }
      from = until
    }
  }
  for (let hour = 0; hour < hours; hour++) sums[hour] = minutes[hour] >= WHOLE_MINUTES ? sums[hour] / minutes[hour] : Number.NaN
  return sums
}

/** Whether rows of the station lie in two hours of the grid. */
export function isSplitOnGrid({ startMinutes, stepMinutes, timezoneH }: Series, { firstMinutes }: HourGrid): boolean {
  const within = startMinutes[0] - timezoneH * HOUR_MINUTES - firstMinutes
  const minute = ((within % HOUR_MINUTES) + HOUR_MINUTES) % HOUR_MINUTES
  return stepMinutes === HOUR_MINUTES ? minute !== 0 : HOUR_MINUTES % stepMinutes !== 0 || minute % stepMinutes !== 0
}
