import type { HoursMethod } from './hours-method.ts'
import type { Random } from './random.ts'

/** Maximum number of draws for an hour. If all are outside the bounds, the hour gets its mean. */
const MAX_DRAWS = 20

/**
 * Lowest sine of the sun's elevation that is used. The model was fitted to hours with the sun well
 * above the horizon.
 */
const MIN_ELEVATION_SIN = 0.02

/** Lowest clearness of a lit hour. */
const MIN_HOUR_FRAC = 0.01

/** TAG parameters of the hours of one day, which depend only on the day's clearness. */
export interface TagDay {
  /** Mean clearness of an hour = lambda + epsilon exp(-kappa / sin h). */
  lambda: number
  epsilon: number
  kappa: number
  /** Standard deviation of an hour's clearness = a exp(b (1 - sin h)). */
  a: number
  b: number
  /** Autocorrelation from hour to hour. */
  phi: number
}

/** Daily clearness that the fits of TAG cover. */
const MIN_DAY_FRAC = 0.03
const MAX_DAY_FRAC = 0.82

/**
 * Parameters of the hours of a day of the given clearness.
 * Valid for: 0.03 to 0.82; clamped to this range.
 * Source: Aguiar & Collares-Pereira 1992, "TAG: a time-dependent, autoregressive, Gaussian model
 * for generating synthetic hourly radiation", doi 10.1016/0038-092X(92)90068-L: mean hour (lambda,
 * epsilon, kappa), deviation (A, B) and autocorrelation (phi).
 * Checked by: test/engine/climate/hourly-clearness.test.ts
 */
export function tagDay(dayFrac: number, out: TagDay): void {
  const k = Math.min(Math.max(dayFrac, MIN_DAY_FRAC), MAX_DAY_FRAC)
  const k2 = k * k
  out.lambda = -0.19 + 1.12 * k + 0.24 * Math.exp(-8 * k)
  out.epsilon = 0.32 - 1.6 * (k - 0.5) * (k - 0.5)
  out.kappa = 0.19 + 2.27 * k2 - 2.51 * k2 * k
  out.a = 0.14 * Math.exp(-20 * (k - 0.35) * (k - 0.35))
  out.b = 3 * (k - 0.45) * (k - 0.45) + 16 * k2 * k2 * k
  out.phi = 0.38 + 0.06 * Math.cos(7.4 * k - 2.5)
}

/** Mean clearness of an hour with the sun at the given sine of elevation. */
export function meanHourFrac(day: TagDay, elevationSin: number): number {
  return Math.max(MIN_HOUR_FRAC, day.lambda + day.epsilon * Math.exp(-day.kappa / elevationSin))
}

/**
 * Clearness of the lit hours of one day, drawn with TAG: an autocorrelated Gaussian whose values
 * are redrawn while they are outside 0 to the clear-sky limit. The limit comes from
 * `clear-sky-limit.ts`. TAG itself uses 0.88 cos(pi (hour - 12.5) / 30), which depends on neither
 * latitude nor site elevation.
 * @param zenithCos  24 elements, 0 in dark hours
 * @param limitFrac  greatest clearness of each hour, 24 elements
 * @param out        24 elements, every element written, 0 in dark hours
 */
export function hoursOfDay(day: TagDay, zenithCos: Float64Array, limitFrac: Float64Array, random: Random, out: Float64Array): void {
  const fresh = Math.sqrt(1 - day.phi * day.phi)
  let state = 0
  for (let hour = 0; hour < out.length; hour++) {
    out[hour] = 0
    if (zenithCos[hour] === 0) continue
    const sine = Math.max(zenithCos[hour], MIN_ELEVATION_SIN)
    const limit = limitFrac[hour]
    const mean = meanHourFrac(day, sine)
    const deviation = day.a * Math.exp(day.b * (1 - sine))
    let frac = -1
    for (let draw = 0; draw < MAX_DRAWS && (frac < 0 || frac > limit); draw++) {
      const drawn = day.phi * state + fresh * random.normal()
      frac = mean + deviation * drawn
      if (frac >= 0 && frac <= limit) state = drawn
    }
    out[hour] = frac >= 0 && frac <= limit ? frac : Math.min(mean, limit)
  }
}

/** Hours by TAG, from the clearness of each day. */
export class TagHours implements HoursMethod {
  private readonly day: TagDay = { lambda: 0, epsilon: 0, kappa: 0, a: 0, b: 0, phi: 0 }
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  hoursOfDay(dayFrac: number, zenithCos: Float64Array, _: Float64Array, limitFrac: Float64Array, out: Float64Array): void {
    tagDay(dayFrac, this.day)
    hoursOfDay(this.day, zenithCos, limitFrac, this.random, out)
  }
}
