import type { PlaneStage, SkyStage } from '../core/frame.ts'
import type { GroundHorizon, ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { rackingOf } from '../geometry/racking.ts'
import type { Side } from '../geometry/row-array.ts'
import type { OwnRotations } from '../scene/own-rotations.ts'
import type { ScenePlant } from '../scene/scene-plant.ts'
import { ROW_MODELS, rowModelOf } from './row-model/index.ts'
import type { RowModelOption } from './row-model/option.ts'
import { checkBands, prepareRows } from './row-model/rows.ts'
import type { HemisphereSampling } from './scene/hemisphere-sampling.ts'
import { sceneCode, withoutCode } from './scene/load-scene.ts'
import type { BinLaw } from './scene/tabled-shade.ts'
import { SHADE_MODES } from './shade-mode/index.ts'

export { rowModelOf } from './row-model/index.ts'
export { FINE_SAMPLING, type HemisphereSampling, QUICK_SAMPLING } from './scene/hemisphere-sampling.ts'

/** Whether rows shade each other. */
export function hasRowShading({ array }: Pick<Resolved, 'array'>): boolean {
  return rackingOf(array).standsInRows && array.inter_row_shading
}

/**
 * Shading by neighbouring rows. There is none on a roof or with `inter_row_shading` off, and then
 * no field of the rows is read.
 * @param side  of the modules
 * @param horizon  of the ground below the rows; null for a free one
 * Fails: `array.band_bottom_m`, `array.row_model`, `array.shade_mode`.
 */
export function prepareShading(
  request: Resolved,
  sink: Sink,
  side: Side = 'front',
  horizon: GroundHorizon | null = null,
): PlaneStage<'shading'> {
  if (!hasRowShading(request)) return () => {}
  const model: RowModelOption = ROW_MODELS[rowModelOf(request)]
  model.check?.(request, sink)
  if (request.scene === null && SHADE_MODES[request.array.shade_mode].strings === 'cells')
    sink.fail('array.shade_mode', 'iv needs a scene, whose tables it looks at: send one, or shade_mode electrical or whole_strings')
  return prepareRows(request, side, horizon)
}

/**
 * Shading by the bodies of a scene, for all planes of the plant. On a roof or with
 * `inter_row_shading` off devices do not shade each other; objects always shade.
 * @param requests  that of each bin
 * @param laws  rotation of each bin by the direction of the sun; null for one that does not turn, or
 *   whose rotation does not follow from the direction
 * @param terrain  rotations of trackers that read their neighbours; null where those of a bin are one
 * @param sampling  of sky and ground light
 * @param moduleOf  the module of a bin; asked where its I-V curve is read
 * Fails: `array.band_bottom_m`, `array.diffuse_shading`; as `tableCircuits`.
 */
export function prepareSceneShading(
  request: Resolved,
  plant: ScenePlant,
  requests: readonly Resolved[],
  laws: readonly (BinLaw | null)[],
  terrain: OwnRotations | null,
  sampling: HemisphereSampling,
  moduleOf: (request: Resolved) => ModuleModel,
  sink: Sink,
): SkyStage<'shading'> {
  const model: RowModelOption = ROW_MODELS[rowModelOf(request)]
  model.check?.(request, sink)
  const tablesShade = hasRowShading(requests[0])
  if (tablesShade) checkBands(request, sink)
  const code = sceneCode()
  if (code === null) return withoutCode
  const circuits = code.tableCircuits({ request, plant, requests, moduleOf }, sink)
  return code.sceneShading(request, plant, requests, laws, terrain, model.sceneBeam, tablesShade, sampling, circuits)
}
