import { HALF_PI, RAD_PER_DEG } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import { rackingOf } from './racking.ts'

/** Default limit of the rotation to either side, deg. */
const ROTATION_LIMIT_DEFAULT_DEG = 60

/**
 * Range of angles for which a model is prepared, rad. Both ends are equal for a plane that does not
 * turn.
 */
export interface AngleRange {
  fromRad: number
  toRad: number
}

/**
 * The angles of the array section in radians. The range contains the rotations that the request
 * allows, 0 to 0 for fixed planes.
 */
export interface ArrayAngles extends AngleRange {
  /** Tilt of the plane, or of the axis of a tracker. */
  tiltRad: number
  azimuthRad: number
  /** 0 for fixed planes. */
  crossAxisSlopeRad: number
  /** Rotation in strong wind. */
  stowRad: number
}

/**
 * Converts the degrees of the array section to radians; no other code does. A pair of rotation
 * limits takes precedence over the symmetric one, and rotations of their own over all limits: what is
 * tabulated by rotation reaches them.
 */
export function arrayAngles(array: Resolved['array']): ArrayAngles {
  if (array.track_mode === 'seasonal_tilt') return seasonalAngles(array)
  const { isTracker } = rackingOf(array)
  const { fromDeg, toDeg } = isTracker ? rotationsOf(array) : STILL
  return {
    tiltRad: array.tilt_deg * RAD_PER_DEG,
    azimuthRad: array.azimuth_deg * RAD_PER_DEG,
    crossAxisSlopeRad: isTracker ? array.cross_axis_slope_deg * RAD_PER_DEG : 0,
    fromRad: fromDeg * RAD_PER_DEG,
    toRad: toDeg * RAD_PER_DEG,
    stowRad: array.wind_stow_angle_deg * RAD_PER_DEG,
  }
}

const STILL = { fromDeg: 0, toDeg: 0 }

function rotationsOf(array: Resolved['array']): typeof STILL {
  const { rotation_series: given, rotation_limit_deg: limit, rotation_min_deg: min, rotation_max_deg: max } = array
  const limitDeg = given == null ? (limit ?? ROTATION_LIMIT_DEFAULT_DEG) : largestDeg(given)
  return given == null ? { fromDeg: min ?? -limitDeg, toDeg: max ?? limitDeg } : { fromDeg: -limitDeg, toDeg: limitDeg }
}

const largest = new WeakMap<readonly number[], number>()

/** The largest rotation of a series to either side. Every stage asks for it, so it is known after the first. */
function largestDeg(series: readonly number[]): number {
  let most = largest.get(series)
  if (most === undefined) {
    most = series.reduce((soFar, deg) => Math.max(soFar, Math.abs(deg)), 0)
    largest.set(series, most)
  }
  return most
}

/** Tilt of each month, January first; the one tilt of the section where no months are stated. */
export function monthlyTiltsDeg({ tilt_monthly_deg, tilt_deg }: Resolved['array']): readonly number[] {
  return tilt_monthly_deg ?? new Array<number>(12).fill(tilt_deg)
}

/** A rack that is tilted by hand turns about a level axis to the left of the azimuth it faces. */
function seasonalAngles(array: Resolved['array']): ArrayAngles {
  const tiltsRad = monthlyTiltsDeg(array).map((deg) => deg * RAD_PER_DEG)
  return {
    tiltRad: 0,
    azimuthRad: array.azimuth_deg * RAD_PER_DEG - HALF_PI,
    crossAxisSlopeRad: 0,
    fromRad: Math.min(...tiltsRad),
    toRad: Math.max(...tiltsRad),
    stowRad: 0,
  }
}
