import type { Frame, PlaneColumns } from '../../core/frame.ts'
import type { TranspositionOption } from './option.ts'

/**
 * The whole sky is equally bright; nothing is circumsolar.
 * Source: H. C. Hottel, B. B. Woertz, Transactions of the ASME 64 (1942), 91; B. Y. H. Liu, R. C.
 * Jordan, Solar Energy 4 (1960), 1, doi 10.1016/0038-092X(60)90062-1.
 * Checked by: vectors t04, test/fixtures/irradiance/transposition-points.json
 */
function skyDiffuse({ lit, sky }: Frame<'transposition'>, plane: PlaneColumns<'transposition'>, circumsolarWm2: Float64Array): void {
  const { dhiWm2 } = sky
  const { tiltCos, skyWm2 } = plane
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    circumsolarWm2[i] = 0
    skyWm2[i] = dhiWm2[i] * ((1 + tiltCos[i]) / 2)
  }
}

export const isotropic: TranspositionOption = {
  title: 'Isotropic',
  source: 'B. Y. H. Liu, R. C. Jordan, Solar Energy 4 (1960), 1-19, doi 10.1016/0038-092X(60)90062-1',
  hasCircumsolar: false,
  skyDiffuse,
}
