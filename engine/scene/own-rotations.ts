import type { OrientationBin } from './bins.ts'

/**
 * The mean rotation of the trackers of a bin by modules, about the axis of the bin.
 * @param acrossCos, uprightCos  cosines between the sun and the level direction to the right of the
 *   axis, and between the sun and its vertical
 * @param east, north, up  unit vector towards the sun
 */
export type MeanRotation = (acrossCos: number, uprightCos: number, east: number, north: number, up: number) => number

/** Rotations of trackers that turn back from their own neighbours. */
export interface OwnRotations {
  /**
   * Rotation of every tracker, each about its own axis.
   * @param east, north, up  unit vector towards the sun
   * @param out  rad, by position in the layout; not written for devices that do not turn
   */
  turn(east: number, north: number, up: number, out: Float64Array): void
  /** Rotation of one tracker. @param at  its position in the layout */
  rotation(at: number, east: number, north: number, up: number): number
  meanOf(bin: OrientationBin): MeanRotation
}
