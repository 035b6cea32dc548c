import type { Frame, PlaneColumns } from '../../core/frame.ts'
import { anisotropyFrac } from '../../core/low-sun.ts'
import type { TranspositionOption } from './option.ts'

/**
 * The fraction A of the diffuse, the transmittance of the atmosphere for beam, comes from around
 * the sun; the rest comes evenly from the whole sky.
 * Source: J. E. Hay, J. A. Davies, Proc. First Canadian Solar Radiation Data Workshop (1980), 59;
 * P. G. Loutzenhiser et al., Solar Energy 81 (2007), 254, eq. 7.
 * Checked by: vectors t04 (from 2 deg of elevation),
 * test/fixtures/irradiance/transposition-points.json
 */
function skyDiffuse({ lit, sky }: Frame<'transposition'>, plane: PlaneColumns<'transposition'>, circumsolarWm2: Float64Array): void {
  const { dhiWm2, dniWm2, extraNormalWm2, sunZenithCos, sunElevationRad } = sky
  const { tiltCos, aoiCos, skyWm2 } = plane
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    const anisotropy = anisotropyFrac(sunElevationRad[i], dniWm2[i], extraNormalWm2[i]) // A
    circumsolarWm2[i] = anisotropy === 0 ? 0 : (dhiWm2[i] * anisotropy * Math.max(aoiCos[i], 0)) / sunZenithCos[i]
    skyWm2[i] = dhiWm2[i] * (1 - anisotropy) * ((1 + tiltCos[i]) / 2)
  }
}

export const hayDavies: TranspositionOption = {
  title: 'Hay and Davies',
  source: 'J. E. Hay, J. A. Davies, Calculation of the solar radiation incident on an inclined surface, 1980',
  hasCircumsolar: true,
  skyDiffuse,
}
