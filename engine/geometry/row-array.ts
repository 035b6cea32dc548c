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
 * Rows that repeat without end, seen in the section across them. The section stands on the plane that holds the rows' axes, so that a slope across the rows turns
 * the section and all formulas are those of level rows: `normal` is its vertical and `right` its horizontal, the side that a row with a positive rotation faces.
 */
export interface RowArray {
  /** Collector width over the distance of the axes along the slope. */
  gcr: number
  collectorWidthM: number
  /** Share of the rows with a row in front of them: (n - 1) / n. */
  shadedRowsFrac: number
  normal: Direction
  right: Direction
  /** Rotation of a row within the section is the plane's rotation plus this: the tilt of a fixed row, minus the slope for a tracker. */
  rotationOffsetRad: number
}

/**
 * Rows of the array section. A fixed row is a tracker at rest: its axis lies 90 deg counterclockwise from the azimuth that it faces.
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626, section 3 (axes and cross-axis slope).
 */
export function rowArray(array: Resolved['array']): RowArray {
  const { isTracker } = rackingOf(array)
  const { tiltRad, azimuthRad, crossAxisSlopeRad: slopeRad } = arrayAngles(array)
  const axis: TrackerAxis = isTracker ? trackerAxis(array) : { azimuthRad: azimuthRad - HALF_PI, tiltSin: 0, tiltCos: 1 }
  const sinAzimuth = Math.sin(axis.azimuthRad)
  const cosAzimuth = Math.cos(axis.azimuthRad)
  const level: Direction = { east: cosAzimuth, north: -sinAzimuth, up: 0 } // to the right of the axis
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

/** A direction turned towards another at right angles to it. */
function turned(from: Direction, to: Direction, rad: number): Direction {
  const keep = Math.cos(rad)
  const take = Math.sin(rad)
  return { east: keep * from.east + take * to.east, north: keep * from.north + take * to.north, up: keep * from.up + take * to.up }
}

/** Cosine between a direction and the sun. */
export function sunCosine({ east, north, up }: Direction, zenithCos: number, azimuthRad: number): number {
  if (east === 0 && north === 0) return up * zenithCos
  const zenithSin = Math.sqrt(Math.max(0, 1 - zenithCos * zenithCos))
  return up * zenithCos + zenithSin * (east * Math.sin(azimuthRad) + north * Math.cos(azimuthRad))
}
