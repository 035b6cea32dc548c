import { byClearness } from './by-clearness.ts'
import type { DecompositionOption } from './option.ts'

/**
 * The curve of Erbs without its jumps: the middle piece is refitted so that its value and slope
 * match those of its neighbours.
 * Valid for: hourly means.
 * Source: A. Driesse, A. R. Jensen, R. Perez, Solar Energy 267 (2024), 112093, doi
 * 10.1016/j.solener.2023.112093; coefficients to double precision as published with pvlib.
 * Checked by: vectors t03, test/fixtures/irradiance/decomposition-points.json
 */
function diffuseFrac(kt: number): number {
  if (kt <= 0.216) return 1 - 0.09 * kt
  if (kt <= 0.792) {
    return 0.946296633571001 + kt * (-0.11390583806313881 + kt * (4.246926715218317 + kt * (-16.470508424697307 + kt * 12.26911439571261)))
  }
  return 0.165
}

export const erbsDriesse: DecompositionOption = {
  title: 'Erbs and Driesse',
  source: 'A. Driesse, A. R. Jensen, R. Perez, Solar Energy 267 (2024), 112093, doi 10.1016/j.solener.2023.112093',
  prepare: () => byClearness(diffuseFrac),
}
