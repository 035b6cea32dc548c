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
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const normalEast = sin * Math.sin(azimuth)
  const normalNorth = sin * Math.cos(azimuth)
  return ({ lit, sky }, { tiltRad, tiltCos, tiltSin, azimuthRad, aoiCos }) => {
    const { sunZenithCos, sunEastCos, sunNorthCos } = sky
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      tiltRad[i] = tilt
      tiltCos[i] = cos
      tiltSin[i] = sin
      azimuthRad[i] = azimuth
      aoiCos[i] = cos * sunZenithCos[i] + normalEast * sunEastCos[i] + normalNorth * sunNorthCos[i]
    }
  }
}
