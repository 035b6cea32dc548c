import { pressureColumn } from '../../core/air-columns.ts'
import { BEAM_ZENITH_COS_MIN, clearnessIndex } from './clearness.ts'
import { discAirMass, discTransmittance, EXTRA_FACTOR } from './disc-beam.ts'
import type { DecompositionOption } from './option.ts'

/**
 * Subtracts the beam of DISC from global; the rest is diffuse. Where the beam would exceed global,
 * diffuse is 0.
 */
export const disc: DecompositionOption = {
  title: 'DISC',
  source:
    'E. L. Maxwell, A quasi-physical model for converting hourly global horizontal to direct normal insolation, SERI/TR-215-3087, 1987',
  prepare(request, _table, _sun, sink) {
    const airPressurePa = pressureColumn(request, sink)
    return ({ first, n, sky }) => {
      const { ghiWm2, dhiWm2, sunElevationRad, sunZenithCos, extraNormalWm2 } = sky
      for (let i = 0; i < n; i++) {
        const ghi = ghiWm2[i]
        const zenithCos = sunZenithCos[i]
        if (zenithCos < BEAM_ZENITH_COS_MIN) {
          dhiWm2[i] = ghi
          continue
        }
        const extraWm2 = extraNormalWm2[i] * EXTRA_FACTOR
        const airMass = discAirMass(sunElevationRad[i], zenithCos, airPressurePa[first + i])
        const dni = extraWm2 * discTransmittance(clearnessIndex(ghi, zenithCos, extraWm2), airMass)
        dhiWm2[i] = Math.max(ghi - dni * zenithCos, 0)
      }
    }
  },
}
