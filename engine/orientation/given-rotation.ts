import { RAD_PER_DEG } from '../core/angles.ts'
import { type PlaneStage, TRACKER_STATES } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { requireRows } from '../core/rows-of-weather.ts'
import type { Sink } from '../core/sink.ts'
import { trackedPlane } from './tracked-plane.ts'

const TRACKING = TRACKER_STATES.indexOf('tracking')

/** Single-axis trackers whose rotation was measured or comes from another program. */
export function givenRotation(array: Resolved['array'], seriesDeg: readonly number[]): PlaneStage<'orientation'> {
  return trackedPlane(
    array,
    ({ first, lit: { rows, n } }, _sun, { rotationRad, trackerState }) => {
      for (let k = 0; k < n; k++) {
        const i = rows[k]
        rotationRad[i] = seriesDeg[first + i] * RAD_PER_DEG
        trackerState[i] = TRACKING
      }
    },
    false,
  )
}

/** Fails: `array.rotation_series` of plants without single-axis trackers, of scenes, and of another length. */
export function checkGivenRotation({ array, scene, weather }: Resolved, seriesDeg: readonly number[], sink: Sink): void {
  if (array.track_mode !== 'single_axis' || scene !== null) {
    const of = scene === null ? `track_mode ${array.track_mode}` : 'the trackers of a scene'
    sink.fail('array.rotation_series', `A series of rotations turns single-axis trackers without a scene, not ${of}: leave it out`)
  }
  requireRows('array.rotation_series', 'rotation', seriesDeg, weather, sink)
}
