import { SOLAR_CONSTANT_WM2 } from '../core/constants.ts'
import { erbsDiffuseFrac } from '../core/erbs.ts'
import { type ClearSkyLimit, clearSkyLimit, limitAt } from './clear-sky-limit.ts'
import { type DailyClearness, DayWeather } from './daily-clearness.ts'
import { TagHours } from './hourly-clearness.ts'
import type { HourlySun } from './hourly-sun.ts'
import type { HoursMethodOf } from './hours-method.ts'
import { clearnessOf, type MonthlyClimate } from './monthly-climate.ts'
import { Random } from './random.ts'
import { DAYS, HOURS, MONTH_DAYS, MONTH_STARTS, MONTHS } from './typical-calendar.ts'

const RADIATION_STREAM = 0
/** Extraterrestrial normal irradiance of early January (Spencer 1971). */
const EXTRA_NORMAL_MAX_WM2 = 1.0351 * SOLAR_CONSTANT_WM2

/** Hourly radiation, W/m2, and the daily clearness from which it was generated. */
export interface RadiationYear {
  ghiWm2: Float64Array
  dhiWm2: Float64Array
  dniWm2: Float64Array
  dayClearnessFrac: Float64Array
}

/** Draws the days of a year by their clearness, with the random numbers of its hours. */
export type DailyMethod = (random: Random) => DailyClearness

/** The embedded year: TAG. */
const TAG_HOURS: HoursMethodOf = (_, random) => new TagHours(random)

/** The embedded year: the distribution of daily clearness, in the order of a process. */
const RANKED_DAYS: DailyMethod = (random) => new DayWeather(random)

/**
 * Where the days of a year come from: drawn by their clearness to the sums of the climate's months,
 * or given as irradiation, Wh/m2, of 365 days.
 */
export type DaysFrom = DailyMethod | { readonly dayWhm2: Float64Array }

/**
 * Generates the radiation of a year with the climate's monthly irradiation. Days come from the
 * distribution of daily clearness, hours within a day from TAG, unless others are asked for. Each day is then adjusted to its
 * own sum and each month to the climate's, and the hours are split into beam and diffuse.
 * @param days  given days replace the climate's monthly irradiation
 * Valid for: all latitudes. If a month of the climate is brighter than the clear sky of very clean
 * air, its hours exceed that sky in proportion.
 * Fails: none.
 * Source: see `daily-clearness.ts`, `hourly-clearness.ts`, `core/erbs.ts`, `clear-sky-limit.ts`;
 * the adjustment of a day to its sum below the limit is ours.
 * Checked by: test/engine/climate/typical-year.test.ts
 */
export function radiationYear(
  climate: MonthlyClimate,
  sun: HourlySun,
  seed: number,
  days: DaysFrom = RANKED_DAYS,
  hoursOf: HoursMethodOf = TAG_HOURS,
): RadiationYear {
  const limit = clearSkyLimit(climate.elevationM)
  const ghiWm2 = new Float64Array(HOURS)
  const limitWm2 = clearestWm2(limit, sun)
  const dayClearnessFrac = drawDays(climate, sun, limitWm2, seed, days, hoursOf, ghiWm2)
  const dhiWm2 = new Float64Array(HOURS)
  const dniWm2 = new Float64Array(HOURS)
  for (let i = 0; i < HOURS; i++) {
    const cosine = sun.zenithCos[i]
    if (cosine === 0) continue
    // Around midnight of a polar day an hour may have two lit ends, of which the cosine is that of one.
    const extraNormalWm2 = Math.min(sun.extraWm2[i] / cosine, EXTRA_NORMAL_MAX_WM2)
    const beamLimitWm2 = extraNormalWm2 * limitAt(limit.beamFrac, cosine)
    const beamWm2 = (ghiWm2[i] * (1 - erbsDiffuseFrac(ghiWm2[i] / sun.extraWm2[i]))) / cosine
    dniWm2[i] = Math.min(beamWm2, beamLimitWm2)
    dhiWm2[i] = ghiWm2[i] - dniWm2[i] * cosine
  }
  return { ghiWm2, dhiWm2, dniWm2, dayClearnessFrac }
}

