import { relativeAirMass } from '../core/air-mass.ts'

/**
 * Linke turbidity of the limit, between air without water or dust (1) and very clean, cold air (2).
 * The values 1, 1.5 and 2 change the irradiance of tracked planes by +0.4, -0.9 and -2.0 % against
 * 14 real years with the same months, with a mean absolute error of 2.5, 2.3 and 2.7 %; 1.5 has the
 * smallest error.
 */
const LINKE_TURBIDITY = 1.5

/**
 * Number of table steps over the sine of the sun's elevation. Above 2 deg the interpolation error
 * is below 0.1 %.
 */
const STEPS = 500

/**
 * Largest fraction of extraterrestrial irradiance that the atmosphere transmits, by the sine of the
 * sun's elevation (0 to 1 in STEPS equal steps).
 */
export interface ClearSkyLimit {
  /** Global horizontal over extraterrestrial horizontal. */
  globalFrac: Float64Array
  /** Direct normal over extraterrestrial normal. */
  beamFrac: Float64Array
}

/**
 * Clear-sky irradiance under very clean air, the upper limit of synthetic hours. It depends only on
 * the elevations of sun and site, so it is tabulated once.
 * @param elevationM  height of the site
 * @param turbidity  Linke turbidity; that of the limit if omitted
 * Valid for: sun above the horizon; elevations to 9000 m by pressure.
 * Fails: none.
 * Source: clear-sky model of the European Solar Radiation Atlas, Rigollier, Bauer & Wald 2000, doi
 * 10.1016/S0038-092X(99)00055-9: its beam and diffuse on the horizontal. Comments below name the
 * terms.
 * Checked by: test/engine/climate/radiation.test.ts
 */
export function clearSkyLimit(elevationM: number, turbidity: number = LINKE_TURBIDITY): ClearSkyLimit {
  const globalFrac = new Float64Array(STEPS + 2)
  const beamFrac = new Float64Array(STEPS + 2)
  const pressureFrac = Math.exp(-elevationM / 8434.5) // scale height, m
  for (let k = 0; k < STEPS + 2; k++) {
    // the first node uses the middle of the first step, because at the horizon the ratios are 0/0
    const sine = Math.min(Math.max(k, 0.5) / STEPS, 1)
    beamFrac[k] = beamTransmission(sine, pressureFrac, turbidity)
    globalFrac[k] = beamFrac[k] + diffuseTransmission(sine, turbidity) / sine
  }
  return { globalFrac, beamFrac }
}

/** Interpolated value of a column of the limit. @param sine sine of the sun's elevation, 0 to 1. */
export function limitAt(column: Float64Array, sine: number): number {
  const x = sine * STEPS
  const k = Math.floor(x)
  return column[k] + (x - k) * (column[k + 1] - column[k])
}

/**
 * Direct normal over extraterrestrial irradiance: Linke's attenuation of the beam.
 * @param sine sine of the sun's elevation.
 * @param pressureFrac air pressure relative to sea level.
 */
export function beamTransmission(sine: number, pressureFrac: number, turbidity: number = LINKE_TURBIDITY): number {
  const m = pressureFrac * relativeAirMass(Math.asin(sine), sine) // Kasten & Young 1989
  // Rayleigh thickness, Kasten 1996
  const rayleigh = m <= 20 ? 1 / (6.6296 + m * (1.7513 + m * (-0.1202 + m * (0.0065 - 0.00013 * m)))) : 1 / (10.4 + 0.718 * m)
  return Math.exp(-0.8662 * turbidity * m * rayleigh)
}

/**
 * Diffuse horizontal over extraterrestrial normal irradiance: transmission at the zenith times a
 * function of the sun's elevation.
 */
export function diffuseTransmission(sine: number, turbidity: number = LINKE_TURBIDITY): number {
  const t = turbidity
  const zenith = -1.5843e-2 + 3.0543e-2 * t + 3.797e-4 * t * t // transmission at the zenith
  // the lower limit keeps the function positive at the horizon
  const a0 = Math.max(2.6463e-1 - 6.1581e-2 * t + 3.1408e-3 * t * t, 2e-3 / zenith)
  const a1 = 2.0402 + 1.8945e-2 * t - 1.1161e-2 * t * t
  const a2 = -1.3025 + 3.9231e-2 * t + 8.5079e-3 * t * t
  return zenith * (a0 + a1 * sine + a2 * sine * sine)
}
