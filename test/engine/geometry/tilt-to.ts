import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { PlaneColumns } from '../../../engine/core/frame.ts'

/** Tilts the planes of the first rows, as the orientation does. */
export function tiltTo({ tiltRad, tiltCos, tiltSin }: PlaneColumns, tiltsDeg: ArrayLike<number>): void {
  for (let row = 0; row < tiltsDeg.length; row++) {
    tiltRad[row] = tiltsDeg[row] * RAD_PER_DEG
    tiltCos[row] = Math.cos(tiltRad[row])
    tiltSin[row] = Math.sin(tiltRad[row])
  }
}
