import { pressureColumn } from '../../core/air-columns.ts'
import { absoluteAirMass } from './absolute-air-mass.ts'
import { type CellFamily, cellFamilyOf } from './cell-family.ts'
import { checkCoefficients } from './coefficients.ts'
import type { SpectralOption } from './option.ts'

/** a1 to a3 of each family: Pelland 2020, as distributed with pvlib; CdTe is First Solar's series 4-2 and later. */
export const PVSPEC_COEFFICIENTS = {
  mono_si: [0.9845, -0.05169, 0.03034],
  poly_si: [0.9847, -0.05237, 0.03034],
  cdte: [1.002, -0.07108, 0.02465],
  cis: [0.9791, -0.03904, 0.03096],
  a_si: [1.051, -0.1033, 0.009838],
} satisfies Record<CellFamily, readonly [number, number, number]>
const COUNT = 3

/** Powers diverge: darker and brighter skies, and longer paths, count as these. */
const CLEARNESS = { min: 0.1, max: 1.3 } as const
const AIR_MASS_MAX = 10
/** Factor and exponents of a caller: no cell is beyond, and powers of the clearness would be 1e10 at 10. */
const FACTOR = { min: 0.5, max: 1.5 } as const
const EXPONENT_MAX = 1
/** A lower sun counts as at 3 deg for the clear sky, whose formula has no light at the horizon. */
const LOWEST_COS = 0.05

/**
 * Factor on the irradiance, from air mass and clear-sky index: the light of clouds is bluer, and has
 * less infrared.
 * @param airMass  absolute air mass
 * @param clearSkyIndex  global horizontal irradiance over that of a clear sky
 * @param a        three coefficients
 * Source: S. Pelland, C. Beswick, D. Thevenard, A. Cote, A. Pai, Y. Poissant, Development and Testing
 * of the PVSPEC Model of Photovoltaic Spectral Mismatch Factor, 47th IEEE PVSC 2020, 1258, doi
 * 10.1109/PVSC45281.2020.9300932.
 * Checked by: pvlib t09 spectral_factor_pvspec, test/fixtures/optics/spectral.json
 */
export function pvspecFactor(airMass: number, clearSkyIndex: number, a: ArrayLike<number>): number {
  return a[0] * clearSkyIndex ** a[1] * airMass ** a[2]
}

/**
 * Global irradiance of a clear sky, W/m2.
 * Source: B. Haurwitz 1945, as M. J. Reno, C. W. Hansen, J. S. Stein write it, SAND2012-2389. The
 * authors of PVSPEC take that of ESRA with monthly turbidity; 10 % of the clear sky move the factor
 * of silicon by 0.5 %.
 * Checked by: pvlib t02 clearsky.haurwitz
 */
export function haurwitzWm2(zenithCos: number): number {
  return 1098 * zenithCos * Math.exp(-0.059 / zenithCos)
}

function isPossible([factor, ...exponents]: readonly number[]): boolean {
  return factor >= FACTOR.min && factor <= FACTOR.max && exponents.every((exponent) => Math.abs(exponent) <= EXPONENT_MAX)
}

export const pvspec: SpectralOption = {
  title: 'PVSPEC, by air mass and clouds',
  source: 'S. Pelland et al., 47th IEEE Photovoltaic Specialists Conference, 2020, 1258, doi 10.1109/PVSC45281.2020.9300932',
  check(request, sink) {
    checkCoefficients(request, COUNT, sink)
    const { coefficients } = request.spectral
    if (coefficients.length === COUNT && !isPossible(coefficients)) {
      sink.fail(
        'spectral.coefficients',
        'pvspec takes a1 from 0.5 to 1.5 and exponents a2 and a3 from -1 to 1, as in a1 k^a2 AM^a3: those of mono silicon are 0.9845, -0.05169, 0.03034',
      )
    }
    if (coefficients.length === 0 && cellFamilyOf(request.module) === null) {
      sink.fail(
        'spectral.coefficients',
        `pvspec has no published coefficients for module.technology ${request.module.technology}: send the three coefficients of your module, or choose another mode`,
      )
    }
  },
  prepare(request, sink) {
    const family = cellFamilyOf(request.module)
    const { coefficients } = request.spectral
    const a = coefficients.length > 0 || family === null ? coefficients : PVSPEC_COEFFICIENTS[family]
    const pressurePa = pressureColumn(request, sink)
    return ({ lit, sky, first }, { spectralLossFrac }) => {
      const { sunElevationRad, sunZenithCos, ghiWm2 } = sky
      for (let k = 0; k < lit.n; k++) {
        const i = lit.rows[k]
        const airMass = absoluteAirMass(sunElevationRad[i], sunZenithCos[i], pressurePa[first + i])
        const index = ghiWm2[i] / haurwitzWm2(Math.max(sunZenithCos[i], LOWEST_COS))
        const clearness = Math.min(Math.max(index, CLEARNESS.min), CLEARNESS.max)
        spectralLossFrac[i] = 1 - pvspecFactor(Math.min(airMass, AIR_MASS_MAX), clearness, a)
      }
    }
  },
}
