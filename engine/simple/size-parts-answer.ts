import type { RunRequest, SimpleRunRequest, SizeAnswer, SizePart, SizeRequest, Weather } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import type { Finding } from '../findings/finding.ts'
import { completeSimpleRequest } from '../request.ts'
import { checkSubArrays, type SizedPart } from './check-sub-arrays.ts'
import type { SimpleSections } from './components.ts'
import { distinct, partPlants, unsizedParts } from './expand-sub-arrays.ts'
import { joinParts } from './join-parts.ts'
import type { SimplePlace, SimplePlant } from './plant.ts'
import { type StringedPart, sizeParts } from './size-parts.ts'

type Components = Pick<SimpleSections, 'module' | 'inverter'>

const DECIMALS = 4
/** Sizes of a plant of one part. */
const OF_ONE = ['dc_kw', 'ac_kw', 'strings'] as const

/** A plant of parts to size, as a simple request. */
export interface PlantToSize {
  readonly simple: SimpleRunRequest
  readonly sent: ReadonlySet<string>
}

export function plantToSize(request: SizeRequest): PlantToSize {
  const {
    latitude,
    longitude,
    racking,
    tilt_deg,
    azimuth_deg,
    gcr,
    albedo,
    timezone,
    elevation,
    dc_ac_ratio,
    module,
    inverter,
    sub_arrays,
  } = request
  const fields = {
    latitude,
    longitude,
    racking,
    tilt_deg,
    azimuth_deg,
    gcr,
    albedo,
    timezone,
    elevation,
    dc_ac_ratio,
    module,
    inverter,
    sub_arrays,
  }
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  return { simple: completeSimpleRequest(given), sent: new Set(Object.keys(given)) }
}

/** Every failure in the sizes and fields of the parts. */
export function findPartFailures(request: SizeRequest): Failure[] {
  const { simple, sent } = plantToSize(request)
  const message = 'Each part has its own size: leave this out, or send null for sub_arrays'
  const sizes = OF_ONE.filter((field) => request[field] !== undefined)
  return [...sizes.map((field): Failure => ({ code: 'validation_error', field, message })), ...checkSubArrays(simple, sent).failures]
}

/** The plant whose cells size the strings, before they are: for what it costs. */
export function partsToSize(request: SizeRequest, components: readonly Components[], weather: Weather): Resolved {
  const { simple, sent } = plantToSize(request)
  return unsizedParts(simple, sent, components, weather)
}

/**
 * `sizeAnswer` of a plant of parts.
 * @param sections  of each part
 * Fails: EngineError with every failure, at the field of the part that is wrong.
 */
export function sizePartsAnswer(request: SizeRequest, place: SimplePlace, sections: readonly SimpleSections[]): SizeAnswer {
  const { simple, sent } = plantToSize(request)
  const { parts } = checkSubArrays(simple, sent)
  const { modules_per_string = null, voltage_class_v = null, temp_air_min_c = null } = request
  const wish = { modulesPerString: modules_per_string, classV: voltage_class_v, openCircuitC: temp_air_min_c }
  const found = sizeParts(parts, partPlants(parts, place), sections, wish)
  if ('failures' in found) throw new EngineError(found.failures)
  const { plants } = found
  const sized = found.sized.flatMap((each) => each ?? [])
  const [{ sized: first }] = sized
  const findings = distinct(found.findings)
  return {
    ...first.answer,
    ...sumsOf(parts, plants, sized),
    alternatives: [],
    sub_arrays: parts.map((part, k) => partOf(part, parts, plants[k], sized[k])),
    request: joinParts(parts, plants).request as RunRequest,
    notes: [
      ...new Set(sized.flatMap(({ sized: { answer } }) => answer.notes)),
      ...(place.weatherSource === null ? [] : [`Weather: ${place.weatherSource}`]),
    ],
    warnings: findings.map(({ message }: Finding) => message),
    findings,
  }
}

function sumsOf(parts: readonly SizedPart[], plants: readonly SimplePlant[], sized: readonly StringedPart[]) {
  const sum = (of: (plant: SimplePlant, k: number) => number): number => plants.reduce((total, plant, k) => total + of(plant, k), 0)
  const dcKw = sum(({ size }) => size.dcKw)
  const acKw = sum(({ acKw }, k) => (parts[k].owner === k ? acKw : 0))
  return {
    n_inverters: sum((_, k) => (parts[k].owner === k ? sized[k].sized.stringing.inverters : 0)),
    strings: sum(({ size }) => size.strings),
    modules: sum(({ size }) => size.modules),
    dc_kw: rounded(dcKw),
    ac_kw: rounded(acKw),
    dc_ac_ratio: rounded(dcKw / acKw),
  }
}

function partOf(
  { id, label, owner }: SizedPart,
  parts: readonly SizedPart[],
  { acKw, dcAtInvertersKw }: SimplePlant,
  { sized: { answer }, wish: { target } }: StringedPart,
): SizePart {
  const { modules_per_string, strings_per_inverter, strings_per_tracker, n_inverters, strings, modules, dc_kw } = answer
  const isOwner = parts[owner].id === id
  return {
    id,
    label,
    shares_inverter_with: isOwner ? null : parts[owner].id,
    modules_per_string,
    strings_per_inverter,
    strings_per_tracker,
    n_inverters,
    strings,
    modules,
    modules_left: target.kind === 'at_most' ? target.modules - modules : null,
    dc_kw,
    ac_kw: isOwner ? rounded(acKw) : null,
    dc_ac_ratio: rounded(dcAtInvertersKw / acKw),
    temperatures: answer.temperatures,
    module_at: answer.module_at,
    limits: answer.limits,
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS))
}
