import type { CorrelationMethod } from './option.ts'

/** Steps of the distributions, when there are values enough. */
const STEPS_MAX = 50
/** Values per step. */
const VALUES_PER_STEP = 5

/**
 * Each value becomes the value of the station that is exceeded as often. Between the quantiles it
 * follows straight lines; beyond the ends, the difference at the end.
 */
export const quantile: CorrelationMethod = {
  title: 'Quantile mapping',
  source:
    'L. Gudmundsson et al., Hydrol. Earth Syst. Sci. 16 (2012), 3383, doi 10.5194/hess-16-3383-2012 (empirical quantiles); for site adaptation J. Polo et al. 2016, doi 10.1016/j.solener.2016.03.001, section 3.3',
  remark: 'The distribution becomes that of the station; single hours stay those of the reference.',
  fit: ({ reference, station }, isRatio) => {
    const steps = Math.max(1, Math.min(STEPS_MAX, Math.floor(reference.length / VALUES_PER_STEP)))
    const from = quantilesOf(reference, steps)
    const to = quantilesOf(station, steps)
    return (value) => {
      const mapped = mapAlong(value, from, to)
      return isRatio ? Math.max(0, mapped) : mapped
    }
  },
}

function quantilesOf(values: Float64Array, steps: number): Float64Array {
  const sorted = Float64Array.from(values).sort()
  return Float64Array.from({ length: steps + 1 }, (_, k) => {
    const x = ((sorted.length - 1) * k) / steps
    const i = Math.min(Math.floor(x), Math.max(0, sorted.length - 2))
    return sorted.length < 2 ? sorted[0] : sorted[i] + (x - i) * (sorted[i + 1] - sorted[i])
  })
}

function mapAlong(value: number, from: Float64Array, to: Float64Array): number {
  const last = from.length - 1
  if (value <= from[0]) return value + to[0] - from[0]
  if (value >= from[last]) return value + to[last] - from[last]
  let [low, high] = [0, last]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (from[middle] <= value) low = middle
    else high = middle
  }
  const width = from[high] - from[low]
  return width === 0 ? to[low] : to[low] + ((value - from[low]) / width) * (to[high] - to[low])
}
