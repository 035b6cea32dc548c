import type { Finding } from '../core/weather-findings.ts'

/** Rows of some consecutive days of one calendar month, counted by their ratio to a clear sky. */
export interface ClearMonth {
  /** January is 0. */
  readonly month: number
  /** By hundredths. */
  readonly bins: Float64Array
}

/** Hours with the sun above 20 deg that a month must have. */
const HOURS_MIN = 30
const CLEAREST_FRAC = 0.05
const CLEAR_FRAC = 0.2
/**
 * Least change of a month's clearest hours that is no season. Dry winters and humid summers differ by
 * 12 %, but neighbouring months of clear skies by 5 %. The change must be as sharp at both ends, and
 * the months between must agree.
 */
const DARKER_MIN = 0.095
/** Months between two monsoons are brighter than them by up to 11 %. */
const BRIGHTER_MIN = 0.12
const EDGE_MIN = 0.06
const SPREAD_MAX = 0.08
/** In dark months of less, the clearest hours are cloudy themselves: monsoons. */
const CLEARNESS_MIN = 0.87
const MONTHS_MIN = 2
const MONTHS_MAX = 6
const MONTHS_OF_YEAR = 12
const NAMES = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** The clearest hours of a month. */
interface Clearest {
  month: number
  /** Their ratio to a clear sky; NaN with too few hours. */
  ratio: number
  /** How near the ratio of less clear hours is to it. */
  clearness: number
}

interface Change {
  from: Clearest
  to: Clearest
  frac: number
  inside: number
  outside: number
}

/**
 * Finds months in which the clearest hours are darker or brighter than in the months before and after,
 * as with a soiled or a wrongly calibrated sensor. A change that lasts the whole year, or that comes
 * and goes slowly, is not found.
 * Source: the monthly clear-sky ratio of quality control, with limits from 51 real years.
 * Checked by: test/engine/weather-checks/drift.test.ts
 */
export function driftFinding(months: readonly ClearMonth[], stepMinutes: number, isWholeYear: boolean): Finding[] {
  const isRing = isWholeYear && months.length >= MONTHS_OF_YEAR && months.length <= MONTHS_OF_YEAR + 1
  const clearest = (isRing ? ringOf(months) : months).map((month) => clearestOf(month, stepMinutes))
  const change = largestChange(clearest, isRing)
  if (change === null) return []
  const { from, to, frac, inside, outside } = change
  const percent = (value: number): string => (100 * value).toFixed(0)
  return [
    {
      fact: `From ${NAMES[from.month]} to ${NAMES[to.month]} the clearest hours of ghi_wm2 reach ${percent(inside)} % of a clear sky, in the months before and after ${percent(outside)} %`,
      advice: `a sensor that reads ${percent(Math.abs(frac))} % too ${frac < 0 ? 'low' : 'high'} does this: check its calibration, soiling and levelling in these months`,
    },
  ]
}

/** A year that begins within a month has it at both ends. */
function ringOf(months: readonly ClearMonth[]): readonly ClearMonth[] {
  const [first, last] = [months[0], months[months.length - 1]]
  if (months.length === MONTHS_OF_YEAR || first.month !== last.month) return months
  return [{ month: first.month, bins: first.bins.map((rows, bin) => rows + last.bins[bin]) }, ...months.slice(1, -1)]
}

function clearestOf({ month, bins }: ClearMonth, stepMinutes: number): Clearest {
  const rows = bins.reduce((sum, count) => sum + count, 0)
  if (rows * stepMinutes < HOURS_MIN * 60) return { month, ratio: Number.NaN, clearness: 0 }
  const ratio = exceededBy(bins, CLEAREST_FRAC * rows)
  return { month, ratio, clearness: exceededBy(bins, CLEAR_FRAC * rows) / ratio }
}

/** Ratio that a number of rows exceed, interpolated within its bin. */
function exceededBy(bins: Float64Array, rows: number): number {
  let above = 0
  for (let bin = bins.length - 1; bin >= 0; bin--) {
    if (above + bins[bin] >= rows) return (bin + 1 - (rows - above) / bins[bin]) / 100
    above += bins[bin]
  }
  return 0
}

function largestChange(months: readonly Clearest[], isRing: boolean): Change | null {
  let largest: Change | null = null
  const n = months.length
  const longest = Math.min(MONTHS_MAX, n - 2)
  for (let from = isRing ? 0 : 1; from < n; from++) {
    for (let count = MONTHS_MIN; count <= longest && (isRing || from + count < n); count++) {
      const change = changeOf(months, from, count)
      if (change !== null && Math.abs(change.frac) > Math.abs(largest?.frac ?? 0)) largest = change
    }
  }
  return largest
}

/** The change of some months of a ring against their neighbours; null when it is none of a sensor. */
function changeOf(months: readonly Clearest[], first: number, count: number): Change | null {
  const n = months.length
  const [before, after] = [months[(first + n - 1) % n], months[(first + count) % n]]
  const [from, to] = [months[first], months[(first + count - 1) % n]]
  const sign = from.ratio < before.ratio ? -1 : 1
  // most months end here
  if (!(Math.min(sign * (from.ratio / before.ratio - 1), sign * (to.ratio / after.ratio - 1)) >= EDGE_MIN)) return null
  const inside = Array.from({ length: count }, (_, k) => months[(first + k) % n])
  const ratios = inside.map(({ ratio }) => ratio)
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / count
  const outside = (before.ratio + after.ratio) / 2
  const frac = mean / outside - 1
  const spread = (Math.max(...ratios) - Math.min(...ratios)) / mean
  const clearness = Math.min(...(sign < 0 ? inside : [before, after]).map((month) => month.clearness))
  const isChange = sign * frac >= (sign < 0 ? DARKER_MIN : BRIGHTER_MIN) && spread <= SPREAD_MAX && clearness >= CLEARNESS_MIN
  return isChange ? { from, to, frac, inside: mean, outside } : null
}
