import type { SizeAnswer, SizeRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import { inWords } from '../findings/finding.ts'
import { completeSimpleRequest } from '../request.ts'
import type { Target } from '../sizing/target.ts'
import type { SimpleSections } from './components.ts'
import { fillDefaults, fullRequest } from './full-request.ts'
import { type SimplePlace, type SimplePlant, simplePlant } from './plant.ts'
import { componentNames } from './simple-names.ts'
import { sizeComponents } from './size-components.ts'

/** Any size: the temperatures of the cells do not depend on it. */
const ANY_SIZE = { modules: 1, modulePowerW: 500, dcKw: 0.5, dcKwFactors: [0.5], modulesPerString: 1, strings: 1 }

/** The plant whose cells size the strings, before they are: for what it costs. */
export function sizingPlant(request: SizeRequest, place: SimplePlace, { weather }: Pick<SimpleSections, 'weather'>): Resolved {
  return { ...(fillDefaults(fullRequest(plantOf(request, place))) as Resolved), weather }
}

/**
 * Sizes the plant of one module and one inverter.
 * @param request  validated request with the defaults of its schema
 * @param place    weather and facts of the location
 * @param sections  what the request's ids refer to
 * Fails: EngineError with every failure, at the field of the request that is wrong.
 */
export function sizeAnswer(request: SizeRequest, place: SimplePlace, sections: SimpleSections): SizeAnswer {
  const target = targetOf(request)
  if ('code' in target) throw new EngineError([target])
  const { modules_per_string = null, voltage_class_v = null, temp_air_min_c = null, module, inverter } = request
  const targetField = target.kind === 'dc' ? 'dc_kw' : target.kind === 'ac' ? 'ac_kw' : 'strings'
  const wish = {
    target: () => target,
    targetField,
    modulesPerString: modules_per_string,
    classV: voltage_class_v,
    openCircuitC: temp_air_min_c,
  }
  const found = sizeComponents(plantOf(request, place), { module, inverter }, sections, wish)
  if ('failures' in found) throw new EngineError(found.failures)
  const { answer } = found.sized
  const findings = [...answer.findings, ...found.findings.map((finding) => inWords(finding, componentNames))]
  return {
    ...answer,
    notes: place.weatherSource === null ? answer.notes : [...answer.notes, `Weather: ${place.weatherSource}`],
    warnings: findings.map(({ message }) => message),
    findings,
  }
}

/** The simple plant that stands like the one to size. */
function plantOf(request: SizeRequest, place: SimplePlace): SimplePlant {
  const { latitude, longitude, racking, tilt_deg, azimuth_deg, gcr, albedo, timezone, elevation, dc_ac_ratio } = request
  const sent = { latitude, longitude, racking, tilt_deg, azimuth_deg, gcr, albedo, timezone, elevation, dc_ac_ratio }
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  return simplePlant(completeSimpleRequest({ ...given, system_capacity_kw: ANY_SIZE.dcKw }), place, ANY_SIZE, 1)
}

/** The one target of a request. */
function targetOf({ dc_kw, ac_kw, strings }: SizeRequest): Target | Failure {
  const targets: Target[] = [
    ...(dc_kw === undefined ? [] : [{ kind: 'dc', kw: dc_kw } as const]),
    ...(ac_kw === undefined ? [] : [{ kind: 'ac', kw: ac_kw } as const]),
    ...(strings === undefined ? [] : [{ kind: 'strings', strings } as const]),
  ]
  if (targets.length === 1) return targets[0]
  const message =
    targets.length === 0
      ? 'The size of the plant is missing: send dc_kw, ac_kw or strings'
      : 'Send one of dc_kw, ac_kw and strings: the others follow'
  return { code: 'validation_error', field: 'dc_kw', message }
}
