import { RAD_PER_DEG } from '../../core/angles.ts'
import { byAirMass } from './by-air-mass.ts'
import { checkCoefficients } from './coefficients.ts'
import type { SpectralOption } from './option.ts'

/** a0 to a4 of poly-crystalline silicon: De Soto 2006, table 3. */
const POLY_SILICON = [0.918093, 0.086257, -0.024459, 0.002816, -0.000126] as const

/**
 * Below this elevation of the sun the air mass is constant, as in De Soto and SAM. The polynomial
 * was not fitted to a lower sun and would give no light at an air mass of 15.
 */
const ELEVATION_FLOOR_RAD = 4 * RAD_PER_DEG

/**
 * Factor on the irradiance, from the air mass alone; never negative.
 * @param airMass  absolute air mass
 * @param a        five coefficients, in order of ascending power
 * Source: D. L. King, W. E. Boyson, J. A. Kratochvil, Photovoltaic Array Performance Model,
 * SAND2004-3535, 2004, f1 of eq. 1.
 * Checked by: pvlib t09 spectral_factor_sapm, test/fixtures/optics/spectral.json
 */
export function sandiaSpectralFactor(airMass: number, a: ArrayLike<number>): number {
  return Math.max(0, a[0] + airMass * (a[1] + airMass * (a[2] + airMass * (a[3] + airMass * a[4]))))
}

export const sandiaAirmass: SpectralOption = {
  title: 'Sandia, by air mass',
  source:
    'D. L. King et al., SAND2004-3535, 2004; coefficients of poly-crystalline silicon by W. De Soto et al., Solar Energy 80 (2006), 78, doi 10.1016/j.solener.2005.06.010',
  check: (request, sink) => checkCoefficients(request, POLY_SILICON.length, sink),
  prepare(request, sink) {
    const { coefficients } = request.spectral
    const a = coefficients.length === 0 ? POLY_SILICON : coefficients
    return byAirMass(request, sink, (airMass) => sandiaSpectralFactor(airMass, a), ELEVATION_FLOOR_RAD)
  },
}
