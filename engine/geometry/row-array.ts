import { HALF_PI } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { arrayAngles } from './array-angles.ts'
import { rackingOf } from './racking.ts'
import { type TrackerAxis, trackerAxis } from './tracker-axis.ts'

/** A direction in east, north and up. */
export interface Direction {
  east: number
  north: number
  up: number
}

/**
 * Infinitely many rows, seen in the cross-section. The cross-section is normal to the plane that
 * contains the rows' axes, so that a slope across the rows turns the cross-section and all formulas
 * are those of level rows. `normal` is its vertical; `right` is its horizontal, the side that a row
 * with positive rotation faces.
 */
export interface RowArray {
  /** Collector width divided by the distance between axes along the slope. */
  gcr: number
  collectorWidthM: number
  /** Share of the rows with a row in front of them: (n - 1) / n. */
  shadedRowsFrac: number
  normal: Direction
  right: Direction
  /**
   * Rotation of a row within the cross-section minus the plane's rotation: the tilt of a fixed row,
   * or the negative slope for a tracker.
   */
  rotationOffsetRad: number
}

/**
 * Rows of the array section. A fixed row is a tracker at rest: its axis lies 90 deg
 * counterclockwise from the azimuth that it faces.
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626, section 3 (axes and cross-axis slope).
 */
export function rowArray(array: Resolved['array']): RowArray {
  const { isTracker } = rackingOf(array)
  const { tiltRad, azimuthRad, crossAxisSlopeRad: slopeRad } = arrayAngles(array)
  const axis: TrackerAxis = isTracker ? trackerAxis(array) : { azimuthRad: azimuthRad - HALF_PI, tiltSin: 0, tiltCos: 1 }
  const sinAzimuth = Math.sin(axis.azimuthRad)
  const cosAzimuth = Math.cos(axis.azimuthRad)
  // to the right of the axis
  const level: Direction = { east: cosAzimuth, north: -sinAzimuth, up: 0 }
  const upright: Direction = { east: sinAzimuth * axis.tiltSin, north: cosAzimuth * axis.tiltSin, up: axis.tiltCos }
  return {
    gcr: array.gcr * Math.cos(slopeRad),
    collectorWidthM: array.collector_width_m,
    shadedRowsFrac: (array.n_rows - 1) / array.n_rows,
    normal: turned(upright, level, slopeRad),
    right: turned(level, upright, -slopeRad),
    rotationOffsetRad: isTracker ? -slopeRad : tiltRad,
  }
}

/** Turns a direction towards another one that is perpendicular to it. */
function turned(from: Direction, to: Direction, rad: number): Direction {
  const keep = Math.cos(rad)
  const take = Math.sin(rad)
  return { east: keep * from.east + take * to.east, north: keep * from.north + take * to.north, up: keep * from.up + take * to.up }
}

/** Cosine of the angle between a direction and the sun, whose unit vector is given. */
export function sunCosine({ east, north, up }: Direction, eastCos: number, northCos: number, zenithCos: number): number {
  return east * eastCos + north * northCos + up * zenithCos
}
