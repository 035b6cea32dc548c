import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** Axes follow slopes of a few degrees; steeper ones are nearly always the tilt of racks. */
const LARGEST_AXIS_TILT_DEG = 5
/** From north or south; an axis further off runs east and west. */
const LARGEST_AXIS_TURN_DEG = 45
/** Rows of trackers cover 0.25 to 0.5 of the ground. */
const LARGEST_GCR = 0.65

/**
 * Warns of fields whose meaning differs on a tracker and that were probably kept from a rack. The
 * trackers of a scene are drawn, and are left alone.
 */
export function warnOfRackHabits({ array, scene }: Pick<Resolved, 'array' | 'scene'>, sink: Sink): void {
  if (scene !== null) return
  const { tilt_deg: tiltDeg, azimuth_deg: azimuthDeg, gcr } = array
  if (tiltDeg > LARGEST_AXIS_TILT_DEG) {
    sink.warn('tracker_axis_tilted', 'array.tilt_deg', { tilt: tiltDeg })
  }
  const fromMeridianDeg = Math.abs(((azimuthDeg + 90) % 180) - 90)
  if (fromMeridianDeg > LARGEST_AXIS_TURN_DEG) {
    sink.warn('tracker_axis_east_west', 'array.azimuth_deg', { azimuth: azimuthDeg })
  }
  if (array.inter_row_shading && gcr > LARGEST_GCR) {
    sink.warn('tracker_rows_dense', 'array.gcr', { gcr })
  }
}
