import { precipitableWaterCm, relativeHumidityFrac } from '../../core/humidity.ts'
import { type ClearSkyLimit, limitAt } from '../clear-sky-limit.ts'
import type { HourlySun } from '../hourly-sun.ts'
import type { RadiationYear } from '../radiation.ts'
import { MONTH_STARTS, MONTHS } from '../typical-calendar.ts'

/** Halvings of a range: the dew point ends at 1e-7 K, the exponent at 1e-8 of itself. */
const HALVINGS = 30
const GREATEST_SHIFT_K = 60
/** A sum is met within half of the stated 0.01 kWh/m2. */
const MET_WITHIN_WHM2 = 5

/** Exponents of the diffuse share that bring a month to its diffuse sum. */
const LEAST_EXPONENT = 0.02
const GREATEST_EXPONENT = 50

/**
 * Brings the diffuse irradiance of each month to its sum: a power of the diffuse share of the hours,
 * one per month, which leaves overcast hours overcast. The beam stays below that of the clearest air.
 * @param sumsWhm2  twelve sums
 * @param radiation  its diffuse and beam are changed
 * @returns the months whose sum cannot be met; they have the nearest one
 */
export function meetDiffuse(sumsWhm2: readonly number[], radiation: RadiationYear, limit: ClearSkyLimit, sun: HourlySun): number[] {
  const { ghiWm2, dhiWm2, dniWm2 } = radiation
  const missed: number[] = []
  const leastWm2 = ghiWm2.map((global, i) => Math.max(0, global - sun.extraWm2[i] * limitAt(limit.beamFrac, sun.zenithCos[i])))
  const shares = dhiWm2.map((diffuse, i) => (ghiWm2[i] > 0 ? diffuse / ghiWm2[i] : 1))
  for (let month = 0; month < MONTHS; month++) {
    const from = 24 * MONTH_STARTS[month]
    const to = 24 * MONTH_STARTS[month + 1]
    const withExponent = (exponent: number) => {
      let sum = 0
      for (let i = from; i < to; i++) {
        dhiWm2[i] = Math.max(leastWm2[i], ghiWm2[i] * shares[i] ** exponent)
        sum += dhiWm2[i]
      }
      return sum
    }
    let low = Math.log(LEAST_EXPONENT)
    let high = Math.log(GREATEST_EXPONENT)
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (low + high) / 2
      if (withExponent(Math.exp(middle)) > sumsWhm2[month]) low = middle
      else high = middle
    }
    const met = withExponent(Math.exp((low + high) / 2))
    if (Math.abs(met - sumsWhm2[month]) > MET_WITHIN_WHM2) missed.push(month)
    for (let i = from; i < to; i++) if (sun.zenithCos[i] > 0) dniWm2[i] = (ghiWm2[i] - dhiWm2[i]) / sun.zenithCos[i]
  }
  return missed
}

/** Scales the wind of each month to its mean. */
export function meetWind(meansMps: readonly number[], windMps: Float64Array): void {
  for (let month = 0; month < MONTHS; month++) {
    const hours = windMps.subarray(24 * MONTH_STARTS[month], 24 * MONTH_STARTS[month + 1])
    let sum = 0
    for (const speed of hours) sum += speed
    const factor = sum > 0 ? (meansMps[month] * hours.length) / sum : 0
    for (let i = 0; i < hours.length; i++) hours[i] *= factor
  }
}

/**
 * Shifts the dew points of each month until its mean relative humidity is the given one; the water
 * of the air follows.
 * @param dewPointsC  of the hours; they are changed
 */
export function meetHumidity(
  meansFrac: readonly number[],
  tempAirC: Float64Array,
  dewPointsC: Float64Array,
  relativeFrac: Float64Array,
  waterCm: Float64Array,
): void {
  for (let month = 0; month < MONTHS; month++) {
    const from = 24 * MONTH_STARTS[month]
    const to = 24 * MONTH_STARTS[month + 1]
    const wanted = meansFrac[month] * (to - from)
    let low = -GREATEST_SHIFT_K
    let high = GREATEST_SHIFT_K
    for (let halving = 0; halving < HALVINGS; halving++) {
      const shift = (low + high) / 2
      let sum = 0
      for (let i = from; i < to; i++) sum += relativeHumidityFrac(tempAirC[i], dewPointsC[i] + shift)
      if (sum < wanted) low = shift
      else high = shift
    }
    for (let i = from; i < to; i++) {
      dewPointsC[i] += high
      relativeFrac[i] = relativeHumidityFrac(tempAirC[i], dewPointsC[i])
      waterCm[i] = precipitableWaterCm(tempAirC[i], relativeFrac[i])
    }
  }
}
