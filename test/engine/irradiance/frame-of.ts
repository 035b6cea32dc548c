import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { type Frame, makeFrame } from '../../../engine/core/frame.ts'

export interface SkyInputs {
  /** Refracted zenith, deg. */
  zenith: ArrayLike<number>
  extra: ArrayLike<number>
  ghi?: ArrayLike<number>
  dhi?: ArrayLike<number>
  dni?: ArrayLike<number>
}

/** A block with the given sun and horizontal columns; all rows are lit. */
export function frameOf({ zenith, extra, ghi, dhi, dni }: SkyInputs): Frame {
  const n = zenith.length
  const frame = makeFrame(n, 60)
  const { sky, lit } = frame
  frame.n = n
  lit.n = n
  for (let i = 0; i < n; i++) {
    lit.rows[i] = i
    sky.sunElevationRad[i] = (90 - zenith[i]) * RAD_PER_DEG
    sky.sunZenithCos[i] = Math.cos(zenith[i] * RAD_PER_DEG)
    sky.isUp[i] = zenith[i] < 90 ? 1 : 0
  }
  sky.extraNormalWm2.set(extra)
  if (ghi) sky.ghiWm2.set(ghi)
  if (dhi) sky.dhiWm2.set(dhi)
  if (dni) sky.dniWm2.set(dni)
  return frame
}
