import { byClearness } from './by-clearness.ts'
import type { DecompositionOption } from './option.ts'

/**
 * Slope and middle of the logistic curve for 15-minute data, pvlib's default; the authors give
 * 7.997 and 0.586 for hourly data.
 */
const SLOPE = 8.645
const MIDDLE_FRAC = 0.613

/**
 * Valid for: 15-minute data, and hourly data with little loss of accuracy.
 * Source: J. Boland, L. Scott, M. Luther, Environmetrics 12 (2001), 103; J. Boland, J. Huang, B.
 * Ridley, Renewable and Sustainable Energy Reviews 28 (2013), 749, doi 10.1016/j.rser.2013.08.023,
 * eq. 1.
 * Checked by: vectors t03, test/fixtures/irradiance/decomposition-points.json
 */
function diffuseFrac(kt: number): number {
  return 1 / (1 + Math.exp(SLOPE * (kt - MIDDLE_FRAC)))
}

export const boland: DecompositionOption = {
  title: 'Boland',
  source: 'J. Boland, J. Huang, B. Ridley, Renewable and Sustainable Energy Reviews 28 (2013), 749-756, doi 10.1016/j.rser.2013.08.023',
  prepare: () => byClearness(diffuseFrac),
}
