import type { Device, Vector } from '@pvyield/engine/quick'
import { turned } from './table-frame.ts'

/** A ray from the eye. */
export interface Ray {
  readonly from: Vector
  readonly to: Vector
}

/** Position of the first table that a ray meets; null for none. */
export function pickTable(devices: readonly Device[], rotationRad: ArrayLike<number>, { from, to }: Ray): number | null {
  let nearest = Number.POSITIVE_INFINITY
  let found: number | null = null
  devices.forEach((device, i) => {
    const { across, normal } = turned(device, rotationRad[i] ?? 0)
    const toCentre: Vector = [device.centre[0] - from[0], device.centre[1] - from[1], device.centre[2] - from[2]]
    const way = dot(toCentre, normal) / dot(to, normal)
    if (!(way > 0 && way < nearest)) return
    const fromCentre: Vector = [way * to[0] - toCentre[0], way * to[1] - toCentre[1], way * to[2] - toCentre[2]]
    if (Math.abs(dot(fromCentre, device.along)) > device.halfLength || Math.abs(dot(fromCentre, across)) > device.halfWidth) return
    nearest = way
    found = i
  })
  return found
}

/** Where a ray meets a level; null where it runs away from it. */
export function pointAtHeight({ from, to }: Ray, height: number): Vector | null {
  const way = (height - from[2]) / to[2]
  return way > 0 && Number.isFinite(way) ? [from[0] + way * to[0], from[1] + way * to[1], height] : null
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
