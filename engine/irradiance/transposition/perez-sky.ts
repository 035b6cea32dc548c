import { RAD_PER_DEG } from '../../core/angles.ts'
import type { SkyDiffuse } from './option.ts'

/** Lower limit of the cosine of the zenith in the circumsolar ratio: 85 deg of zenith. */
const ZENITH_COS_MIN = Math.cos(85 * RAD_PER_DEG)

/**
 * Sky with a circumsolar disc, a horizon band and an isotropic rest, as bright as `perezBrightness`
 * found them.
 * The horizon band may be negative. Where it exceeds the isotropic part, the excess is subtracted
 * from the circumsolar part; if that is not enough, both are 0 (pvlib limits the total to 0).
 * Source: R. Perez et al., Solar Energy 44 (1990), 271, doi 10.1016/0038-092X(90)90055-H, eq. 9.
 * Checked by: vectors t04, under each of its two sets of coefficients
 */
export const perezSky: SkyDiffuse = ({ lit, sky }, plane, circumsolarWm2) => {
  const { dhiWm2, sunZenithCos, isUp, discFrac, bandFrac } = sky
  const { tiltCos, tiltSin, aoiCos, skyWm2 } = plane
  const { rows } = lit
  for (let k = 0; k < lit.n; k++) {
    const i = rows[k]
    const skyView = (1 + tiltCos[i]) / 2
    const dhi = dhiWm2[i]
    if (isUp[i] === 0) {
      circumsolarWm2[i] = 0
      skyWm2[i] = dhi * skyView
      continue
    }
    const disc = discFrac[i]
    const circumsolar = (dhi * disc * Math.max(aoiCos[i], 0)) / Math.max(sunZenithCos[i], ZENITH_COS_MIN) // eq. 9
    const rest = dhi * ((1 - disc) * skyView + bandFrac[i] * tiltSin[i])
    skyWm2[i] = Math.max(rest, 0)
    circumsolarWm2[i] = rest < 0 ? Math.max(circumsolar + rest, 0) : circumsolar
  }
}
