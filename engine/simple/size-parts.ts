import type { Inverter } from '@pvyield/contract/schemas'
import { moduleAreaM2 } from '../core/nameplate.ts'
import { EngineError, type Failure, Sink } from '../core/sink.ts'
import type { Finding } from '../findings/finding.ts'
import { inputsOf, type Sharer, stringsAtShared } from '../sizing/shared-inverters.ts'
import { warnOfShared, withSharedLimits } from '../sizing/shared-limits.ts'
import { type SizedPlant, sizePlant } from '../sizing/size-plant.ts'
import type { SizeWish } from '../sizing/wish.ts'
import { ownField, type SizedPart, tooSmall } from './check-sub-arrays.ts'
import type { SimpleSections } from './components.ts'
import { inPart } from './part-names.ts'
import { type SimplePlant, withOwn } from './plant.ts'
import { aboutComponents, componentExtremes } from './size-components.ts'
import { modulesOn } from './sub-arrays.ts'

/** What is asked of all parts. */
export type PartsWish = Pick<SizeWish, 'modulesPerString' | 'classV' | 'openCircuitC'>
type Found = ReturnType<typeof componentExtremes>

const ALL_CHOSEN: PartsWish = { modulesPerString: null, classV: null, openCircuitC: null }

/** A part whose strings are sized. */
export interface StringedPart {
  readonly sections: SimpleSections
  readonly found: Found
  readonly wish: SizeWish & { readonly target: Sharer['target'] }
  readonly sized: SizedPlant
}

/** Plants whose strings are sized; a part that names no components is as it was, and has no sizing. */
export interface StringedParts {
  readonly plants: readonly SimplePlant[]
  readonly sized: readonly (StringedPart | null)[]
  readonly findings: readonly Finding[]
}

/**
 * Sizes the strings of the parts that name components: of each at its own inverters, or together
 * with those that feed the same ones.
 * Fails: at the field of the part that is wrong.
 */
export function sizeParts(
  parts: readonly SizedPart[],
  plants: readonly SimplePlant[],
  sections: readonly (SimpleSections | null)[],
  wish: PartsWish = ALL_CHOSEN,
): StringedParts | { failures: Failure[] } {
  const sink = new Sink()
  const known = new Map<string, Found>()
  const sized = parts.map((part, k) => {
    const [own, owner] = [sections[k], sections[part.owner]]
    if (own === null || owner === null) return null
    return atOwnInverters(part, k, plants[k], { ...own, inverter: owner.inverter }, wish, known, sink)
  })
  if (sink.failures.length > 0) return sink
  const together = parts.map((_, owner) => [owner, ...parts.flatMap((part, k) => (part.owner === owner && k !== owner ? [k] : []))])
  for (const members of together.filter(({ length }) => length > 1)) {
    const group = members.flatMap((k) => sized[k] ?? [])
    if (group.length < members.length) continue
    const own = new Sink()
    atSharedInverters(group, own).forEach((each, j) => {
      sized[members[j]] = each
    })
    for (const finding of own.findings) sink.add(inPart(finding, parts[members[0]], members[0]))
  }
  const findings = sized.flatMap((each, k) =>
    each === null ? [] : [...each.found.findings, ...each.sized.answer.findings].map((finding) => inPart(finding, parts[k], k)),
  )
  return { plants: stringed(parts, plants, sized), sized, findings: [...findings, ...sink.findings] }
}

function atOwnInverters(
  part: SizedPart,
  k: number,
  plant: SimplePlant,
  sections: SimpleSections,
  asked: PartsWish,
  known: Map<string, Found>,
  sink: Sink,
): StringedPart | null {
  const { areaM2, request } = part
  const target = targetOf(part, sections)
  if (typeof target === 'string') {
    sink.fail(`sub_arrays.${k}.area_m2`, target)
    return null
  }
  const targetField = areaM2 !== null ? 'area_m2' : target.kind === 'dc' ? 'system_capacity_kw' : 'modules'
  const { bifaciality } = aboutComponents(plant, sections, sections.module)
  const wish = { ...asked, target, targetField, ratio: request.dc_ac_ratio, bifaciality }
  const own = new Sink()
  try {
    const found = extremesOf(plant, sections, known)
    const sized = sizePlant(sections, found.module, found.extremes, wish, own)
    if (sized !== null) return { sections, found, wish, sized }
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    for (const { field, message } of cause.failures) own.fail(field, message)
  }
  for (const { field, message } of own.failures) sink.fail(field === null ? null : ownField(field, part, k), message)
  return null
}

