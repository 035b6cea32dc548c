import { byAirMass } from './by-air-mass.ts'
import { type CellFamily, cellFamilyOf } from './cell-family.ts'
import type { SpectralOption } from './option.ts'
import { checkWater, waterColumn } from './water.ts'

/** Aerosol optical depth and water of the reference spectrum. */
const REFERENCE_AOD500 = 0.084
const REFERENCE_WATER_CM = 1.4164
/**
 * Upper end of the fit. Beyond it the rounded fourth powers diverge (amorphous silicon 1.68 at an
 * air mass of 10), so a greater air mass counts as this one.
 */
const AIR_MASS_MAX = 5

/** Coefficients of Caballero 2018, table 1. */
interface CaballeroCoefficients {
  /** Coefficients of the powers 0 to 4 of the air mass, eq. 6. */
  readonly airMass: readonly [number, number, number, number, number]
  /**
   * Coefficients of the aerosol: constant, and those of the air mass, its logarithm and its square,
   * eq. 7.
   */
  readonly aerosol: readonly [number, number, number, number]
  /** Coefficients of the water: constant, and that of the logarithm of the air mass, eq. 8. */
  readonly water: readonly [number, number]
}

export const CABALLERO_COEFFICIENTS = {
  mono_si: { airMass: [0.9706, 0.0377, -0.0123, 0.0025, -0.0002], aerosol: [0.0159, -0.0165, 0, 0], water: [-0.0016, -0.0027] },
  poly_si: { airMass: [0.9836, 0.0254, -0.0085, 0.0016, -0.0001], aerosol: [0.0094, -0.0132, 0, 0], water: [-0.0002, -0.0011] },
  cdte: { airMass: [1.0044, 0.0095, -0.0037, 0.0002, 0], aerosol: [-0.0046, 0, -0.0182, 0], water: [0.0095, 0.0068] },
  cis: { airMass: [0.9801, 0.0283, -0.0092, 0.0019, -0.0001], aerosol: [0.0117, -0.0126, 0, 0], water: [-0.0011, -0.0019] },
  a_si: { airMass: [1.106, -0.0848, 0.0302, -0.0076, 0.0006], aerosol: [-0.1283, 0.0986, 0, -0.0254], water: [0.0156, 0.0146] },
} satisfies Record<CellFamily, CaballeroCoefficients>

/**
 * Factor on the irradiance, from air mass, aerosol and precipitable water.
 * @param airMass  absolute air mass
 * @param waterCm  precipitable water
 * @param aod500   optical depth of the aerosol at 500 nm
 * Valid for: air mass 1 to 5, aerosol 0.05 to 0.6, water 0.25 to 4 cm; beyond, water and aerosol
 * are extrapolated linearly, and `caballero` limits the air mass.
 * Source: J. A. Caballero, E. F. Fernandez, M. Theristis, F. Almonacid, G. Nofuentes, Spectral
 * Corrections Based on Air Mass, Aerosol Optical Depth, and Precipitable Water for PV Performance
 * Modeling, IEEE Journal of Photovoltaics 8 (2018), 552, eq. 5 to 8, doi
 * 10.1109/JPHOTOV.2017.2787019.
 * Checked by: pvlib t09 spectral_factor_caballero, test/fixtures/optics/spectral.json
 */
export function caballeroFactor(airMass: number, waterCm: number, aod500: number, c: CaballeroCoefficients): number {
  const logAirMass = Math.log(airMass)
  const [a0, a1, a2, a3, a4] = c.airMass
  const clean = a0 + airMass * (a1 + airMass * (a2 + airMass * (a3 + airMass * a4)))
  const [d0, d1, d2, d3] = c.aerosol
  const hazy = (aod500 - REFERENCE_AOD500) * (d0 + d1 * airMass + d2 * logAirMass + d3 * airMass * airMass)
  const humid = (waterCm - REFERENCE_WATER_CM) * (c.water[0] + c.water[1] * logAirMass)
  return clean + hazy + humid
}

export const caballero: SpectralOption = {
  title: 'Caballero, by air mass, aerosol and water',
  source: 'J. A. Caballero et al., IEEE Journal of Photovoltaics 8 (2018), 552, doi 10.1109/JPHOTOV.2017.2787019',
  check(request, sink) {
    if (request.spectral.coefficients.length > 0) {
      sink.fail(
        'spectral.coefficients',
        'caballero uses the published coefficients of the technology and accepts no others: leave the list empty',
      )
    }
    checkWater(request, sink)
    if (cellFamilyOf(request.module) === null) {
      sink.fail(
        'spectral.mode',
        `caballero has no published coefficients for module.technology ${request.module.technology}: choose another mode`,
      )
    }
  },
  prepare(request, sink) {
    const { aod500 } = request.spectral
    const coefficients = CABALLERO_COEFFICIENTS[cellFamilyOf(request.module) ?? 'mono_si'] // when `check` has failed, the run stops
    const waterCm = waterColumn(request, sink)
    return byAirMass(request, sink, (airMass, row) => caballeroFactor(Math.min(airMass, AIR_MASS_MAX), waterCm[row], aod500, coefficients))
  },
}
