import { erbsCourse } from '../core/erbs-course.ts'
import { meanPreservingNodes } from '../core/mean-preserving.ts'
import { addBetweenNodes, addBetweenNoons, meanPreservingNoons } from './mean-preserving.ts'
import { clearnessOf, type MonthlyClimate } from './monthly-climate.ts'
import { Random } from './random.ts'
import { DAYS, HOURS, MONTH_STARTS, MONTHS } from './typical-calendar.ts'

const TEMPERATURE_STREAM = 1

/**
 * Autocorrelation of the spells from noon to noon. The straight lines between noons raise the
 * autocorrelation of the daily means to the 0.70 of 16 typical years.
 */
const NOON_TO_NOON = 0.6

/**
 * Ratio of the standard deviation of noon values to that of daily means. The lines between noons
 * and the exact monthly means reduce the latter.
 */
const NOON_GAIN = 1.11

/**
 * Ratio of the range of the mean day to the mean of the daily ranges: the extremes of single days
 * do not fall in the same hour.
 */
const MEAN_DAY_RANGE_FRAC = 0.87

/**
 * A clear day has a larger temperature swing than an overcast one, within these multiples of the
 * month's swing.
 */
const MIN_SWING_FRAC = 0.4
const MAX_SWING_FRAC = 1.5

/**
 * Lowest and highest air temperature on record, degC (World Meteorological Organization: Vostok
 * 1983, Death Valley 1913).
 */
const COLDEST_C = -89.2
const HOTTEST_C = 56.7

/**
 * Computes the hourly air temperature: a seasonal course with the climate's monthly means, warm and
 * cold spells of a few days, and a daily swing that is larger on clear days.
 * @param dayClearnessFrac  clearness of every day
 * @param solarShiftH       solar minus standard time, h
 * @param dayMeansC         means of 365 days, which are met in place of the monthly means and spells; null for none
 * Valid for: monthly means exact to rounding. Spells and swing are typical values, not those of the
 * site.
 * Fails: none.
 * Source: daily course: Erbs, Klein & Beckman 1983, "Estimation of degree-days and ambient
 * temperature bin data from monthly-average temperatures", ASHRAE Journal 25(6), eq. 4. Spells:
 * AR(1); coefficient and deviation are our fit to typical years, see README.md.
 * Checked by: test/engine/climate/temperature-wind.test.ts,
 * test/engine/climate/typical-year.test.ts
 */
export function temperatureYear(
  climate: MonthlyClimate,
  dayClearnessFrac: Float64Array,
  solarShiftH: number,
  seed: number,
  dayMeansC: readonly number[] | null = null,
): Float64Array {
  const tempAirC = new Float64Array(HOURS)
  if (dayMeansC === null) addBetweenNoons(spellsOfNoons(NOON_GAIN * dayDeviationK(climate.tempAirC), seed), tempAirC)
  addDailyCourse(climate, dayClearnessFrac, solarShiftH, tempAirC)
  if (dayMeansC === null) {
    const missing = climate.tempAirC.map((mean, month) => mean - monthMean(tempAirC, month))
    addBetweenNodes(meanPreservingNodes(missing), tempAirC)
  } else addBetweenNoons(meanPreservingNoons(dayMeansC.map((mean, day) => mean - dayMean(tempAirC, day))), tempAirC)
  for (let i = 0; i < HOURS; i++) tempAirC[i] = Math.min(Math.max(tempAirC[i], COLDEST_C), HOTTEST_C)
  return tempAirC
}

/**
 * Standard deviation of the daily mean about the season, K. It grows with the seasonal range of the
 * climate.
 * Source: our regression on 14 typical years, residual 0.51 K, see README.md.
 */
function dayDeviationK(monthlyMeansC: readonly number[]): number {
  return 0.58 + 0.135 * (Math.max(...monthlyMeansC) - Math.min(...monthlyMeansC))
}

/** Deviations at noon, from the day before the year to the day after it. */
function spellsOfNoons(deviationK: number, seed: number): Float64Array {
  const random = new Random(seed, TEMPERATURE_STREAM)
  const fresh = Math.sqrt(1 - NOON_TO_NOON * NOON_TO_NOON) * deviationK
  const spellsK = new Float64Array(DAYS + 2)
  spellsK[0] = random.normal() * deviationK
  for (let k = 1; k < DAYS + 2; k++) spellsK[k] = NOON_TO_NOON * spellsK[k - 1] + fresh * random.normal()
  return spellsK
}

function addDailyCourse(climate: MonthlyClimate, dayClearnessFrac: Float64Array, solarShiftH: number, tempAirC: Float64Array): void {
  const course = new Float64Array(24)
  for (let hour = 0; hour < 24; hour++) course[hour] = erbsCourse(hour + 0.5 + solarShiftH)
  for (let month = 0; month < MONTHS; month++) {
    const monthFrac = clearnessOf(climate.globalWhm2[month], climate.extraWhm2[month])
    for (let day = MONTH_STARTS[month]; day < MONTH_STARTS[month + 1]; day++) {
      const clearer = Math.min(Math.max(dayClearnessFrac[day] / monthFrac, MIN_SWING_FRAC), MAX_SWING_FRAC)
      const swingK = MEAN_DAY_RANGE_FRAC * climate.dailyRangeK[month] * clearer
      for (let hour = 0; hour < 24; hour++) tempAirC[24 * day + hour] += swingK * course[hour]
    }
  }
}

function dayMean(column: Float64Array, day: number): number {
  let sum = 0
  for (let i = 24 * day; i < 24 * day + 24; i++) sum += column[i]
  return sum / 24
}

function monthMean(column: Float64Array, month: number): number {
  const from = 24 * MONTH_STARTS[month]
  const to = 24 * MONTH_STARTS[month + 1]
  let sum = 0
  for (let i = from; i < to; i++) sum += column[i]
  return sum / (to - from)
}
