import { betaBelow } from '../core/beta.ts'
import { normalCdf } from '../core/normal.ts'
import { type ClearSkyLimit, clearSkyLimit, limitAt } from './clear-sky-limit.ts'
import type { HoursMethod } from './hours-method.ts'
import type { Random } from './random.ts'

/** Autocorrelation of the clearness from hour to hour; Graham & Hollands 1990 (0.54 with a deviation of 0.14). */
const HOUR_TO_HOUR = 0.54
/** Linke turbidity of average air, of which the mean hours of a day have the course. */
const AVERAGE_TURBIDITY = 3
/**
 * Greatest hours, of the clear-sky limit. Of 1, 0.95, 0.9 and 0.85 the one with the best distribution of hours at every
 * second of 42 real years; the others confirm it, see README.md.
 */
const GREATEST_FRAC = 0.9
/** Daily clearness for which the deviation was fitted. */
const MIN_DAY_FRAC = 0.03
const MAX_DAY_FRAC = 0.82
/** The mean of an hour stays below its limit by this share of it, and above 0 likewise. */
const FROM_END_FRAC = 0.02
/** A beta distribution has less than the variance of hours that are either dark or clear; more than this share of it is none. */
const GREATEST_VARIANCE_FRAC = 0.8
/** Halvings of the range of an hour: 2e-5 of its limit. */
const HALVINGS = 16

/** Standard deviation of the clearness of hours about their mean, of a day of the given clearness. Source: Graham & Hollands 1990. */
export function hourDeviation(dayFrac: number): number {
  return 0.16 * Math.sin((Math.PI * Math.min(Math.max(dayFrac, MIN_DAY_FRAC), MAX_DAY_FRAC)) / 0.9)
}

/**
 * Clearness of the lit hours of a day: beta distributions between 0 and a bound below the clear-sky limit, whose mean follows the
 * clear sky of average air over the day, drawn by a Gaussian process of first order. Unlike a Gaussian, which makes a
 * day of medium clearness hazy, a wide beta distribution makes it half clear and half overcast.
 * Valid for: daily clearness of 0.03 to 0.82; clamped to this range.
 * Fails: none.
 * Source: Graham & Hollands 1990, "A method to generate synthetic hourly solar radiation globally", Solar Energy 44(6),
 * 333, doi 10.1016/0038-092X(90)90137-2: distribution, deviation and process. Their mean, Kt - 1.167 Kt^3 (1 - Kt) +
 * 0.979 (1 - Kt) exp(-1.141 (1 - Kt) / Kt m), is too bright under a low sun (README.md); ours is the daily clear-sky index
 * times the clear sky (Rigollier et al. 2000, Linke turbidity 3), as Remund's change of TAG in Meteonorm has it.
 * Checked by: test/engine/climate/beta-hours.test.ts
 */
export class BetaHours implements HoursMethod {
  private readonly average: ClearSkyLimit
  private readonly random: Random

  constructor(elevationM: number, random: Random) {
    this.average = clearSkyLimit(elevationM, AVERAGE_TURBIDITY)
    this.random = random
  }

  hoursOfDay(dayFrac: number, zenithCos: Float64Array, extraWm2: Float64Array, limitFrac: Float64Array, out: Float64Array): void {
    const deviation = hourDeviation(dayFrac)
    const fresh = Math.sqrt(1 - HOUR_TO_HOUR * HOUR_TO_HOUR)
    const ofClear = this.clearIndex(dayFrac, zenithCos, extraWm2)
    let state = this.random.normal()
    for (let hour = 0; hour < out.length; hour++) {
      out[hour] = 0
      const limit = GREATEST_FRAC * limitFrac[hour]
      if (zenithCos[hour] === 0 || limit === 0) continue
      state = HOUR_TO_HOUR * state + fresh * this.random.normal()
      const mean = (ofClear * limitAt(this.average.globalFrac, zenithCos[hour])) / limit
      out[hour] = limit * betaQuantile(normalCdf(state), Math.min(Math.max(mean, FROM_END_FRAC), 1 - FROM_END_FRAC), deviation / limit)
    }
  }

  /** Light of the day over that of average clear air. */
  private clearIndex(dayFrac: number, zenithCos: Float64Array, extraWm2: Float64Array): number {
    let clear = 0
    let extra = 0
    for (let hour = 0; hour < zenithCos.length; hour++) {
      if (zenithCos[hour] === 0) continue
      clear += extraWm2[hour] * limitAt(this.average.globalFrac, zenithCos[hour])
      extra += extraWm2[hour]
    }
    return (Math.min(Math.max(dayFrac, MIN_DAY_FRAC), MAX_DAY_FRAC) * extra) / clear
  }
}

/** The number below which a share of a beta distribution of the given mean and deviation is, 0 to 1. */
export function betaQuantile(belowFrac: number, mean: number, deviation: number): number {
  const variance = Math.min(deviation * deviation, GREATEST_VARIANCE_FRAC * mean * (1 - mean))
  const shapes = (mean * (1 - mean)) / variance - 1 // sum of both
  let low = 0
  let high = 1
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (betaBelow(middle, mean * shapes, (1 - mean) * shapes) < belowFrac) low = middle
    else high = middle
  }
  return (low + high) / 2
}
