import { RAD_PER_DEG } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { rackingOf } from './racking.ts'

/** Limit of the rotation to either side when the request names none, deg. */
const ROTATION_LIMIT_DEFAULT_DEG = 60

/** Range of angles that a model is prepared for, rad; both ends are equal for a plane that does not turn. */
export interface AngleRange {
  fromRad: number
  toRad: number
}

/** The angles of the array section in radians. As a range: the rotations that the request allows, 0 to 0 for planes that stand still. */
export interface ArrayAngles extends AngleRange {
  /** Of the plane, or of the axis of a tracker. */
  tiltRad: number
  azimuthRad: number
  /** 0 for planes that stand still. */
  crossAxisSlopeRad: number
  /** Rotation in strong wind. */
  stowRad: number
}

/** The one place where the degrees of the array section become radians. A pair of rotation limits takes precedence over the symmetric one. */
export function arrayAngles(array: Resolved['array']): ArrayAngles {
  const { isTracker } = rackingOf(array)
  const limitDeg = array.rotation_limit_deg ?? ROTATION_LIMIT_DEFAULT_DEG
  return {
    tiltRad: array.tilt_deg * RAD_PER_DEG,
    azimuthRad: array.azimuth_deg * RAD_PER_DEG,
    crossAxisSlopeRad: isTracker ? array.cross_axis_slope_deg * RAD_PER_DEG : 0,
    fromRad: isTracker ? (array.rotation_min_deg ?? -limitDeg) * RAD_PER_DEG : 0,
    toRad: isTracker ? (array.rotation_max_deg ?? limitDeg) * RAD_PER_DEG : 0,
    stowRad: array.wind_stow_angle_deg * RAD_PER_DEG,
  }
}