/** A number of modules and an area are the room of the part; a capacity is met as near as whole strings allow. */
function targetOf({ areaM2, request }: SizedPart, { module }: SimpleSections): Sharer['target'] | string {
  const { system_capacity_kw: kw, modules = 1 } = request
  if (areaM2 === null) return kw === undefined ? { kind: 'at_most', modules } : { kind: 'dc', kw }
  const most = modulesOn(areaM2, moduleAreaM2(module))
  return most < 1 ? tooSmall(areaM2, moduleAreaM2(module)) : { kind: 'at_most', modules: most }
}

/** Parts that stand alike have cells of the same temperatures. */
function extremesOf(plant: SimplePlant, sections: SimpleSections, known: Map<string, Found>): Found {
  const { tiltDeg, azimuthDeg, trackMode, gcr } = plant
  const key = JSON.stringify([tiltDeg, azimuthDeg, trackMode, gcr, sections.module])
  const found = known.get(key) ?? componentExtremes(plant, sections, sections)
  known.set(key, found)
  return found
}

/** The same parts with the strings that suit them together; the first is the one that has the inverters. */
function atSharedInverters(parts: readonly StringedPart[], sink: Sink): StringedPart[] {
  const [{ sections, wish }] = parts
  const { inverter } = sections
  const sharers = parts.map(({ wish: { target, modulesPerString }, sections: { module }, sized: { answer } }): Sharer => {
    const { min, max } = answer.modules_per_string
    return {
      range: modulesPerString === null ? { min, max } : { min: modulesPerString, max: modulesPerString },
      target,
      moduleW: module.p_nom_w,
      stringA: answer.module_at.i_mp_hot_a,
    }
  })
  const strings = stringsAtShared(sharers, { kw: inverter.p_ac_nom_kw, maxA: inverter.i_dc_max_a, ratio: wish.ratio })
  if (strings === null) throw new Error('Parts that have a string each feed one inverter')
  const inputs = inputsOf(
    strings.map(({ stringsPerInverter }) => stringsPerInverter),
    inverter.mppt_count,
  )
  const sized = parts.map((part, j) => {
    const target = { kind: 'given', stringing: strings[j], of: part.wish.target } as const
    const request = { module: part.sections.module, inverter: atInputs(inverter, inputs[j]) }
    const again = sizePlant(request, part.found.module, part.found.extremes, { ...part.wish, target }, sink)
    if (again === null) throw new Error('Strings in the range of a part keep its limits')
    return again
  })
  warnOfShared(sized, inverter, wish.ratio, sink)
  return withSharedLimits(sized, inverter).map((own, j) => ({ ...parts[j], sized: own }))
}

/** What some MPP inputs of an inverter admit. */
function atInputs(inverter: Inverter, inputs: number): Inverter {
  const { i_dc_max_a: maxA, mppt_count } = inverter
  return { ...inverter, mppt_count: inputs, i_dc_max_a: maxA === null ? null : (maxA * inputs) / Math.max(inputs, mppt_count) }
}

/** The plants with their strings; parts that share inverters have the DC power of all of them there. */
function stringed(
  parts: readonly SizedPart[],
  plants: readonly SimplePlant[],
  sized: readonly (StringedPart | null)[],
): readonly SimplePlant[] {
  const own = plants.map((plant, k) => {
    const found = sized[k]
    if (found === null) return plant
    const { sections, sized: plan } = found
    const { module, inverter } = plant.request
    if (module === undefined || inverter === undefined) return plant
    const about = aboutComponents(plant, { module, inverter }, sections.module)
    const components = { ...about, sizing: plan.answer, stringing: plan.stringing }
    return withOwn(plant, components, sections.module, sections.inverter.p_ac_nom_kw)
  })
  return own.map((plant, k) => {
    const { owner } = parts[k]
    const dcAtInvertersKw = own.reduce((sum, { size }, other) => sum + (parts[other].owner === owner ? size.dcKw : 0), 0)
    return { ...plant, dcAtInvertersKw }
  })
}
