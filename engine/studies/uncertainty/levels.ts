import type { Deviation } from './distribution.ts'

/** Energies that are exceeded with these probabilities. */
export const EXCEEDED = { p50_kwh: 0.5, p75_kwh: 0.75, p90_kwh: 0.9, p95_kwh: 0.95, p99_kwh: 0.99 } as const
export type Levels = Record<keyof typeof EXCEEDED, number>

/** Places between which drawn sums are shared out, so that a sum of 100,000 draws is one of a few thousand. */
const PLACES = 512
const STEPS_MAX = 100
const PRECISION = 1e-9

/** Mean and standard deviation. */
export interface Moments {
  readonly mean: number
  readonly sigma: number
}

/** Distribution of a sum of deviations. */
export interface Sum extends Moments {
  /** The sum below which a share u of all is. */
  readonly quantile: (u: number) => number
}

/**
 * A sum of drawn deviations, whose mean and standard deviation are known, and of one that is independent of them. Its
 * probability is the mean over the draws of the probability of that one, which leaves a fraction of the error of counting
 * draws; and the draws are moved and stretched to their own mean and standard deviation.
 * Source: conditional Monte Carlo and moment matching, P. Glasserman, Monte Carlo methods in financial engineering (2003), 4.5
 * and 4.6.
 * @param of     of the drawn deviations
 * @param exact  null where every part is drawn: the quantiles are those of the draws
 */
export function sumOf(drawn: Float64Array, of: Moments, exact: Deviation | null): Sum {
  const matched = matchedTo(drawn, of)
  if (exact === null) {
    matched.sort()
    return { ...of, quantile: (u) => between(matched, u * matched.length - 0.5) }
  }
  const cdf = smoothed(matched, exact)
  const all = { mean: of.mean + exact.mean, sigma: Math.hypot(of.sigma, exact.sigma) }
  return { ...all, quantile: (u) => inverseOf(cdf, u, all) }
}

function matchedTo(drawn: Float64Array, { mean, sigma }: Moments): Float64Array {
  const found = drawn.reduce((sum, value) => sum + value, 0) / drawn.length
  const variance = drawn.reduce((sum, value) => sum + (value - found) ** 2, 0) / drawn.length
  const scale = variance > 0 ? sigma / Math.sqrt(variance) : 0
  return drawn.map((value) => mean + scale * (value - found))
}

/** The levels of an energy times 1 plus a sum. */
export function levelsOf(energyKwh: number, { quantile }: Sum): Levels {
  const levels = Object.entries(EXCEEDED).map(([name, probability]) => [name, floored(energyKwh * (1 + quantile(1 - probability)))])
  return Object.fromEntries(levels) as Levels
}

/** A plant that delivers energy does not take it: the tail of the distribution ends at 0, as in `exceedance` of a run. */
export function floored(energyKwh: number): number {
  return Math.max(0, energyKwh)
}

function between(sorted: Float64Array, place: number): number {
  const at = Math.min(Math.max(Math.floor(place), 0), sorted.length - 2)
  return sorted[at] + Math.min(Math.max(place - at, 0), 1) * (sorted[at + 1] - sorted[at])
}

function smoothed(drawn: Float64Array, { cdf }: Deviation): (x: number) => number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of drawn) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const step = (high - low) / (PLACES - 1)
  if (step === 0) return (x) => cdf(x - low)
  const weights = new Float64Array(PLACES)
  for (const value of drawn) {
    // Shared between two neighbours, so that the mean is kept.
    const place = (value - low) / step
    const at = Math.min(Math.floor(place), PLACES - 2)
    weights[at] += (1 - place + at) / drawn.length
    weights[at + 1] += (place - at) / drawn.length
  }
  return (x) => weights.reduce((sum, weight, k) => (weight === 0 ? sum : sum + weight * cdf(x - low - k * step)), 0)
}

/** By the method of false position with the change of M. Dowell and P. Jarratt, BIT 11 (1971) 168 (Illinois). */
function inverseOf(cdf: (x: number) => number, u: number, { mean, sigma }: Moments): number {
  // By Chebyshev's inequality a share u lies within so many standard deviations.
  const reach = sigma / Math.sqrt(Math.min(u, 1 - u))
  let [low, high] = [mean - reach, mean + reach]
  let [below, above] = [cdf(low) - u, cdf(high) - u]
  for (let k = 0; k < STEPS_MAX && high - low > PRECISION * sigma && below < 0 && above > 0; k++) {
    const middle = (low * above - high * below) / (above - below)
    const off = cdf(middle) - u
    if (Math.abs(off) < PRECISION * u) return middle
    if (off < 0) {
      ;[low, below] = [middle, off]
      above /= 2
    } else {
      ;[high, above] = [middle, off]
      below /= 2
    }
  }
  return (low + high) / 2
}
