import type { RunRequest, SimpleRunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure, Sink } from '../core/sink.ts'
import type { Finding } from '../findings/finding.ts'
import { siteExtremes } from '../sizing/extremes.ts'
import { type SizedPlant, sizePlant } from '../sizing/size-plant.ts'
import type { Target } from '../sizing/target.ts'
import type { SizeWish } from '../sizing/wish.ts'
import { checkSceneCapacity, type SimpleSections } from './components.ts'
import { fillDefaults, fullRequest } from './full-request.ts'
import type { OwnPlant, SimplePlant } from './plant.ts'
import { modulesIn, rackingIn } from './scene-part.ts'

/** What a plant with its own components takes from elsewhere than the simple request. */
export type SizingWish = Pick<SizeWish, 'targetField' | 'modulesPerString' | 'classV' | 'openCircuitC'> & {
  readonly target: (moduleW: number) => Target
}

/** Any stringing of two faces, with which the temperatures of the cells are found. */
const ANY_STRINGING = { modulesPerString: 1, stringsPerInverter: 2, inverters: 1 }

/**
 * Sizes the plant of a simple request in its own weather.
 * @param plant  before its strings are sized
 * @param sent  module and inverter as sent, possibly ids
 * @returns also the findings of its sections and its weather, which a run repeats
 */
export function sizeComponents(
  plant: SimplePlant,
  sent: Pick<RunRequest, 'module' | 'inverter'>,
  { module, inverter, weather, onProgress }: SimpleSections,
  { target, ...wish }: SizingWish,
): { own: OwnPlant; sized: SizedPlant; findings: readonly Finding[] } | { failures: Failure[] } {
  const about = aboutComponents(plant, sent, module)
  const { bifaciality } = about
  const sink = new Sink()
  checkSceneCapacity(plant.request, module.p_nom_w, sink)
  if (sink.failures.length > 0) return sink
  try {
    const { extremes, module: model, findings } = componentExtremes(plant, sent, { module, inverter, weather, onProgress })
    const sized = sizePlant(
      { module, inverter },
      model,
      extremes,
      { ...wish, ratio: plant.request.dc_ac_ratio, target: target(module.p_nom_w), bifaciality },
      sink,
    )
    if (sized === null) return sink
    return { own: { ...about, sizing: sized.answer, stringing: sized.stringing }, sized, findings }
  } catch (cause) {
    if (cause instanceof EngineError) return { failures: [...cause.failures] }
    throw cause
  }
}

/** What a plant is before its strings are sized: temperatures of its cells, and the model of its module. */
export function componentExtremes(
  plant: SimplePlant,
  sent: Pick<RunRequest, 'module' | 'inverter'>,
  { module, inverter, weather, onProgress }: SimpleSections,
) {
  return siteExtremes(beforeSizing(plant, sent, { module, inverter, weather }), onProgress)
}

/** The plant as a full request, with any strings. */
export function beforeSizing(
  plant: SimplePlant,
  sent: Pick<RunRequest, 'module' | 'inverter'>,
  { module, inverter, weather }: Pick<SimpleSections, 'module' | 'inverter' | 'weather'>,
): Resolved {
  return { ...fillDefaults(fullRequest(unsized(plant, sent, module))), module, inverter, weather, sub_arrays: null }
}

/** The plant with any strings. */
export function unsized(plant: SimplePlant, sent: Pick<RunRequest, 'module' | 'inverter'>, module: SimpleSections['module']): SimplePlant {
  return { ...plant, own: { ...aboutComponents(plant, sent, module), sizing: null, stringing: ANY_STRINGING } }
}

export function aboutComponents(plant: SimplePlant, sent: Pick<RunRequest, 'module' | 'inverter'>, module: SimpleSections['module']) {
  return { ...sent, bifaciality: plant.racking.hasRear ? module.bifaciality : 0, noctC: module.noct_c }
}

/** The wishes of a simple request for its strings. */
export function simpleWish({ scene, modules, system_capacity_kw: capacityKw }: SimpleRunRequest): SizingWish {
  const target = (moduleW: number): Target => {
    if (scene !== null) return { kind: 'modules', modules: modulesIn(scene), isRidge: rackingIn(scene) === 'ewf' }
    return { kind: 'dc', kw: capacityKw ?? ((modules ?? 0) * moduleW) / 1000 }
  }
  const targetField = scene !== null ? 'scene.types' : capacityKw === undefined ? 'modules' : 'system_capacity_kw'
  return { target, targetField, modulesPerString: null, classV: null, openCircuitC: null }
}
