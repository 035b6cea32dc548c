import { precipitableWaterCm, relativeHumidityFrac } from '../core/humidity.ts'
import { addBetweenNodes, addBetweenNoons, meanPreservingNodes } from './mean-preserving.ts'
import { clearnessOf, type MonthlyClimate } from './monthly-climate.ts'
import { DAYS, HOURS } from './typical-calendar.ts'

/** How far the dew point of a month lies below its mean temperature: at sea and under clouds, and what a clear sky over land adds. */
const DEPRESSION_K = 3.3
const CLOUDY_FRAC = 0.46
const DEPRESSION_PER_CLEARNESS_K = 45
/** The clearest month of the fit. */
const CLEAREST_FRAC = 0.75

/** Moisture of the air in every hour. */
export interface HumidityYear {
  /** 0 to 1 */
  relativeFrac: Float64Array
  precipitableWaterCm: Float64Array
}

/**
 * Moisture of the air of every hour: the dew point goes with the mean temperature of the day and not with its course, as far below it as the month's clearness says.
 * @param tempAirC  temperature of every hour
 * Valid for: monthly dew points to 2.7 K rms (places left out of the fit one by one), precipitable water to 0.27 cm; single hours are typical, not the site's own.
 * Fails: none.
 * Source: our regression on the dew points of 34 real years; the daily minimum as dew point (Allen et al. 1998, FAO 56, eq. 6-6) is 4.4 K off. That the dew point hardly moves within a
 * day: Running, Nemani & Hungerford 1987, Canadian Journal of Forest Research 17, 472. Water: Gueymard 1994, as `precipitableWaterCm`.
 * Checked by: test/engine/climate/air-humidity.test.ts, against real years by scripts/climate/measure.ts
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
  return { relativeFrac, precipitableWaterCm: waterCm }
}

/** Mean temperature less dew point of a month, K. */
function depressionK(clearnessFrac: number, landFrac: number): number {
  return DEPRESSION_K + DEPRESSION_PER_CLEARNESS_K * Math.max(Math.min(clearnessFrac, CLEAREST_FRAC) - CLOUDY_FRAC, 0) * landFrac
}

/** Means of the days, from the eve of the year to the day after it, which are as their neighbours. */
function dayMeans(tempAirC: Float64Array): Float64Array {
  const meansC = new Float64Array(DAYS + 2)
  for (let i = 0; i < HOURS; i++) meansC[1 + Math.floor(i / 24)] += tempAirC[i] / 24
  meansC[0] = meansC[1]
  meansC[DAYS + 1] = meansC[DAYS]
  return meansC
}
