import { betaBelow, logGamma } from '../../core/beta.ts'
import type { Random } from '../random.ts'

/**
 * Clear-sky index of an hour, G over that of the clear sky, from which on the index is constant
 * within the hour.
 */
const GREATEST_INDEX = 1.5
/** Below this deviation the index is constant within the hour. */
const LEAST_DEVIATION = 1e-4
/** Steps of the cumulated distribution; Walkenhorst et al. raised them from 20. */
const CDF_STEPS = 40
/** The deviation was fitted to means of 5 min; shorter steps add to it, longer ones do not. */
const FITTED_STEP_MINUTES = 5

/**
 * Standard deviation of the clear-sky index of short steps within an hour, about its mean.
 * @param before, index, after  clear-sky index of the hour and its neighbours, 0 to 1.5
 * @param stepMinutes  1 to 30
 * @param uniform  0 to below 1: how variable this hour is among hours of the same indices
 * Valid for: means of 5 min and shorter; longer steps use that of 5 min.
 * Source: Skartveit & Olseth 1992, "The probability density and autocorrelation of short-term global
 * and beam irradiance", Solar Energy 49(6), 477, doi 10.1016/0038-092X(92)90155-4, with the factor
 * by class of Walkenhorst, Luther, Reinhart & Timmer 2002, Solar Energy 72(5), 385, doi
 * 10.1016/S0038-092X(02)00019-1.
 * Checked by: test/fixtures/climate/short-term.json
 */
export function indexDeviation(before: number, index: number, after: number, stepMinutes: number, uniform: number): number {
  const inter = Math.sqrt(0.5 * ((index - before) ** 2 + (index - after) ** 2))
  const factor = index <= 0.6 ? 1.3 : index <= 0.9 ? 1 : 0.7
  const mean = Math.max(0, factor * (0.87 * index * index * (1 - index) + 0.39 * Math.sqrt(index) * inter))
  const shape = 0.88 + 42 * mean * mean // of the Weibull distribution of the deviation over its mean
  const weibull = (-Math.log(1 - uniform)) ** (1 / shape) / Math.exp(logGamma(1 + 1 / shape))
  const ofFiveMinutes = weibull * mean
  const shorter = (FITTED_STEP_MINUTES - Math.min(stepMinutes, FITTED_STEP_MINUTES)) / FITTED_STEP_MINUTES
  const gain = (0.6 - 1.3 * ofFiveMinutes) * (index - 0.2)
  return Math.max(ofFiveMinutes, ofFiveMinutes * (1 + shorter ** 1.5 * gain))
}

/** Distribution of the clear-sky index within an hour: the index at each of CDF_STEPS + 1 equal steps, and how much is below it. */
export interface IndexDistribution {
  leastIndex: number
  greatestIndex: number
  /** CDF_STEPS + 1 values, 0 to 1. */
  belowFrac: Float64Array
}

export function indexDistribution(): IndexDistribution {
  return { leastIndex: 0, greatestIndex: 0, belowFrac: new Float64Array(CDF_STEPS + 1) }
}

/** Factors on the exponents of the least and the greatest index, by the class of the hour (Walkenhorst et al.). */
function attenuations(index: number): readonly [number, number] {
  if (index <= 0.3) return [-0.03, 1.66]
  if (index <= 0.6) return [0.2, 4.26]
  if (index <= 0.9) return [0.47, 0.89]
  return [2, 0.38]
}

/**
 * Distribution of the clear-sky index of short steps within an hour: the sum of two beta
 * distributions, of minutes with and without clouds before the sun.
 * @returns false when the index is constant: no variation, or an index outside 0 to 1.5
 * Source: as `indexDeviation`.
 */
