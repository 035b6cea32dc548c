import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'
import { trackerAxis } from '../geometry/tracker-axis.ts'
import { TRACK_MODES } from './track-mode/index.ts'
import { TRACKINGS, trackingOf } from './tracking/index.ts'
import type { TrackingOption } from './tracking/option.ts'

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

/**
 * The rotation of trackers by the direction of the sun (east, north, up) away from strong wind; null
 * for planes that do not follow the sun, and for a tracking that depends on the weather.
 */
export function rotationLaw({ array }: Resolved): ((east: number, north: number, up: number) => number) | null {
  const option: TrackingOption = TRACKINGS[trackingOf(array)]
  const rotationBySun = rackingOf(array).followsSun ? option.bySun?.(array) : undefined
  if (rotationBySun === undefined) return null
  const { azimuthRad, tiltSin, tiltCos } = trackerAxis(array)
  const axisSin = Math.sin(azimuthRad)
  const axisCos = Math.cos(azimuthRad)
  return (east, north, up) => rotationBySun(east * axisCos - north * axisSin, up * tiltCos + (north * axisCos + east * axisSin) * tiltSin)
}
