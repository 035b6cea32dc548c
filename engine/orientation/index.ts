import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { TRACK_MODES } from './track-mode/index.ts'

/**
 * The request of each face of the plant, all of equal size. It is the request itself when all
 * modules face one way.
 * Fails: `array.strings_per_inverter`, `array.tilt_deg` of a ridge.
 */
export function facesOf(request: Resolved, sink: Sink): readonly Resolved[] {
  return TRACK_MODES[request.array.track_mode].faces?.(request, sink) ?? [request]
}

/**
 * Rotation, tracker state, tilt, azimuth and cosine of incidence of every lit row.
 * Fails: `array.rotation_*`, `array.wind_stow_angle_deg`.
 */
export function prepareOrientation(request: Resolved, sink: Sink): PlaneStage<'orientation'> {
  const option = TRACK_MODES[request.array.track_mode]
  option.check?.(request, sink)
  return option.prepare(request.array)
}
