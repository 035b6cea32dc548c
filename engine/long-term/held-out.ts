import type { CorrelationMethod } from './correlation/option.ts'
import { coverageFactor } from './coverage-factor.ts'
import { fitMonths, type MonthPairs, mapPairs } from './fitted-months.ts'
import { roundFigure } from './round-figure.ts'

const YEAR_HOURS = 8766
const BLOCK_HOURS = 720
/** Below this overlap, blocks of 30 days are held out instead of years. */
const YEARS_HELD_OUT_FROM = 2
/** A block whose energy is below this share of the mean block says nothing about a year. */
const FAINT_BLOCK_FRAC = 0.1
/** Months that follow each other may err alike: upper limit of their correlation. */
const LAG_MAX = 0.8
/**
 * Correlation of months that follow each other. An overlap shows more, never less: the estimate of n blocks counts n,
 * this value 24. Errors that last for years are taken into the fit, and pairs of neighbouring months do not show them.
 * Eight real pairs over 54 years: 0.1 to 0.3 between months, and years that vary as 0.3 has it.
 */
const LAG_ASSUMED = { value: 0.3, blocks: 24 } as const
const BLOCKS_PER_YEAR = YEAR_HOURS / BLOCK_HOURS

/** A stretch of the overlap that was predicted from the rest. */
export interface HeldOut {
  /** First hour of the grid, and number of hours. */
  readonly firstHour: number
  readonly hours: number
  /** kWh/m2 over the hours that both series have. */
  readonly measuredKwhm2: number
  readonly predictedKwhm2: number
}

/** How well the corrected reference predicts what it was not fitted to; fractions of the irradiation. */
export interface HeldOutErrors {
  readonly blocks: readonly HeldOut[]
  readonly kind: 'years' | 'months'
  /** Of a year of the corrected series against the station, with a perfect fit: 68 % of the years are within it. */
  readonly yearFrac: number
  /** That of the fit, from the length of the overlap: the same in all years. */
  readonly fitFrac: number
}

/**
 * Holds out each year of the overlap (below two years: each 30 days), fits the rest, and compares the
 * irradiation. The standard deviation is that of blocks of 30 days; a year is the mean of twelve, wider
 * by the correlation r of blocks that follow each other, (1 + r) / (1 - r). Short overlaps hardly show
 * r: it is at least 0.3, an assumption of ours. So few blocks know their own deviation badly: it is widened as Student's
 * t is, by their equivalent number of independent ones, n (1 - r) / (1 + r).
 * @param hours   hour of the grid of each pair, ascending
 * Source: cross-validation by blocks; the variance of a mean of correlated blocks, and their equivalent number, as for
 * an autoregressive process of first order (H. von Storch, F. Zwiers, Statistical Analysis in Climate
 * Research, 1999, section 17.1.3, eq. 17.11); Student's t: JCGM 100:2008, G.3.
 * Checked by: test/engine/long-term/correlate-weather.test.ts
 */
export function heldOutErrors(
  method: CorrelationMethod,
  pairs: MonthPairs,
  hours: Int32Array,
  byMonth: boolean,
  faintBelow: number,
): HeldOutErrors {
  const n = hours.length
  const spanHours = hours[n - 1] - hours[0] + 1
  const isYears = spanHours >= YEARS_HELD_OUT_FROM * YEAR_HOURS
  const count = isYears ? Math.round(spanHours / YEAR_HOURS) : Math.max(2, Math.round(spanHours / BLOCK_HOURS))
  const length = spanHours / count
  const blockOf = (i: number) => Math.min(count - 1, Math.floor((hours[i] - hours[0]) / length))
  const parts = Math.max(1, Math.round(length / BLOCK_HOURS))
  const errors = new Float64Array(count * parts)
  const energies = new Float64Array(count * parts)
  const blocks: HeldOut[] = []
  for (let block = 0; block < count; block++) {
    const fitted = fitMonths(method, pairs, (i) => blockOf(i) !== block, byMonth, true, faintBelow)
    const predicted = mapPairs(fitted, pairs, faintBelow)
    let [measuredSum, predictedSum] = [0, 0]
    for (let i = 0; i < n; i++) {
      if (blockOf(i) !== block) continue
      const measured = pairs.weight[i] * pairs.station[i]
      measuredSum += measured
      predictedSum += predicted[i]
      const within = (hours[i] - hours[0]) / length - block
      const part = block * parts + Math.min(parts - 1, Math.floor(within * parts))
      errors[part] += measured - predicted[i]
      energies[part] += measured
    }
    blocks.push({
      firstHour: hours[0] + Math.round(block * length),
      hours: Math.round(length),
      measuredKwhm2: roundFigure(measuredSum / 1000, 3),
      predictedKwhm2: roundFigure(predictedSum / 1000, 3),
    })
  }
  const others = isYears ? count - 1 : byMonth ? othersOf(spanHours) : count
  const blockVariance = variancePerBlock(errors, energies, others)
  return {
    blocks,
    kind: isYears ? 'years' : 'months',
    yearFrac: Math.sqrt(blockVariance / BLOCKS_PER_YEAR),
    fitFrac: Math.sqrt(blockVariance / (spanHours / BLOCK_HOURS)),
  }
}

/**
 * Variance of a block for means of many, with the correlation of neighbours.
 * @param others  blocks in the fit of a held-out one, whose own errors its difference contains
 */
function variancePerBlock(errors: Float64Array, energies: Float64Array, others: number): number {
  const { variance, lag, count } = spreadOf(errors, energies)
  const shown = (errors.length * lag + LAG_ASSUMED.blocks * LAG_ASSUMED.value) / (errors.length + LAG_ASSUMED.blocks)
  const r = Math.max(shown, LAG_ASSUMED.value)
  const widened = coverageFactor((count * (1 - r)) / (1 + r) - 1) ** 2
  return (((widened * variance * others) / (others + 1)) * (1 + r)) / (1 - r)
}

/** Months that the fit of a held-out month has: its two neighbours in one year, itself once in more. */
function othersOf(spanHours: number): number {
  return spanHours < 1.2 * YEAR_HOURS ? 2 : 1
}

/** Variance about zero of the errors over the mean energy of a block, their correlation at lag one, and their number. */
function spreadOf(errors: Float64Array, energies: Float64Array): { variance: number; lag: number; count: number } {
  const mean = energies.reduce((sum, value) => sum + value, 0) / energies.length
  let [squares, products, count, pairs] = [0, 0, 0, 0]
  let before = Number.NaN
  for (let k = 0; k < errors.length; k++) {
    const isFaint = energies[k] < FAINT_BLOCK_FRAC * mean
    const error = isFaint ? Number.NaN : errors[k] / mean
    if (!isFaint) {
      squares += error * error
      count++
      if (!Number.isNaN(before)) {
        products += error * before
        pairs++
      }
    }
    before = error
  }
  const variance = count === 0 ? 0 : squares / count
  const lag = pairs === 0 || variance === 0 ? 0 : products / pairs / variance
  return { variance, lag: Math.min(Math.max(lag, 0), LAG_MAX), count }
}
