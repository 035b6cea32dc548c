import type { Scene, SimpleRunRequest } from '@pvyield/contract/schemas'
import { isValid } from '../core/invalid.ts'
import type { Sink } from '../core/sink.ts'
import { findSceneFailures } from '../scene/check-scene.ts'
import { coverRatios, usualRatio } from '../scene/cover-ratio.ts'
import { findSceneRunFailures } from '../scene/run-checks.ts'
import { scenePlant } from '../scene/scene-plant.ts'

/** Racking of a simple run: as sent, or that of ridges, which only a scene has. */
export type SimpleRacking = NonNullable<SimpleRunRequest['racking']> | 'ewf'

/** Rows that touch have no ground cover ratio that racks and trackers can have. */
export const LARGEST_GCR = 0.99
const GCR_DIGITS = 6

/** Racking that the types of a scene have; trackers next to racks count as trackers. */
export function rackingIn({ types }: Scene): SimpleRacking {
  const kinds = new Set(types.map(({ kind }) => kind))
  return kinds.has('ewf') ? 'ewf' : kinds.has('sat') ? 'single_axis' : 'fixed'
}

/** Modules of all devices of a scene. */
export function modulesIn({ types, placements }: Scene): number {
  const modulesBy = new Map(types.map(({ id, modules }) => [id, modules]))
  return placements.reduce((sum, { type }) => sum + (modulesBy.get(type) ?? 0), 0)
}

/**
 * Ground cover ratio that most devices of a scene have, so that the run does not warn of another;
 * null where no device stands ahead of another.
 */
export function gcrIn(scene: Scene): number | null {
  const { layout, ahead } = scenePlant(scene)
  const usual = usualRatio(coverRatios(layout.devices, ahead()))
  if (usual === null) return null
  return Number(Math.min(usual, rackingIn(scene) === 'ewf' ? 1 : LARGEST_GCR).toPrecision(GCR_DIGITS))
}

/**
 * Reports what is wrong with the scene of a simple request alone.
 * @returns whether there is nothing
 */
export function checkSceneAlone({ scene }: SimpleRunRequest, sink: Sink): boolean {
  if (scene === null || !isValid(scene)) return true
  const { failures } = findSceneFailures(scene, ['scene'])
  for (const { field, message } of failures) sink.fail(field, message)
  return failures.length === 0
}

/** Reports a valid scene that cannot run, alone or at the location. */
export function checkSceneRuns({ scene, latitude, longitude }: SimpleRunRequest, sink: Sink): void {
  if (scene === null) return
  const array = { track_mode: rackingIn(scene) }
  const { failures } = findSceneRunFailures(scene, { site: { latitude, longitude }, array })
  for (const { field, message } of failures) sink.fail(field, message)
}

/** Reports fields whose values are in the scene, and a racking that is not that of its devices. */
export function checkNextToScene(request: SimpleRunRequest, sink: Sink): void {
  const { scene, racking } = request
  if (scene === null) return
  for (const field of ['tilt_deg', 'azimuth_deg'] as const) {
    if (request[field] !== undefined)
      sink.fail(field, `The scene says where each device faces: leave ${field} out, and send that of the placements`)
  }
  const own = rackingIn(scene)
  if (racking === undefined || racking === own || (racking === 'rooftop' && own === 'fixed')) return
  sink.fail('racking', `racking ${racking} does not suit ${DEVICES[own]}: leave racking out${FITTING[own]}`)
}

const DEVICES: Readonly<Record<SimpleRacking, string>> = {
  fixed: 'the fixed racks of the scene',
  rooftop: 'the fixed racks of the scene',
  single_axis: 'the trackers of the scene',
  ewf: 'the ridges of the scene',
}
const FITTING: Readonly<Record<SimpleRacking, string>> = {
  fixed: ', or send fixed or rooftop',
  rooftop: ', or send fixed or rooftop',
  single_axis: ', send single_axis, or use types of kind gft',
  ewf: '',
}
