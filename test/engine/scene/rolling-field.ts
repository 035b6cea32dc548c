import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import type { RotationLaw } from '../../../engine/scene/shade/shading-table.ts'
import type { ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { rackAxes, trackerAxes } from './bodies.ts'

/** A field on rolling ground; lengths in m. */
export interface Field {
  rows: number
  columns: number
  pitch: number
  length: number
  width: number
  /** Height of the waves of the ground. */
  waves: number
}

const ground = (east: number, north: number, waves: number): number =>
  waves * (Math.sin(east / 61) * Math.cos(north / 83) + 0.3 * Math.sin(east / 17 + north / 29))

/** Trackers with axes to the south that follow the ground along their length. */
export function rollingTrackers({ rows, columns, pitch, length, width, waves }: Field): ShadeTarget[] {
  return inField(rows, columns, pitch, length + 1, (east, north) => {
    const rise = ground(east, north + length / 2, waves) - ground(east, north - length / 2, waves)
    const axisTiltDeg = Math.atan(rise / length) / RAD_PER_DEG
    const centre = [east, north, 1.6 + ground(east, north, waves)] as const
    return { ...trackerAxes(axisTiltDeg, 180), centre, halfLength: length / 2, halfWidth: width / 2, strips: 2, cellFrac: 0.2, turns: true }
  })
}

/** Racks that face south, each level along its row. */
export function rollingRacks({ rows, columns, pitch, length, width, waves }: Field, tiltDeg: number): ShadeTarget[] {
  return inField(rows, columns, length + 0.5, pitch, (east, north) => {
    const centre = [east, north, 1.6 + ground(east, north, waves)] as const
    return { ...rackAxes(tiltDeg, 180, 0), centre, halfLength: length / 2, halfWidth: width / 2, strips: 2, cellFrac: 0.2, turns: false }
  })
}

function inField(
  rows: number,
  columns: number,
  stepEast: number,
  stepNorth: number,
  at: (east: number, north: number) => ShadeTarget,
): ShadeTarget[] {
  return Array.from({ length: rows * columns }, (_, k) => at((k % columns) * stepEast, Math.floor(k / columns) * stepNorth))
}

/** One rotation for all level axes to the south: the true one within a limit, turned back from shade. */
export function backtracking(gcr: number, limitDeg: number): RotationLaw {
  return (east, _north, up, out) => {
    const trueRad = Math.atan2(-east, up)
    const gap = Math.abs(Math.cos(trueRad)) / gcr
    const back = gap < 1 ? Math.sign(trueRad) * Math.acos(gap) : 0
    const limit = limitDeg * RAD_PER_DEG
    out.fill(Math.min(limit, Math.max(-limit, trueRad - back)))
  }
}

/** As `backtracking`, without turning back. */
export function trueTracking(limitDeg: number): RotationLaw {
  return (east, _north, up, out) => {
    const limit = limitDeg * RAD_PER_DEG
    out.fill(Math.min(limit, Math.max(-limit, Math.atan2(-east, up))))
  }
}
