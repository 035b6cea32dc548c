import { wrapTwoPi } from '../core/angles.ts'
import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { arrayAngles } from '../geometry/array-angles.ts'

/**
 * A fixed plane.
 * Source: geometry; cos(incidence) = cos z cos t + sin z sin t cos(azimuth of the sun - azimuth of
 * the plane).
 */
export function fixedPlane(array: Resolved['array']): PlaneStage<'orientation'> {
  const angles = arrayAngles(array)
  const tilt = angles.tiltRad
  const azimuth = wrapTwoPi(angles.azimuthRad)
  const tiltCos = Math.cos(tilt)
  const tiltSin = Math.sin(tilt)
  return ({ lit, sky }, { tiltRad, azimuthRad, aoiCos }) => {
    const { sunZenithCos, sunAzimuthRad } = sky
    const { rows } = lit
    for (let k = 0; k < lit.n; k++) {
      const i = rows[k]
      const zenithCos = sunZenithCos[i]
      tiltRad[i] = tilt
      azimuthRad[i] = azimuth
      aoiCos[i] = tiltCos * zenithCos + tiltSin * Math.sqrt(1 - zenithCos * zenithCos) * Math.cos(sunAzimuthRad[i] - azimuth)
    }
  }
}
