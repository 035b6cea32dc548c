import { RAD_PER_DEG } from '../core/angles.ts'
import { SOLAR_CONSTANT_WM2 } from '../core/constants.ts'
import { DAYS } from './typical-calendar.ts'

/** Days from J2000.0 to 1990-01-01T00:00 UTC. */
const EPOCH_DAYS = -3652.5

/**
 * The sun at noon (local standard time) of every day, from December 31 before the typical year to
 * January 1 after it. Index d + 1 is day d; d = 0 is January 1.
 */
export interface SunOfDays {
  declinationRad: Float64Array
  /** True solar time minus mean solar time, h. */
  equationOfTimeH: Float64Array
  /** Extraterrestrial irradiance on a plane normal to the sun, W/m2. */
  extraNormalWm2: Float64Array
}

/**
 * Declination, equation of time and extraterrestrial irradiance of every day. The engine's `sun`
 * stage computes the exact sun, but climate may not import a stage. An accuracy of 0.01 deg is
 * enough here: irradiance that closes with this sun also closes with the sun of a run.
 * @param timezoneH  local standard time, hours from UTC
 * Valid for: 1990; the formulas are accurate to 0.01 deg from 1950 to 2050.
 * Fails: none.
 * Source: "Low precision formulas for the Sun's coordinates", The Astronomical Almanac; as in
 * Michalsky 1988, doi 10.1016/0038-092X(88)90045-X, eqs. 1 to 7.
 * Checked by: test/fixtures/climate/sun.json
 */
export function sunOfDays(timezoneH: number): SunOfDays {
  const declinationRad = new Float64Array(DAYS + 2)
  const equationOfTimeH = new Float64Array(DAYS + 2)
  const extraNormalWm2 = new Float64Array(DAYS + 2)
  for (let k = 0; k < DAYS + 2; k++) {
    const n = EPOCH_DAYS + k - 1 + (12 - timezoneH) / 24
    const meanLongitudeDeg = 280.46 + 0.9856474 * n
    const anomalyRad = (357.528 + 0.9856003 * n) * RAD_PER_DEG
    const longitudeRad = (meanLongitudeDeg + 1.915 * Math.sin(anomalyRad) + 0.02 * Math.sin(2 * anomalyRad)) * RAD_PER_DEG
    const obliquityRad = (23.439 - 4e-7 * n) * RAD_PER_DEG
    const ascensionDeg = Math.atan2(Math.cos(obliquityRad) * Math.sin(longitudeRad), Math.cos(longitudeRad)) / RAD_PER_DEG
    const distanceAu = 1.00014 - 0.01671 * Math.cos(anomalyRad) - 0.00014 * Math.cos(2 * anomalyRad)
    const differenceDeg = meanLongitudeDeg - ascensionDeg
    declinationRad[k] = Math.asin(Math.sin(obliquityRad) * Math.sin(longitudeRad))
    equationOfTimeH[k] = (differenceDeg - 360 * Math.round(differenceDeg / 360)) / 15
    extraNormalWm2[k] = SOLAR_CONSTANT_WM2 / (distanceAu * distanceAu)
  }
  return { declinationRad, equationOfTimeH, extraNormalWm2 }
}
