import type { Layout, Occluder, Vector } from '@pvyield/engine/quick'
import { cornersOf } from './table-frame.ts'

/** What encloses a scene. */
export interface Bounds {
  readonly middle: Vector
  /** Of a sphere about the middle that contains all corners. */
  readonly radius: number
  /** Height of the lowest corner. */
  readonly ground: number
  readonly low: Vector
  readonly high: Vector
}

export function boundsOf({ devices }: Layout, occluders: readonly Occluder[]): Bounds {
  const low: [number, number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const high: [number, number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  const take = (point: ArrayLike<number>, at = 0) => {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], point[at + axis] as number)
      high[axis] = Math.max(high[axis], point[at + axis] as number)
    }
  }
  for (const device of devices) for (const corner of cornersOf(device, 0)) take(corner)
  for (const { points } of occluders) for (let at = 0; at < points.length; at += 3) take(points, at)
  if (!Number.isFinite(low[0])) return { middle: [0, 0, 0], radius: 1, ground: 0, low: [0, 0, 0], high: [0, 0, 0] }
  const middle: Vector = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
  const radius = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]) / 2
  return { middle, radius: Math.max(radius, 1e-6), ground: low[2], low, high }
}

/** Side of the squares of the grid: 1, 2 or 5 times a power of ten, about a tenth of the scene. */
export function gridStep({ radius }: Bounds): number {
  const wanted = radius / 6
  const power = 10 ** Math.floor(Math.log10(wanted))
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10)
}

/** Ends of the lines of a level grid under a scene. */
export function gridOf(bounds: Bounds): Vector[] {
  const { middle, radius, ground } = bounds
  const step = gridStep(bounds)
  const half = Math.ceil((1.15 * radius) / step)
  const ends: Vector[] = []
  for (let k = -half; k <= half; k++) {
    const [x, y, reach] = [middle[0] + k * step, middle[1] + k * step, half * step]
    ends.push(
      [x, middle[1] - reach, ground],
      [x, middle[1] + reach, ground],
      [middle[0] - reach, y, ground],
      [middle[0] + reach, y, ground],
    )
  }
  return ends
}