export function distributionWithin(index: number, deviation: number, out: IndexDistribution): boolean {
  if (deviation < LEAST_DEVIATION || index <= 0 || index >= GREATEST_INDEX) return false
  const [towardsLeast, towardsGreatest] = attenuations(index)
  const least = Math.max(0, (index - 0.03) * Math.exp(-11 * towardsLeast * deviation ** 1.4) - 0.09)
  const greatest = (index - GREATEST_INDEX) * Math.exp(-9 * towardsGreatest * deviation ** 1.3) + GREATEST_INDEX
  const range = greatest - least
  if (!(range > LEAST_DEVIATION) || index >= greatest) return false
  const mean = (index - least) / range
  const scaled = deviation / range
  const cloudy = mean * (0.01 + 0.98 * Math.exp(-60 * scaled ** 3.3))
  const clear = (mean - 1) * (0.01 + 0.98 * Math.exp(-11 * scaled * scaled)) + 1
  const cloudyFrac = (clear - mean) / (clear - cloudy)
  const [cloudyA, cloudyB] = betaShapes(cloudy, 0.014)
  const [clearA, clearB] = betaShapes(clear, 0.006)
  out.leastIndex = least
  out.greatestIndex = greatest
  out.belowFrac[0] = 0
  out.belowFrac[CDF_STEPS] = 1
  for (let step = 1; step < CDF_STEPS; step++) {
    const t = step / CDF_STEPS
    out.belowFrac[step] = cloudyFrac * betaBelow(t, cloudyA, cloudyB) + (1 - cloudyFrac) * betaBelow(t, clearA, clearB)
  }
  return true
}

/** Shapes of the beta distribution of a mean and a variance, which is lowered until both shapes are 1 or more. */
function betaShapes(mean: number, variance: number): readonly [number, number] {
  const v = Math.min(variance, (mean * mean * (1 - mean)) / (1 + mean), (mean * (1 - mean) ** 2) / (2 - mean))
  return [Math.max(1, (mean * mean * (1 - mean)) / v - mean), Math.max(1, ((mean * (1 - mean) - v) * (1 - mean)) / v)]
}

/** The index below which a share of the hour stays. */
export function indexBelow(distribution: IndexDistribution, belowFrac: number): number {
  const column = distribution.belowFrac
  let step = 1
  while (step < CDF_STEPS && column[step] < belowFrac) step++
  const width = column[step] - column[step - 1]
  const t = (step - 1 + (width > 0 ? Math.min(Math.max((belowFrac - column[step - 1]) / width, 0), 1) : 0)) / CDF_STEPS
  return distribution.leastIndex + (distribution.greatestIndex - distribution.leastIndex) * t
}

/** Autocorrelation of the index from step to step. Source: as `indexDeviation`; at most 0.99. */
export function stepAutocorrelation(stepMinutes: number): number {
  return Math.min(0.99, 0.896 + 0.084 * Math.exp(-0.11 * stepMinutes))
}

/** Slides of the process before the join with the hour before is taken as it is. */
const MAX_SLIDES = 600

/** Order of the steps of an hour: ranks of a Gaussian process of first order. */
export class StepOrder {
  private readonly series: Float64Array
  private readonly autocorrelation: number
  private readonly random: Random

  constructor(stepMinutes: number, random: Random) {
    this.series = new Float64Array(Math.round(60 / stepMinutes))
    this.autocorrelation = stepAutocorrelation(stepMinutes)
    this.random = random
  }

  /**
   * Puts ascending values into a likely order, which begins at the rank of the value before them.
   * @param ascending  at most an hour of steps
   * @param last  value of the step before; NaN for none
   * @param out  as long as `ascending`, every element written
   * Source: as `indexDeviation`: hours are joined at the rank of the last value (Walkenhorst et al.).
   */
  arrange(ascending: Float64Array, last: number, out: Float64Array): void {
    const n = ascending.length
    const series = this.series
    series[0] = this.random.normal()
    for (let i = 1; i < n; i++) series[i] = this.next(series[i - 1])
    if (!Number.isNaN(last)) {
      let wanted = 0
      while (wanted < n - 1 && ascending[wanted] < last) wanted++
      for (let slide = 0; slide < MAX_SLIDES && rankOf(series, n, 0) !== wanted; slide++) {
        series.copyWithin(0, 1, n)
        series[n - 1] = this.next(n > 1 ? series[n - 2] : 0)
      }
    }
    for (let i = 0; i < n; i++) out[i] = ascending[rankOf(series, n, i)]
  }

  private next(before: number): number {
    return this.autocorrelation * before + Math.sqrt(1 - this.autocorrelation * this.autocorrelation) * this.random.normal()
  }
}

/** Number of the first n values that come before one of them in ascending order; equal ones in their own. */
function rankOf(series: Float64Array, n: number, index: number): number {
  const value = series[index]
  let rank = 0
  for (let i = 0; i < n; i++) if (series[i] < value || (series[i] === value && i < index)) rank++
  return rank
}