/** Global irradiance of each hour under the clearest air, W/m2. */
export function clearestWm2(limit: ClearSkyLimit, sun: HourlySun): Float64Array {
  return sun.extraWm2.map((extraWm2, i) => extraWm2 * limitAt(limit.globalFrac, sun.zenithCos[i]))
}

/** Writes the global irradiance of all hours; returns the daily clearness. */
function drawDays(
  climate: MonthlyClimate,
  sun: HourlySun,
  limitWm2: Float64Array,
  seed: number,
  days: DaysFrom,
  hoursOf: HoursMethodOf,
  ghiWm2: Float64Array,
): Float64Array {
  const random = new Random(seed, RADIATION_STREAM)
  const weather = typeof days === 'function' ? days(random) : null
  const hours = hoursOf(climate.elevationM, random)
  const dayExtraWhm2 = daySums(sun.extraWm2)
  const dayLimitWhm2 = daySums(limitWm2)
  const dayClearnessFrac = new Float64Array(DAYS)
  const dayWhm2 = typeof days === 'function' ? new Float64Array(DAYS) : days.dayWhm2
  const hourFrac = new Float64Array(24)
  const limitFrac = new Float64Array(24)
  for (let month = 0; month < MONTHS; month++) {
    const start = MONTH_STARTS[month]
    const end = MONTH_STARTS[month + 1]
    if (weather !== null) {
      weather.daysOfMonth(clearnessOf(climate.globalWhm2[month], climate.extraWhm2[month]), dayClearnessFrac.subarray(start, end))
      for (let day = start; day < end; day++) dayWhm2[day] = Math.min(dayClearnessFrac[day] * dayExtraWhm2[day], dayLimitWhm2[day])
      bringToSum(dayWhm2.subarray(start, end), dayLimitWhm2.subarray(start, end), climate.globalWhm2[month] * MONTH_DAYS[month])
    }
    for (let day = start; day < end; day++) {
      if (dayExtraWhm2[day] === 0) continue
      const from = 24 * day
      const to = from + 24
      const dayGhi = ghiWm2.subarray(from, to)
      dayClearnessFrac[day] = dayWhm2[day] / dayExtraWhm2[day]
      for (let hour = 0; hour < 24; hour++) limitFrac[hour] = limitWm2[from + hour] / Math.max(sun.extraWm2[from + hour], 1)
      hours.hoursOfDay(dayClearnessFrac[day], sun.zenithCos.subarray(from, to), sun.extraWm2.subarray(from, to), limitFrac, hourFrac)
      for (let hour = 0; hour < 24; hour++) dayGhi[hour] = hourFrac[hour] * sun.extraWm2[from + hour]
      bringToSum(dayGhi, limitWm2.subarray(from, to), dayWhm2[day])
    }
  }
  return dayClearnessFrac
}

/**
 * Adjusts values to a sum and keeps each at or below its limit. If the sum is too high, the values
 * are scaled down. If it is too low, each value is raised by the same fraction of its distance to
 * its limit. If the sum exceeds the sum of the limits, all values are proportional to their limits.
 */
export function bringToSum(values: Float64Array, limits: Float64Array, sum: number): void {
  let valueSum = 0
  let limitSum = 0
  for (let i = 0; i < values.length; i++) {
    valueSum += values[i]
    limitSum += limits[i]
  }
  if (sum <= valueSum) {
    const factor = valueSum > 0 ? sum / valueSum : 0
    for (let i = 0; i < values.length; i++) values[i] *= factor
  } else if (sum <= limitSum) {
    const frac = (sum - valueSum) / (limitSum - valueSum)
    for (let i = 0; i < values.length; i++) values[i] += frac * (limits[i] - values[i])
  } else {
    const factor = limitSum > 0 ? sum / limitSum : 0
    for (let i = 0; i < values.length; i++) values[i] = limits[i] * factor
  }
}

/** Sums of the days of an hourly column. */
export function daySums(hours: Float64Array): Float64Array {
  const sums = new Float64Array(DAYS)
  for (let day = 0; day < DAYS; day++) for (let hour = 0; hour < 24; hour++) sums[day] += hours[24 * day + hour]
  return sums
}
