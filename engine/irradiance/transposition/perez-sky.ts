import { tabulatedAirMass } from '../../core/air-mass.ts'
import { HALF_PI, RAD_PER_DEG } from '../../core/angles.ts'
import type { Frame, PlaneColumns } from '../../core/frame.ts'
import { LOW_SUN_RAD } from '../../core/low-sun.ts'
import type { SkyDiffuse } from './option.ts'

/** Constant of the clearness, for zenith angles in rad. */
const KAPPA = 1.041
/** Lower limit of the cosine of the zenith in the circumsolar ratio: 85 deg of zenith. */
const ZENITH_COS_MIN = Math.cos(85 * RAD_PER_DEG)

/**
 * Brightness of the sky around the sun and along the horizon, as fractions of the horizontal
 * diffuse.
 */
export interface Brightening {
  /** F1: circumsolar, at least 0. */
  disc: number
  /** F2: horizon band; negative where it darkens the sky. */
  horizon: number
}

/**
 * The brightening coefficients of one row.
 * @param brightness  delta, eq. 2
 * @param kz3  kappa times the zenith cubed
 */
export type BrighteningOf = (dhiWm2: number, dniWm2: number, brightness: number, zenithRad: number, kz3: number, out: Brightening) => void

/**
 * Sky with a circumsolar disc, a horizon band and an isotropic rest.
 * The horizon band may be negative. Where it exceeds the isotropic part, the excess is subtracted
 * from the circumsolar part; if that is not enough, both are 0 (pvlib limits the total to 0).
 * Valid for: from 2 deg of elevation; below, the disc counts as isotropic; while the sun is not up,
 * all light is isotropic.
 * Source: R. Perez et al., Solar Energy 44 (1990), 271, doi 10.1016/0038-092X(90)90055-H, eq. 2 and
 * 9; relative air mass as in the original, with Kasten and Young 1989.
 * Checked by: vectors t04, under each of its two sets of coefficients
 */
export function perezSky(brighteningOf: BrighteningOf): SkyDiffuse {
  const out: Brightening = { disc: 0, horizon: 0 }
  return ({ lit, sky }: Frame<'transposition'>, plane: PlaneColumns<'transposition'>, circumsolarWm2: Float64Array) => {
    const { dhiWm2, dniWm2, extraNormalWm2, sunZenithCos, sunElevationRad, isUp } = sky
    const { tiltCos, tiltSin, aoiCos, skyWm2 } = plane
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      const skyView = (1 + tiltCos[i]) / 2
      const dhi = dhiWm2[i]
      if (isUp[i] === 0) {
        circumsolarWm2[i] = 0
        skyWm2[i] = dhi * skyView
        continue
      }
      const elevation = sunElevationRad[i]
      const zenith = HALF_PI - elevation
      const zenithCos = sunZenithCos[i]
      const brightness = (dhi * tabulatedAirMass(elevation, zenithCos)) / extraNormalWm2[i] // delta, eq. 2
      brighteningOf(dhi, dniWm2[i], brightness, zenith, KAPPA * zenith * zenith * zenith, out)
      const disc = elevation < LOW_SUN_RAD ? 0 : out.disc
      const circumsolar = (dhi * disc * Math.max(aoiCos[i], 0)) / Math.max(zenithCos, ZENITH_COS_MIN) // eq. 9
      const rest = dhi * ((1 - disc) * skyView + out.horizon * tiltSin[i])
      skyWm2[i] = Math.max(rest, 0)
      circumsolarWm2[i] = rest < 0 ? Math.max(circumsolar + rest, 0) : circumsolar
    }
  }
}
