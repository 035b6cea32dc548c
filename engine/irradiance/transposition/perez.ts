import type { TranspositionOption } from './option.ts'
import { type Brightening, perezBrightness } from './perez-brightness.ts'
import { perezSky } from './perez-sky.ts'

/**
 * F11 F12 F13 F21 F22 F23 of each bin, overcast to clear: the all-sites composite of 1990, table 6.
 */
// biome-ignore format: rows of a published table
const COEFFICIENTS = Float64Array.of(
  -0.008, 0.588, -0.062, -0.06, 0.072, -0.022,
  0.13, 0.683, -0.151, -0.019, 0.066, -0.029,
  0.33, 0.487, -0.221, 0.055, -0.064, -0.026,
  0.568, 0.187, -0.295, 0.109, -0.152, -0.014,
  0.873, -0.392, -0.362, 0.226, -0.462, 0.001,
  1.132, -1.237, -0.412, 0.288, -0.823, 0.056,
  1.06, -1.6, -0.359, 0.264, -1.127, 0.131,
  0.678, -0.327, -0.25, 0.156, -1.377, 0.251,
)

/**
 * Reads the coefficients from a table by the clearness of the sky.
 * Source: R. Perez et al., Solar Energy 44 (1990), 271, doi 10.1016/0038-092X(90)90055-H, eq. 1 and
 * table 6.
 * Checked by: vectors t04 (from 2 deg of elevation),
 * test/fixtures/irradiance/transposition-points.json
 */
function brighteningOf(dhi: number, dni: number, brightness: number, zenith: number, kz3: number, out: Brightening): void {
  const clearness = ((dhi + dni) / dhi + kz3) / (1 + kz3) // eps, eq. 1
  const row = 6 * clearnessBin(clearness)
  out.disc = Math.max(COEFFICIENTS[row] + COEFFICIENTS[row + 1] * brightness + COEFFICIENTS[row + 2] * zenith, 0)
  out.horizon = COEFFICIENTS[row + 3] + COEFFICIENTS[row + 4] * brightness + COEFFICIENTS[row + 5] * zenith
}

/**
 * The number of bounds that the clearness reaches. Counted without a branch: the processor cannot
 * predict the next sky, and a search takes a third longer.
 */
function clearnessBin(clearness: number): number {
  const clear = Number(clearness >= 2.8) + Number(clearness >= 4.5) + Number(clearness >= 6.2)
  return Number(clearness >= 1.065) + Number(clearness >= 1.23) + Number(clearness >= 1.5) + Number(clearness >= 1.95) + clear
}

export const perez: TranspositionOption = {
  title: 'Perez 1990',
  source: 'R. Perez, P. Ineichen, R. Seals, J. Michalsky, R. Stewart, Solar Energy 44 (1990), 271-289, doi 10.1016/0038-092X(90)90055-H',
  hasCircumsolar: true,
  brighten: perezBrightness(brighteningOf),
  skyDiffuse: perezSky,
}
