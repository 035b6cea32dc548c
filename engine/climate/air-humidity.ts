import { precipitableWaterCm, relativeHumidityFrac } from '../core/humidity.ts'
import { meanPreservingNodes } from '../core/mean-preserving.ts'
import { addBetweenNodes, addBetweenNoons } from './mean-preserving.ts'
import { clearnessOf, type MonthlyClimate } from './monthly-climate.ts'
import { DAYS, HOURS } from './typical-calendar.ts'

/**
 * Dew point depression of a month (mean temperature minus dew point): its value at sea and under
 * clouds, and what a clear sky over land adds.
 */
const DEPRESSION_K = 3.3
const CLOUDY_FRAC = 0.46
const DEPRESSION_PER_CLEARNESS_K = 45
/** The clearest month of the fit. */
const CLEAREST_FRAC = 0.75

/** Moisture of the air, hourly. */
export interface HumidityYear {
  /** 0 to 1 */
  relativeFrac: Float64Array
  precipitableWaterCm: Float64Array
  dewPointC: Float64Array
}

/**
 * Computes the hourly moisture of the air. The dew point follows the daily mean temperature, not
 * its course within the day; the month's clearness gives the difference.
 * @param tempAirC  temperature of every hour
 * Valid for: monthly dew points to 2.7 K rms (leave-one-out over the places of the fit),
 * precipitable water to 0.27 cm. Single hours are typical values, not those of the site.
 * Fails: none.
 * Source: our regression on the dew points of 34 real years; the daily minimum as dew point (Allen
 * et al. 1998, FAO 56, eq. 6-6) is 4.4 K off. The dew point hardly changes within a day: Running,
 * Nemani & Hungerford 1987, Canadian Journal of Forest Research 17, 472. Water: Gueymard 1994, as
 * `precipitableWaterCm`.
 * Checked by: test/engine/climate/air-humidity.test.ts, against real years by
 * scripts/climate/measure.ts
 */
export function humidityYear(climate: MonthlyClimate, tempAirC: Float64Array): HumidityYear {
  const depressions = climate.globalWhm2.map(
    (globalWhm2, month) => -depressionK(clearnessOf(globalWhm2, climate.extraWhm2[month]), climate.landFrac),
  )
  const dewPointC = new Float64Array(HOURS)
  addBetweenNodes(meanPreservingNodes(depressions), dewPointC)
  addBetweenNoons(dayMeans(tempAirC), dewPointC)
  const relativeFrac = new Float64Array(HOURS)
  const waterCm = new Float64Array(HOURS)
  for (let i = 0; i < HOURS; i++) {
    relativeFrac[i] = relativeHumidityFrac(tempAirC[i], dewPointC[i])
    waterCm[i] = precipitableWaterCm(tempAirC[i], relativeFrac[i])
  }
  return { relativeFrac, precipitableWaterCm: waterCm, dewPointC }
}

/** Mean temperature minus dew point of a month, K. */
function depressionK(clearnessFrac: number, landFrac: number): number {
  return DEPRESSION_K + DEPRESSION_PER_CLEARNESS_K * Math.max(Math.min(clearnessFrac, CLEAREST_FRAC) - CLOUDY_FRAC, 0) * landFrac
}

/**
 * Daily means, from the day before the year to the day after it. These two extra days copy their
 * neighbours.
 */
function dayMeans(tempAirC: Float64Array): Float64Array {
  const meansC = new Float64Array(DAYS + 2)
  for (let i = 0; i < HOURS; i++) meansC[1 + Math.floor(i / 24)] += tempAirC[i] / 24
  meansC[0] = meansC[1]
  meansC[DAYS + 1] = meansC[DAYS]
  return meansC
}
