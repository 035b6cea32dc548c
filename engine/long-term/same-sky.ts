import { EngineError } from '../core/sink.ts'
import type { MonthPairs } from './fitted-months.ts'

/**
 * Least correlation of clearness. Seven real pairs have 0.45 to 0.90, the least for irradiance that air temperature suggests;
 * other days of the same climate have 0.06 to 0.22 at six places from 1 to 64 deg of latitude.
 */
const CLEARNESS_MIN = 0.3
/** In a desert only the height of the sun changes the clearness: there the irradiance correlates by 0.98 on other days too. */
const IRRADIANCE_ENOUGH = 0.9

/**
 * Refuses a station whose sky is not that of the weather: its fit would move the sums, and no hour would be better.
 * @param pairs  clearness of the common hours
 * Fails: EngineError at `station`.
 * Checked by: test/engine/long-term/same-sky.test.ts
 */
export function requireSameSky({ reference, station, weight }: MonthPairs): void {
  const clearness = weightedCorrelation(reference, station, weight)
  if (clearness >= CLEARNESS_MIN) return
  const irradiance = (frac: Float64Array) => frac.map((value, i) => value * weight[i])
  if (weightedCorrelation(irradiance(reference), irradiance(station), new Float64Array(weight.length).fill(1)) >= IRRADIANCE_ENOUGH) return
  throw new EngineError([
    {
      code: 'validation_error',
      field: 'station',
      message: `The clearness of the station and of the weather correlate by ${clearness.toFixed(2)} in ${weight.length} common hours, and those of one sky by more than ${CLEARNESS_MIN}: check places, years, zones and columns of both series`,
    },
  ])
}

/** Zero without a spread. */
function weightedCorrelation(a: Float64Array, b: Float64Array, weight: Float64Array): number {
  let [total, meanA, meanB] = [0, 0, 0]
  for (let i = 0; i < weight.length; i++) {
    total += weight[i]
    meanA += weight[i] * a[i]
    meanB += weight[i] * b[i]
  }
  meanA /= total
  meanB /= total
  let [aa, bb, ab] = [0, 0, 0]
  for (let i = 0; i < weight.length; i++) {
    const [u, v] = [a[i] - meanA, b[i] - meanB]
    aa += weight[i] * u * u
    bb += weight[i] * v * v
    ab += weight[i] * u * v
  }
  return aa * bb > 0 ? ab / Math.sqrt(aa * bb) : 0
}
