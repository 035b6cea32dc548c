import type { PlaneStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'
import { ROW_MODELS } from './row-model/index.ts'

/** Whether rows shade each other. */
export function hasRowShading({ array }: Pick<Resolved, 'array'>): boolean {
  return rackingOf(array).standsInRows && array.inter_row_shading
}

/**
 * Shading by neighbouring rows. There is none on a roof or with `inter_row_shading` off, and then
 * no field of the rows is read.
 * Fails: `array.band_bottom_m`.
 */
export function prepareShading(request: Resolved, sink: Sink): PlaneStage<'shading'> {
  const { array } = request
  if (!hasRowShading(request)) return () => {}
  const option = ROW_MODELS[array.row_model]
  option.check?.(request, sink)
  return option.prepare(request)
}
