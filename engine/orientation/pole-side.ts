import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

const SMALLEST_LATITUDE_DEG = 25
/** Flatter planes face the pole for their density, at little cost. */
const SMALLEST_TILT_DEG = 10
const SIDE_DEG = 45

/**
 * Warns of a fixed plane that faces the pole, which is mostly an azimuth counted from the south. The
 * planes of a scene are drawn, and are left alone.
 */
export function warnOfPoleSide({ site, array, scene }: Pick<Resolved, 'site' | 'array' | 'scene'>, sink: Sink): void {
  if (scene !== null || Math.abs(site.latitude) <= SMALLEST_LATITUDE_DEG || array.tilt_deg <= SMALLEST_TILT_DEG) return
  const isNorth = site.latitude > 0
  const fromNorthDeg = Math.abs(((array.azimuth_deg + 180) % 360) - 180)
  if ((isNorth ? fromNorthDeg : 180 - fromNorthDeg) > SIDE_DEG) return
  sink.warn('azimuth_to_pole', 'array.azimuth_deg', { azimuth: array.azimuth_deg, pole: isNorth ? 'north' : 'south' })
}
