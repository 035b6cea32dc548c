import type { Frame, PlaneColumns } from '../../core/frame.ts'
import { anisotropyFrac } from '../../core/low-sun.ts'
import type { TranspositionOption } from './option.ts'

/**
 * The sky of Hay and Davies, but its isotropic part is brighter towards the horizon. The effect
 * grows with the beam fraction of the global irradiance.
 * Valid for: from 2 deg of elevation; below, nothing is circumsolar.
 * Source: D. T. Reindl, W. A. Beckman, J. A. Duffie, Solar Energy 45 (1990), 9, doi
 * 10.1016/0038-092X(90)90061-G; P. G. Loutzenhiser et al., Solar Energy 81 (2007), 254, doi
 * 10.1016/j.solener.2006.03.009, eq. 8.
 * Checked by: vectors t04 (from 2 deg of elevation),
 * test/fixtures/irradiance/transposition-points.json
 */
function skyDiffuse({ lit, sky }: Frame<'transposition'>, plane: PlaneColumns<'transposition'>, circumsolarWm2: Float64Array): void {
  const { ghiWm2, dhiWm2, dniWm2, extraNormalWm2, sunZenithCos, sunElevationRad } = sky
  const { tiltRad, aoiCos, skyWm2 } = plane
  const { rows } = lit
  let tilt = Number.NaN
  let skyView = 0
  let halfTiltSin3 = 0
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    if (tiltRad[i] !== tilt) {
      tilt = tiltRad[i]
      skyView = (1 + Math.cos(tilt)) / 2
      halfTiltSin3 = Math.sin(tilt / 2) ** 3
    }
    const anisotropy = anisotropyFrac(sunElevationRad[i], dniWm2[i], extraNormalWm2[i]) // A
    const beamFrac = (dniWm2[i] * Math.max(sunZenithCos[i], 0)) / ghiWm2[i]
    circumsolarWm2[i] = anisotropy === 0 ? 0 : (dhiWm2[i] * anisotropy * Math.max(aoiCos[i], 0)) / sunZenithCos[i]
    skyWm2[i] = dhiWm2[i] * (1 - anisotropy) * skyView * (1 + Math.sqrt(beamFrac) * halfTiltSin3)
  }
}

export const reindl: TranspositionOption = {
  title: 'Reindl',
  source: 'D. T. Reindl, W. A. Beckman, J. A. Duffie, Solar Energy 45 (1990), 9-17, doi 10.1016/0038-092X(90)90061-G',
  hasCircumsolar: true,
  skyDiffuse,
}
