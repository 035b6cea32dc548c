import type { Frame } from '../core/frame.ts'

const MINUTES_PER_DAY = 1440
/** Days with at least this share of the clear-sky irradiation tell the hour; clouds move the centroid of others. */
const CLEAR_DAY_FRAC = 0.7
const FEWEST_CLEAR_DAYS = 8
/** One day in so many is looked at: the median does not need them all. */
const DAYS_APART = 3
/** Afternoon clouds and coarse steps move the centroid by up to a quarter of an hour. */
const TOLERATED_MIN = 24

/**
 * Finds weather whose stamps do not fit the sun: the centroid of each clear day's global irradiance is compared with that of the clear sky at the row's own sun.
 * Source of the clear sky: Haurwitz 1945, J. Meteorology 2, GHI = 1098 cos z exp(-0.059 / cos z).
 */
export class TimeShift {
  private day = Number.NaN
  private sums = new Float64Array(4) // irradiance, its moment, clear sky, its moment; of the day in progress
  private readonly shiftsMin: number[] = []

  add(frame: Frame): void {
    const { startMin, ghiWm2, sunZenithCos, isUp } = frame.sky
    const { sums } = this
    for (let i = 0; i < frame.n; i++) {
      const day = Math.floor(startMin[i] / MINUTES_PER_DAY)
      if (day !== this.day) this.endDay(day)
      if (day % DAYS_APART !== 0) continue
      const minute = startMin[i] - day * MINUTES_PER_DAY
      sums[0] += ghiWm2[i]
      sums[1] += ghiWm2[i] * minute
      if (isUp[i] === 0) continue
      const clearWm2 = 1098 * sunZenithCos[i] * Math.exp(-0.059 / sunZenithCos[i])
      sums[2] += clearWm2
      sums[3] += clearWm2 * minute
    }
  }

  /** Minutes that the irradiance runs late against the sun (negative: early); null when it fits or too few clear days tell. */
  minutes(): number | null {
    this.endDay(Number.NaN)
    if (this.shiftsMin.length < FEWEST_CLEAR_DAYS) return null
    const median = this.shiftsMin.sort((a, b) => a - b)[this.shiftsMin.length >> 1]
    return Math.abs(median) > TOLERATED_MIN ? median : null
  }

  private endDay(next: number): void {
    const { sums } = this
    if (sums[2] > 0 && sums[0] > CLEAR_DAY_FRAC * sums[2]) this.shiftsMin.push(sums[1] / sums[0] - sums[3] / sums[2])
    sums.fill(0)
    this.day = next
  }
}
