import { DEG_PER_RAD, HALF_PI } from '../../core/angles.ts'
import { SOLAR_CONSTANT_WM2 } from '../../core/constants.ts'
import { SEA_LEVEL_PA } from '../../core/pressure.ts'

/** Ratio of the model's extraterrestrial irradiance to ours: its solar constant is 1370 W/m2. */
export const EXTRA_FACTOR = 1370 / SOLAR_CONSTANT_WM2
/** Air mass beyond which the fit is not evaluated: pvlib's limit. */
const AIR_MASS_MAX = 12

/**
 * Air mass at the site's pressure, at most 12.
 * @param elevationRad  refracted, at least 0
 * @param elevationSin  its sine
 * Source: F. Kasten, Archiv fuer Meteorologie, Geophysik und Bioklimatologie B 14 (1966), 206,
 * which the fit of DISC uses.
 * Checked by: vectors t02 and t03
 */
export function discAirMass(elevationRad: number, elevationSin: number, airPressurePa: number): number {
  const zenithDeg = (HALF_PI - elevationRad) * DEG_PER_RAD
  const relative = 1 / (elevationSin + 0.15 * (93.885 - zenithDeg) ** -1.253)
  return Math.min((relative * airPressurePa) / SEA_LEVEL_PA, AIR_MASS_MAX)
}

/**
 * Beam over extraterrestrial irradiance, at least 0.
 * @param kt  clearness index, with the extraterrestrial irradiance of the model
 * Valid for: hourly means; fitted in Atlanta.
 * Source: E. L. Maxwell, A quasi-physical model for converting hourly global horizontal to direct
 * normal insolation, SERI/TR-215-3087 (1987), eq. 2 to 6.
 * Checked by: vectors t03, test/fixtures/irradiance/decomposition-points.json
 */
export function discTransmittance(kt: number, airMass: number): number {
  const isCloudy = kt <= 0.6
  const a = isCloudy ? 0.512 + kt * (-1.56 + kt * (2.286 - 2.222 * kt)) : -5.743 + kt * (21.77 + kt * (-27.49 + 11.56 * kt))
  const b = isCloudy ? 0.37 + 0.962 * kt : 41.4 + kt * (-118.5 + kt * (66.05 + 31.9 * kt))
  const c = isCloudy ? -0.28 + kt * (0.932 - 2.048 * kt) : -47.01 + kt * (184.2 + kt * (-222 + 73.81 * kt))
  const clear = 0.866 + airMass * (-0.122 + airMass * (0.0121 + airMass * (-0.000653 + 1.4e-5 * airMass)))
  return Math.max(clear - (a + b * Math.exp(c * airMass)), 0)
}
