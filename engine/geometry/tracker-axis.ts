import { HALF_PI, safeAcos, wrapTwoPi } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { arrayAngles } from './array-angles.ts'

/** Axis that planes turn about. */
export interface TrackerAxis {
  /** Clockwise from north. */
  azimuthRad: number
  /**
   * Sine of the tilt from horizontal. When it is positive, the end to which the azimuth points is
   * the lower one.
   */
  tiltSin: number
  tiltCos: number
}

/** Tilt from horizontal and azimuth that a plane faces. */
export interface PlaneOrientation {
  tiltRad: number
  azimuthRad: number
}

/** The orientation of the rear of a plane. */
export function rearOrientation({ tiltRad, azimuthRad }: PlaneOrientation): PlaneOrientation {
  return { tiltRad: Math.PI - tiltRad, azimuthRad: wrapTwoPi(azimuthRad + Math.PI) }
}

export function trackerAxis(array: Resolved['array']): TrackerAxis {
  const { tiltRad, azimuthRad } = arrayAngles(array)
  return { azimuthRad, tiltSin: Math.sin(tiltRad), tiltCos: Math.cos(tiltRad) }
}

/**
 * Tilt from horizontal of the plane at a rotation.
 * @param rotationRad  right-handed about the axis direction: positive turns an axis at 180 deg to
 *   the west
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626, doi 10.2172/1660126, section 3. Checked
 * by: pvlib t06 calc_surface_orientation
 */
export function planeTiltRad({ tiltSin, tiltCos }: TrackerAxis, rotationRad: number): number {
  return tiltSin === 0 ? Math.abs(rotationRad) : safeAcos(Math.cos(rotationRad) * tiltCos)
}

/**
 * Azimuth that the plane at a rotation faces, 0 to 2 pi; a level plane is considered to face left
 * of the axis, as in pvlib. Source and check as for the tilt.
 */
export function planeAzimuthRad({ azimuthRad, tiltSin }: TrackerAxis, rotationRad: number): number {
  if (tiltSin === 0) return wrapTwoPi(azimuthRad + (rotationRad > 0 ? HALF_PI : -HALF_PI))
  return wrapTwoPi(azimuthRad + Math.atan2(Math.sin(rotationRad), Math.cos(rotationRad) * tiltSin))
}
