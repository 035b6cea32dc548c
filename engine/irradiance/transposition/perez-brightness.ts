import { tabulatedAirMass } from '../../core/air-mass.ts'
import { HALF_PI } from '../../core/angles.ts'
import type { SkyStage } from '../../core/frame.ts'
import { LOW_SUN_RAD } from '../../core/low-sun.ts'

/** Constant of the clearness, for zenith angles in rad. */
const KAPPA = 1.041

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
 * Brightness of the sky of the lit rows, which all planes share.
 * Valid for: from 2 deg of elevation; below, the disc counts as isotropic; while the sun is not up,
 * all light is isotropic.
 * Source: R. Perez et al., Solar Energy 44 (1990), 271, doi 10.1016/0038-092X(90)90055-H, eq. 2;
 * relative air mass as in the original, with Kasten and Young 1989.
 * Checked by: vectors t04, under each of its two sets of coefficients
 */
export function perezBrightness(brighteningOf: BrighteningOf): SkyStage<'transposition'> {
  const out: Brightening = { disc: 0, horizon: 0 }
  return ({ lit, sky }) => {
    const { dhiWm2, dniWm2, extraNormalWm2, sunZenithCos, sunElevationRad, isUp, discFrac, bandFrac } = sky
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      discFrac[i] = 0
      bandFrac[i] = 0
      if (isUp[i] === 0) continue
      const dhi = dhiWm2[i]
      const elevation = sunElevationRad[i]
      const zenith = HALF_PI - elevation
      const brightness = (dhi * tabulatedAirMass(elevation, sunZenithCos[i])) / extraNormalWm2[i] // delta, eq. 2
      brighteningOf(dhi, dniWm2[i], brightness, zenith, KAPPA * zenith * zenith * zenith, out)
      if (elevation >= LOW_SUN_RAD) discFrac[i] = out.disc
      bandFrac[i] = out.horizon
    }
  }
}
