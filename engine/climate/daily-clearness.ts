import type { Random } from './random.ts'

/** Lowest clearness of a day. */
const MIN_DAY_FRAC = 0.05

/**
 * Monthly means outside these bounds use the distribution at the bound. The distribution was fitted
 * between 0.3 and 0.7.
 */
const MIN_MONTH_FRAC = 0.08
const MAX_MONTH_FRAC = 0.79

/** Autocorrelation of clearness from day to day, from Graham et al. */
const DAY_TO_DAY = 0.29

/** Below this rate the distribution is treated as uniform. */
const MIN_RATE = 1e-6

/**
 * Greatest clearness of a day in a month of mean clearness `monthFrac`; Hollands & Huget 1983,
 * Solar Energy 30(3), 195.
 */
export function greatestDayFrac(monthFrac: number): number {
  // the second argument keeps the mean below the maximum above 0.75
  return Math.max(0.6313 + 0.267 * monthFrac - 11.9 * (monthFrac - 0.75) ** 8, monthFrac + 0.03)
}

/**
 * Clearness below which a given fraction of the month's days stays: the inverse of the distribution
 * of daily clearness.
 * @param monthFrac  mean clearness of the month
 * @param belowFrac  fraction of days, 0 to 1
 * Valid for: means of 0.3 to 0.7; clamped to 0.08 to 0.79.
 * Fails: none.
 * Source: Bendt, Collares-Pereira & Rabl 1981, "The frequency distribution of daily insolation
 * values", Solar Energy 27(1), with the explicit rate of Herzog 1985; as in Duffie & Beckman 2013,
 * section 2.9.
 * Checked by: test/engine/climate/daily-clearness.test.ts
 */
export function dayFracBelow(monthFrac: number, belowFrac: number): number {
  const mean = Math.min(Math.max(monthFrac, MIN_MONTH_FRAC), MAX_MONTH_FRAC)
  const greatest = greatestDayFrac(mean)
  const range = greatest - MIN_DAY_FRAC
  const xi = range / (greatest - mean)
  const rate = -1.498 + (1.184 * xi - 27.182 * Math.exp(-1.5 * xi)) / range // gamma, Herzog's fit
  if (Math.abs(rate) < MIN_RATE) return MIN_DAY_FRAC + belowFrac * range
  // the cumulative distribution solved for the clearness
  return Math.log((1 - belowFrac) * Math.exp(rate * MIN_DAY_FRAC) + belowFrac * Math.exp(rate * greatest)) / rate
}

/** Draws the days of a year, month after month. */
export interface DailyClearness {
  /** Clearness of every day of a month with the given mean. @param out  one element per day, every element written */
  daysOfMonth(monthFrac: number, out: Float64Array): void
}

/** Ranks the days of a year by an autoregressive process that continues from month to month. */
export class DayWeather implements DailyClearness {
  private state = 0
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /**
   * Clearness of every day of a month. The values come from the distribution and the order from the
   * process, so that the mean is exact and clear days follow clear days.
   * @param out  one element per day, every element written
   * Source: order by a Gaussian AR(1) of coefficient 0.29: Graham, Hollands & Unny 1988, "A time
   * series model for Kt", Solar Energy 40(2).
   */
  daysOfMonth(monthFrac: number, out: Float64Array): void {
    const states = new Float64Array(out.length)
    for (let day = 0; day < out.length; day++) {
      this.state = DAY_TO_DAY * this.state + Math.sqrt(1 - DAY_TO_DAY * DAY_TO_DAY) * this.random.normal()
      states[day] = this.state
    }
    for (let day = 0; day < out.length; day++) {
      let rank = 0
      for (let other = 0; other < out.length; other++) if (states[other] < states[day]) rank++
      out[day] = dayFracBelow(monthFrac, (rank + 0.5) / out.length)
    }
  }
}
