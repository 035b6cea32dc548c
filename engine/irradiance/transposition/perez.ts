import { relativeAirMass } from '../../core/air-mass.ts'
import { HALF_PI, RAD_PER_DEG } from '../../core/angles.ts'
import type { Frame, PlaneColumns } from '../../core/frame.ts'
import { LOW_SUN_RAD } from '../low-sun.ts'
import type { TranspositionOption } from './option.ts'

/** Of the clearness eps, for zenith angles in rad. */
const KAPPA = 1.041
/** The circumsolar ratio counts the sun no lower than at 85 deg of zenith. */
const ZENITH_COS_MIN = Math.cos(85 * RAD_PER_DEG)
/** Upper bounds of the first seven clearness bins. */
const CLEARNESS = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2] as const
/** F11 F12 F13 F21 F22 F23 of each bin, overcast to clear: the all-sites composite of 1990, table 6. */
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
 * Sky of a circumsolar disc, a horizon band and an isotropic rest, weighted by brightness, clearness and zenith.
 * The horizon band may darken the sky: where it takes more than the isotropic part gives, the circumsolar part pays the rest, and where that does not suffice both are 0 (pvlib's floor of the total).
 * Valid for: from 2 deg of elevation; below, the disc counts as isotropic, and with the sun not up all is isotropic.
 * Source: R. Perez et al., Solar Energy 44 (1990), 271, doi 10.1016/0038-092X(90)90055-H, eq. 1, 2 and 9; relative air mass as in the original, with Kasten and Young 1989.
 * Checked by: vectors t04 (from 2 deg of elevation), test/fixtures/irradiance/transposition-points.json
 */
function skyDiffuse({ lit, sky }: Frame, plane: PlaneColumns, circumsolarWm2: Float64Array): void {
  const { dhiWm2, dniWm2, extraNormalWm2, sunZenithCos, sunElevationRad, isUp } = sky
  const { tiltRad, aoiCos, skyWm2 } = plane
  const { rows } = lit
  let tilt = Number.NaN
  let tiltSin = 0
  let skyView = 0
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    if (tiltRad[i] !== tilt) {
      tilt = tiltRad[i]
      tiltSin = Math.sin(tilt)
      skyView = (1 + Math.cos(tilt)) / 2
    }
    const dhi = dhiWm2[i]
    if (isUp[i] === 0) {
      circumsolarWm2[i] = 0
      skyWm2[i] = dhi * skyView
      continue
    }
    const elevation = sunElevationRad[i]
    const zenith = HALF_PI - elevation
    const zenithCos = sunZenithCos[i]
    const kz3 = KAPPA * zenith * zenith * zenith
    const clearness = ((dhi + dniWm2[i]) / dhi + kz3) / (1 + kz3) // eps, eq. 1
    const brightness = (dhi * relativeAirMass(elevation, zenithCos)) / extraNormalWm2[i] // delta, eq. 2
    const row = 6 * clearnessBin(clearness)
    const f1 = Math.max(COEFFICIENTS[row] + COEFFICIENTS[row + 1] * brightness + COEFFICIENTS[row + 2] * zenith, 0)
    const f2 = COEFFICIENTS[row + 3] + COEFFICIENTS[row + 4] * brightness + COEFFICIENTS[row + 5] * zenith
    const disc = elevation < LOW_SUN_RAD ? 0 : f1
    const circumsolar = (dhi * disc * Math.max(aoiCos[i], 0)) / Math.max(zenithCos, ZENITH_COS_MIN) // eq. 9
    const rest = dhi * ((1 - disc) * skyView + f2 * tiltSin)
    skyWm2[i] = Math.max(rest, 0)
    circumsolarWm2[i] = rest < 0 ? Math.max(circumsolar + rest, 0) : circumsolar
  }
}

function clearnessBin(clearness: number): number {
  let bin = 0
  while (bin < 7 && clearness >= CLEARNESS[bin]) bin++
  return bin
}

export const perez: TranspositionOption = {
  title: 'Perez 1990',
  source: 'R. Perez, P. Ineichen, R. Seals, J. Michalsky, R. Stewart, Solar Energy 44 (1990), 271-289, doi 10.1016/0038-092X(90)90055-H',
  skyDiffuse,
}
