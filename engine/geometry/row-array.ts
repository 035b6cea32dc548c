import { HALF_PI } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { type AngleRange, arrayAngles } from './array-angles.ts'
import { rackingOf } from './racking.ts'
import { type TrackerAxis, trackerAxis } from './tracker-axis.ts'

/** A direction in east, north and up. */
export interface Direction {
  east: number
  north: number
  up: number
}

/**
 * Parallel rows, seen in the cross-section. The cross-section is normal to the plane that
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
  /** Along the rows; which of the two directions has no meaning. */
  along: Direction
  /** Length of a row divided by the distance between axes; infinite for endless rows. */
  lengthPerPitch: number
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
  const gcr = array.gcr * Math.cos(slopeRad)
  const normal = turned(upright, level, slopeRad)
  const right = turned(level, upright, -slopeRad)
  return {
    gcr,
    collectorWidthM: array.collector_width_m,
    shadedRowsFrac: (array.n_rows - 1) / array.n_rows,
    normal,
    right,
    along: perpendicularTo(normal, right),
    lengthPerPitch: ((array.row_length_m ?? Number.POSITIVE_INFINITY) * gcr) / array.collector_width_m,
    rotationOffsetRad: isTracker ? -slopeRad : tiltRad,
  }
}

/** A side of the modules. Where a stage does not say which, it is the front. */
export type Side = 'front' | 'rear'

/**
 * The same rows with their rear for a front. The rear of a row is the front of a row that is turned
 * over, in the section that is seen from its other end: turned by 180 deg less, towards the other side.
 * The rotation of its plane then is the negative of that of the front (`turnedRange`), and a rotation
 * beyond 180 deg faces left (`facesLeft`).
 */
export function turnedOver<Rows extends Pick<RowArray, 'right' | 'rotationOffsetRad'>>(rows: Rows): Rows {
  const { east, north, up } = rows.right
  return { ...rows, right: { east: -east, north: -north, up: -up }, rotationOffsetRad: Math.PI - rows.rotationOffsetRad }
}

/** The rotations of the planes of rows that are turned over. */
export function turnedRange({ fromRad, toRad }: AngleRange): AngleRange {
  return { fromRad: 0 - toRad, toRad: 0 - fromRad }
}

/** Whether a row faces left of the section: its upper edge is then that which is the lower one at small positive rotations. */
export function facesLeft(rotationRad: number): boolean {
  return rotationRad < 0 || rotationRad > Math.PI
}

/** Angle between a row and the plane of the axes, 0 to 180 deg, by a rotation of up to 270 deg to either side. */
export function awayFromAxes(rotationRad: number): number {
  const size = Math.abs(rotationRad)
  return size > Math.PI ? 2 * Math.PI - size : size
}

/** Turns a direction towards another one that is perpendicular to it. */
function turned(from: Direction, to: Direction, rad: number): Direction {
  const keep = Math.cos(rad)
  const take = Math.sin(rad)
  return { east: keep * from.east + take * to.east, north: keep * from.north + take * to.north, up: keep * from.up + take * to.up }
}

/** The direction perpendicular to two that are perpendicular to each other. */
function perpendicularTo(a: Direction, b: Direction): Direction {
  return { east: a.north * b.up - a.up * b.north, north: a.up * b.east - a.east * b.up, up: a.east * b.north - a.north * b.east }
}

/** Cosine of the angle between a direction and the sun, whose unit vector is given. */
export function sunCosine({ east, north, up }: Direction, eastCos: number, northCos: number, zenithCos: number): number {
  return east * eastCos + north * northCos + up * zenithCos
}
