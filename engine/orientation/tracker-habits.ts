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
    sink.warn(
      `array.tilt_deg: on a tracker it is the tilt of the axis, and ${tiltDeg} deg gives more energy than the usual level axis. Send 0 for a level axis; the modules turn by themselves`,
    )
  }
  const fromMeridianDeg = Math.abs(((azimuthDeg + 90) % 180) - 90)
  if (fromMeridianDeg > LARGEST_AXIS_TURN_DEG) {
    sink.warn(
      `array.azimuth_deg: on a tracker it is the direction of the axis, and at ${azimuthDeg} deg the axis runs east and west. Send 180 for the usual axis from north to south`,
    )
  }
  if (array.inter_row_shading && gcr > LARGEST_GCR) {
    sink.warn(
      `array.gcr: ${gcr} is dense for trackers, whose rows cover 0.25 to 0.5 of the ground: check that it is the width of the collector over the distance of the axes`,
    )
  }
}
