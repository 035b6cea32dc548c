import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { withOthers } from '../core/watched.ts'
import { arrayAngles } from '../geometry/array-angles.ts'
import { rackingOf } from '../geometry/racking.ts'
import { trackerAxis } from '../geometry/tracker-axis.ts'
import type { OwnRotations } from '../scene/own-rotations.ts'
import type { ScenePlant } from '../scene/scene-plant.ts'
import { groundCode } from '../scene/terrain/load-ground.ts'
import { checkGivenRotation, givenRotation } from './given-rotation.ts'
import { TRACK_MODES } from './track-mode/index.ts'
import type { TrackModeOption } from './track-mode/option.ts'
import { readNeighbours, TRACKINGS, trackingOf } from './tracking/index.ts'
import type { RotationBySun, TrackingOption } from './tracking/option.ts'

export { readNeighbours } from './tracking/index.ts'
export type { RotationBySun } from './tracking/option.ts'

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
 * @param ofBin  mean rotation of the trackers of a bin that read their neighbours; else null
 * Fails: `array.rotation_*`, `array.wind_stow_angle_deg`, `array.tracking`.
 */
export function prepareOrientation(request: Resolved, sink: Sink, ofBin: RotationBySun | null = null): PlaneStage<'orientation'> {
  const option: TrackModeOption = TRACK_MODES[request.array.track_mode]
  option.check?.(request, sink)
  const { rotation_series: given } = request.array
  if (given === null) return option.prepare(request.array, ofBin)
  checkGivenRotation(request, given, sink)
  return givenRotation(request.array, given)
}

/** The rotations of a scene's trackers where each reads its own neighbours; null where they do not. */
export function terrainRotation({ array }: Resolved, { layout: { devices }, ahead }: ScenePlant): OwnRotations | null {
  const read = readNeighbours(array)
  if (read === null || devices.every(({ kind }) => kind !== 'sat')) return null
  const limits = arrayAngles(withOthers(array, { track_mode: 'single_axis' }))
  const { TerrainRotation, ViewedRotation, allPairs, nearestPairs } = groundCode()
  if (read === 'middle') return new TerrainRotation(devices, ahead(), limits)
  return new ViewedRotation(devices, (read === 'all' ? allPairs : nearestPairs)(devices, ahead()), limits)
}

/**
 * The rotation of trackers by the direction of the sun (east, north, up) away from strong wind; null
 * for planes that do not follow the sun, and for a tracking that depends on the weather.
 * @param ofBin  as in `prepareOrientation`
 */
export function rotationLaw(
  { array }: Resolved,
  ofBin: RotationBySun | null,
): ((east: number, north: number, up: number) => number) | null {
  const option: TrackingOption = TRACKINGS[trackingOf(array)]
  const rotationBySun = rackingOf(array).followsSun ? (option.bySun?.(array, ofBin) ?? null) : null
  if (rotationBySun === null) return null
  const { azimuthRad, tiltSin, tiltCos } = trackerAxis(array)
  const axisSin = Math.sin(azimuthRad)
  const axisCos = Math.cos(azimuthRad)
  return (east, north, up) =>
    rotationBySun(east * axisCos - north * axisSin, up * tiltCos + (north * axisCos + east * axisSin) * tiltSin, east, north, up)
}
