import { MINUTES_PER_DAY } from './calendar.ts'

/** Mean of light over rows. */
export interface DayMean {
  /** NaN when too much of the light is unknown. */
  readonly mean: number
  /** Rows without a value at times of day that have light. */
  readonly gaps: number
}

/** Share of the light of the rows that those with a value must have. */
const LIGHT_SHARE_MIN = 0.8

/**
 * Mean of light over the rows of a month, each gap counted as the mean of the other days at its time of day: the mean
 * of the rows that have a value would make a month of missing noons too dark. NaN when a time of day with light has no
 * value on any day, or when the values have less than 80 % of the light.
 * @param values  NaN in gaps
 * Checked by: test/engine/weather-spread.test.ts
 */
export function meanByTimeOfDay(
  values: Float64Array,
  startMinutes: Float64Array,
  stepMinutes: number,
  from: number,
  until: number,
): DayMean {
  const slots = Math.ceil(MINUTES_PER_DAY / stepMinutes)
  const [sums, counts, rows] = [new Float64Array(slots), new Float64Array(slots), new Float64Array(slots)]
  for (let i = from; i < until; i++) {
    const slot = Math.floor((((startMinutes[i] % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY) / stepMinutes)
    rows[slot]++
    if (Number.isNaN(values[i])) continue
    sums[slot] += values[i]
    counts[slot]++
  }
  let [known, whole, gaps] = [0, 0, 0]
  for (let slot = 0; slot < slots; slot++) {
    if (rows[slot] === 0) continue
    if (counts[slot] === 0) {
      if (isLitAround(sums, counts, slot)) return { mean: Number.NaN, gaps: until - from }
      continue
    }
    known += sums[slot]
    whole += (rows[slot] * sums[slot]) / counts[slot]
    if (sums[slot] > 0) gaps += rows[slot] - counts[slot]
  }
  return { mean: known < LIGHT_SHARE_MIN * whole ? Number.NaN : whole / (until - from), gaps }
}

/** Whether the nearest time of day with a value, before or after, has light; true when there is none. */
function isLitAround(sums: Float64Array, counts: Float64Array, slot: number): boolean {
  const n = counts.length
  const nearest = (step: number): number => {
    for (let k = 1; k < n; k++) {
      const other = (slot + k * step + n * k) % n
      if (counts[other] > 0) return sums[other]
    }
    return Number.NaN
  }
  return !(nearest(1) === 0 && nearest(-1) === 0)
}
