import { wrapTwoPi } from '../core/angles.ts'
import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { arrayAngles } from '../geometry/array-angles.ts'

/**
 * A fixed plane.
 * Source: geometry; cos(incidence) = cos z cos t + sin z sin t cos(azimuth of the sun - azimuth of
 * the plane), as the product of the sun's unit vector and the plane's normal.
 */
export function fixedPlane(array: Resolved['array']): PlaneStage<'orientation'> {
  const angles = arrayAngles(array)
  const tilt = angles.tiltRad
  const azimuth = wrapTwoPi(angles.azimuthRad)
  const tiltCos = Math.cos(tilt)
  const normalEast = Math.sin(tilt) * Math.sin(azimuth)
  const normalNorth = Math.sin(tilt) * Math.cos(azimuth)
  return ({ lit, sky }, { tiltRad, azimuthRad, aoiCos }) => {
    const { sunZenithCos, sunEastCos, sunNorthCos } = sky
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      tiltRad[i] = tilt
      azimuthRad[i] = azimuth
      aoiCos[i] = tiltCos * sunZenithCos[i] + normalEast * sunEastCos[i] + normalNorth * sunNorthCos[i]
    }
  }
}
