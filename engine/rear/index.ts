import type { PlaneStage } from '../core/frame.ts'
import type { GroundHorizon } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { monthlyTiltsDeg } from '../geometry/array-angles.ts'
import { rackingOf } from '../geometry/racking.ts'
import { REAR_MODELS } from './model/index.ts'
import type { FaceStages, RearModelOption } from './model/option.ts'

export { sceneRearCode } from './load-scene-rear.ts'
export type { FaceStages } from './model/option.ts'

const NO_STAGES: FaceStages = { toFace: [], toCells: [] }

/** Whether the rear side depends on the light that the optics leave to the front. */
export function readsFront({ bifacial }: Resolved): boolean {
  if (bifacial === null) return false
  const option: RearModelOption = REAR_MODELS[bifacial.model]
  return option.readsFront
}

/** Whether the rear gets its light from the bodies of the scene. */
export function isOfScene({ bifacial, scene }: Pick<Resolved, 'bifacial' | 'scene'>): boolean {
  return scene !== null && bifacial?.model === 'scene'
}

/** Whether the rear is a face like the front. */
export function hasTwoFaces({ bifacial }: Pick<Resolved, 'bifacial'>): boolean {
  if (bifacial === null) return false
  const option: RearModelOption = REAR_MODELS[bifacial.model]
  return option.isFace
}

/**
 * Irradiance on the rear side; nothing without a bifacial section. Warns of a monofacial
 * module: the section still decides how the ground between rows is lit.
 * @param horizon  null for a free horizon
 * @param prepareFace  the stages of a plane for the rear, where it is a face like the front
 * Fails: `bifacial`, on a roof and on ridges.
 */
export function prepareRear(
  request: Resolved,
  horizon: GroundHorizon | null,
  sink: Sink,
  prepareFace: () => FaceStages = () => NO_STAGES,
): PlaneStage {
  const { bifacial, array } = request
  if (bifacial === null) return () => {}
  if (!rackingOf(array).hasRear) {
    sink.fail(
      'bifacial',
      `An array of track_mode ${array.track_mode} has no rear side: set bifacial to null, or track_mode to fixed or single_axis`,
    )
  }
  if ((bifacial.bifaciality ?? request.module.bifaciality) === 0) {
    const stated = bifacial.bifaciality === 0 ? 'bifacial.bifaciality' : 'module.bifaciality'
    sink.warn('bifaciality_zero', stated, { stated })
  }
  const option: RearModelOption = REAR_MODELS[bifacial.model]
  if (array.row_length_m !== null && !option.readsFront && !option.isFace && !isOfScene(request))
    sink.warn('row_length_unread', 'array.row_length_m', {})
  if (!option.readsFront && !option.isFace) warnOfSteepRows(request, sink)
  option.check?.(request, sink)
  return option.prepare(request, bifacial, horizon, option.isFace ? prepareFace() : NO_STAGES)
}

/** From this tilt on, the rear of a row gets so much light that what it loses to shade counts, deg. */
const STEEP_DEG = 60

/** Warns of steep rows whose rear has no electrical shade. */
function warnOfSteepRows({ array, scene }: Resolved, sink: Sink): void {
  if (scene !== null || rackingOf(array).followsSun || !array.inter_row_shading) return
  const tilt = array.track_mode === 'seasonal_tilt' ? Math.max(...monthlyTiltsDeg(array)) : array.tilt_deg
  if (tilt > STEEP_DEG) sink.warn('rear_electrical_shade', 'bifacial.model', { tilt })
}
