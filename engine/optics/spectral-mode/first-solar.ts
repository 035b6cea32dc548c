import { byAirMass } from './by-air-mass.ts'
import { type CellFamily, cellFamilyOf } from './cell-family.ts'
import { checkCoefficients } from './coefficients.ts'
import type { SpectralOption } from './option.ts'
import { checkWater, waterColumn } from './water.ts'

/**
 * b0 to b5 of each family: Lee and Panchula 2016, table; thin films other than CdTe as distributed
 * with pvlib.
 */
export const FIRST_SOLAR_COEFFICIENTS = {
  mono_si: [0.85914, -0.02088, -0.0058853, 0.12029, 0.026814, -0.001781],
  poly_si: [0.8409, -0.027539, -0.0079224, 0.1357, 0.038024, -0.0021218],
  cdte: [0.86273, -0.038948, -0.012506, 0.098871, 0.084658, -0.0042948],
  cis: [0.85252, -0.022314, -0.0047216, 0.13666, 0.013342, -0.0008945],
  a_si: [1.12094, -0.04762, -0.0083627, -0.10443, 0.098382, -0.0033818],
} satisfies Record<CellFamily, readonly number[]>
const COUNT = 6

/** Range in which the function was fitted; values beyond it count as the bound. */
const AIR_MASS = { min: 0.58, max: 10 }
const WATER_CM = { min: 0.1, max: 8 }

/**
 * Factor on the irradiance, from air mass and precipitable water.
 * @param airMass  absolute air mass
 * @param waterCm  precipitable water
 * @param b        six coefficients
 * Valid for: air mass 0.58 to 10, water 0.1 to 8 cm; values beyond count as the bound (pvlib gives
 * NaN below the minimum air mass and above the maximum water).
 * Source: M. Lee, A. Panchula, Spectral Correction for Photovoltaic Module Performance Based on Air
 * Mass and Precipitable Water, 43rd IEEE PVSC 2016, eq. 4, doi 10.1109/PVSC.2016.7749836.
 * Checked by: pvlib t09 spectral_factor_firstsolar, test/fixtures/optics/spectral.json
 */
export function firstSolarFactor(airMass: number, waterCm: number, b: ArrayLike<number>): number {
  const am = Math.min(Math.max(airMass, AIR_MASS.min), AIR_MASS.max)
  const pw = Math.min(Math.max(waterCm, WATER_CM.min), WATER_CM.max)
  const rootPw = Math.sqrt(pw)
  return b[0] + b[1] * am + b[2] * pw + b[3] * Math.sqrt(am) + b[4] * rootPw + (b[5] * am) / rootPw
}

export const firstSolar: SpectralOption = {
  title: 'First Solar, by air mass and water',
  source: 'M. Lee, A. Panchula, 43rd IEEE Photovoltaic Specialists Conference, 2016, doi 10.1109/PVSC.2016.7749836',
  check(request, sink) {
    checkCoefficients(request, COUNT, sink)
    checkWater(request, sink)
    if (request.spectral.coefficients.length === 0 && cellFamilyOf(request.module) === null) {
      sink.fail(
        'spectral.coefficients',
        `first_solar has no published coefficients for module.technology ${request.module.technology}: send the six coefficients of your module, or choose another mode`,
      )
    }
  },
  prepare(request, sink) {
    const family = cellFamilyOf(request.module)
    const { coefficients } = request.spectral
    const b = coefficients.length > 0 || family === null ? coefficients : FIRST_SOLAR_COEFFICIENTS[family]
    const waterCm = waterColumn(request, sink)
    return byAirMass(request, sink, (airMass, row) => firstSolarFactor(airMass, waterCm[row], b))
  },
}
