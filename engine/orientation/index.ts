import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { TRACK_MODES } from './track-mode/index.ts'

/** Rotation, tracker state, tilt, azimuth and cosine of incidence of every lit row. Fails: `array.rotation_*`, `array.wind_stow_angle_deg`. */
export function prepareOrientation(request: Resolved, sink: Sink): PlaneStage {
  const option = TRACK_MODES[request.array.track_mode]
  option.check?.(request, sink)
  return option.prepare(request.array)
}
