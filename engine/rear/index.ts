import type { PlaneStage } from '../core/frame.ts'
import type { GroundHorizon } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'
import { REAR_MODELS } from './model/index.ts'
import type { RearModelOption } from './model/option.ts'

/** Whether the rear side depends on the light that the optics leave to the front. */
export function readsFront({ bifacial }: Resolved): boolean {
  if (bifacial === null) return false
  const option: RearModelOption = REAR_MODELS[bifacial.model]
  return option.readsFront
}

/**
 * Irradiance on the rear side; nothing without a bifacial section. Warns of a monofacial
 * module: the section still decides how the ground between rows is lit.
 * @param horizon  null for a free horizon
 * Fails: `bifacial`, on a roof and on ridges.
 */
export function prepareRear(request: Resolved, horizon: GroundHorizon | null, sink: Sink): PlaneStage<'rear'> {
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
  if (array.row_length_m !== null && !option.readsFront) sink.warn('row_length_unread', 'array.row_length_m', {})
  option.check?.(request, sink)
  return option.prepare(request, bifacial, horizon)
}
