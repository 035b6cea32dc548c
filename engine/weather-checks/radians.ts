import { DEG_PER_RAD } from '../core/angles.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { arrayAngles } from '../geometry/array-angles.ts'

type AngleField = 'tilt_deg' | 'tilt_monthly_deg' | 'rotation_limit_deg' | 'rotation_min_deg' | 'rotation_max_deg' | 'rotation_series'
type Angles = Pick<Resolved, 'site' | 'array' | 'scene'>

/** A right angle in radians, rounded up: none in degrees is so small, but for a nearly level plane. */
const LARGEST_RAD = 1.6

/**
 * Warns of angles that look like radians. Latitude, tilt and azimuth together: within half a turn (azimuth: a turn), and
 * each with more than two decimals, as nobody writes degrees of a tilt and an azimuth. A flat roof near the equator has
 * round ones. Else the tilt of a plane and the limits of a rotation, or its series, each alone: above 0, at most a right angle, and not
 * whole. The planes of a scene come from its devices and are left alone.
 */
export function warnOfRadians(request: Angles, sink: Sink): void {
  const { site, array, scene } = request
  const { tilt_deg: tilt, azimuth_deg: azimuth, track_mode } = array
  const areAll = areAllRadians(request)
  if (areAll) sink.warn('radians', 'site.latitude', { latitude: site.latitude, tilt, azimuth })
  const warn = (name: AngleField, angle: number): void => {
    const field = `array.${name}`
    if (isRadians(angle)) sink.warn('radians', field, { angle_field: field, angle_rad: angle })
  }
  if (track_mode === 'seasonal_tilt' && array.tilt_monthly_deg !== null) warn('tilt_monthly_deg', Math.max(...array.tilt_monthly_deg))
  else if (scene === null && !areAll && track_mode !== 'single_axis' && track_mode !== 'two_axis') warn('tilt_deg', tilt)
  if (track_mode !== 'single_axis') return
  const { rotation_limit_deg: limit, rotation_min_deg: min, rotation_max_deg: max } = array
  if (array.rotation_series !== null) {
    warn('rotation_series', Number((arrayAngles(array).toRad * DEG_PER_RAD).toFixed(6)))
    return
  }
  if (min === null || max === null) warn('rotation_limit_deg', limit ?? 0)
  if (min !== null) warn('rotation_min_deg', min)
  if (max !== null) warn('rotation_max_deg', max)
}

function areAllRadians({ site, array, scene }: Angles): boolean {
  const { tilt_deg: tilt, azimuth_deg: azimuth } = array
  if (scene !== null || !(tilt > 0) || !(azimuth > 0)) return false
  const isWithin = Math.abs(site.latitude) <= Math.PI / 2 && tilt <= Math.PI / 2 && azimuth <= 2 * Math.PI
  return isWithin && [site.latitude, tilt, azimuth].every(hasManyDecimals)
}

function isRadians(angle: number): boolean {
  return angle !== 0 && Math.abs(angle) < LARGEST_RAD && !Number.isInteger(angle)
}

function hasManyDecimals(value: number): boolean {
  const hundredths = value * 100
  return Math.abs(hundredths - Math.round(hundredths)) > 1e-6
}
