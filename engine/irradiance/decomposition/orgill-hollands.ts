import { byClearness } from './by-clearness.ts'
import type { DecompositionOption } from './option.ts'

/**
 * Valid for: hourly means; fitted in Toronto. At its two bounds the diffuse jumps by 0.02 of
 * global.
 * Source: J. F. Orgill, K. G. T. Hollands, Solar Energy 19 (1977), 357, doi
 * 10.1016/0038-092X(77)90006-8, eq. 3.
 * Checked by: vectors t03, test/fixtures/irradiance/decomposition-points.json
 */
function diffuseFrac(kt: number): number {
  if (kt < 0.35) return 1 - 0.249 * kt
  if (kt <= 0.75) return 1.557 - 1.84 * kt
  return 0.177
}

export const orgillHollands: DecompositionOption = {
  title: 'Orgill and Hollands',
  source: 'J. F. Orgill, K. G. T. Hollands, Solar Energy 19 (1977), 357-359, doi 10.1016/0038-092X(77)90006-8',
  prepare: () => byClearness(diffuseFrac),
}
