import type { TranspositionOption } from './option.ts'
import { type Brightening, perezBrightness } from './perez-brightness.ts'
import { perezSky } from './perez-sky.ts'

/** Upper limit of the circumsolar fraction that the authors recommend. */
const DISC_MAX_FRAC = 0.9
/**
 * Knots of the quadratic splines over the clearness zeta; the end knots are repeated three times.
 */
const KNOTS = Float64Array.of(0, 0, 0, 0.061, 0.187, 0.333, 0.487, 0.643, 0.778, 0.839, 1, 1, 1)
const SEGMENTS = 8
/** F11 F12 F13 F21 F22 F23 of each control point, overcast to clear. */
// biome-ignore format: rows of a published table
const CONTROL_POINTS = Float64Array.of(
  -0.053, 0.529, -0.028, -0.071, 0.061, -0.019,
  -0.008, 0.588, -0.062, -0.06, 0.072, -0.022,
  0.131, 0.77, -0.167, -0.026, 0.106, -0.032,
  0.328, 0.471, -0.216, 0.069, -0.105, -0.028,
  0.557, 0.241, -0.3, 0.086, -0.085, -0.012,
  0.861, -0.323, -0.355, 0.24, -0.467, -0.008,
  1.212, -1.239, -0.444, 0.305, -0.797, 0.047,
  1.099, -1.847, -0.365, 0.275, -1.132, 0.124,
  0.544, 0.157, -0.213, 0.118, -1.455, 0.292,
  0.544, 0.157, -0.213, 0.118, -1.455, 0.292,
)

/**
 * The coefficients of 1990 as splines over the clearness. The irradiance on the plane then has no
 * jumps between similar skies, which the inversion from the plane requires. The three weights of a
 * quadratic B-spline on its segment are those of de Boor's recurrence.
 * Source: A. Driesse, A. R. Jensen, R. Perez, Solar Energy 267 (2024), 112093, doi
 * 10.1016/j.solener.2023.112093, eq. 5, 7 and 13, and its table of spline coefficients.
 * Checked by: vectors t04 (from 2 deg of elevation),
 * test/fixtures/irradiance/transposition-points.json
 */
function brighteningOf(dhi: number, dni: number, brightness: number, zenith: number, kz3: number, out: Brightening): void {
  const beamFrac = dni / (dhi + dni) // zeta before the correction by zenith, eq. 5 and 13
  const zeta = beamFrac / (1 + kz3 * (1 - beamFrac)) // eq. 7
  let s = 0
  while (s < SEGMENTS - 1 && zeta >= KNOTS[s + 3]) s++
  const u = (zeta - KNOTS[s + 2]) / (KNOTS[s + 3] - KNOTS[s + 2])
  const left = (zeta - KNOTS[s + 1]) / (KNOTS[s + 3] - KNOTS[s + 1])
  const right = (zeta - KNOTS[s + 2]) / (KNOTS[s + 4] - KNOTS[s + 2])
  const w0 = (1 - left) * (1 - u)
  const w2 = right * u
  const w1 = 1 - w0 - w2
  const row = 6 * s
  const disc = controlled(row, w0, w1, w2, brightness, zenith)
  out.disc = Math.min(Math.max(disc, 0), DISC_MAX_FRAC)
  out.horizon = controlled(row + 3, w0, w1, w2, brightness, zenith)
}

/**
 * F1 or F2 at the weighted control points. The constant, brightness and zenith coefficients are
 * adjacent, starting at `at`.
 */
function controlled(at: number, w0: number, w1: number, w2: number, brightness: number, zenith: number): number {
  const c = CONTROL_POINTS
  return (
    w0 * (c[at] + c[at + 1] * brightness + c[at + 2] * zenith) +
    w1 * (c[at + 6] + c[at + 7] * brightness + c[at + 8] * zenith) +
    w2 * (c[at + 12] + c[at + 13] * brightness + c[at + 14] * zenith)
  )
}

export const perezDriesse: TranspositionOption = {
  title: 'Perez and Driesse 2024',
  source: 'A. Driesse, A. R. Jensen, R. Perez, Solar Energy 267 (2024), 112093, doi 10.1016/j.solener.2023.112093',
  hasCircumsolar: true,
  brighten: perezBrightness(brighteningOf),
  skyDiffuse: perezSky,
}
