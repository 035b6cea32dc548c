import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { rackAxes, trackerAxes } from './bodies.ts'

/** Rows one behind the other; racks face south, trackers have axes to the south and stand east of each other. */
export interface Rows {
  count: number
  length: number
  width: number
  pitch: number
  strips?: number
  cellFrac?: number
}

export function racksInRows({ count, length, width, pitch, tiltDeg, strips = 1, cellFrac = 1 }: Rows & { tiltDeg: number }): ShadeTarget[] {
  const axes = rackAxes(tiltDeg, 180, 0)
  const rest = { ...axes, halfLength: length / 2, halfWidth: width / 2, strips, cellFrac, turns: false }
  return Array.from({ length: count }, (_, row) => ({ ...rest, centre: [0, row * pitch, 2] as const }))
}

export function trackersInRows({ count, length, width, pitch, strips = 1, cellFrac = 1 }: Rows): ShadeTarget[] {
  const rest = { ...trackerAxes(0, 180), halfLength: length / 2, halfWidth: width / 2, strips, cellFrac, turns: true }
  return Array.from({ length: count }, (_, row) => ({ ...rest, centre: [row * pitch, 0, 2] as const }))
}
