import { moduleAreaM2 } from '../core/nameplate.ts'
import type { Failure } from '../core/sink.ts'
import type { Finding } from '../findings/finding.ts'
import { ownField, type SizedPart, tooSmall } from './check-sub-arrays.ts'
import type { SimpleSections } from './components.ts'
import { inPart } from './part-names.ts'
import { type SimplePlant, withOwn } from './plant.ts'
import { type SizingWish, simpleWish, sizeComponents } from './size-components.ts'
import { modulesOn } from './sub-arrays.ts'

/**
 * The parts that name components, with their strings; the others as they are.
 * Fails: at the field of the part that is wrong.
 */
export function sizeParts(
  parts: readonly SizedPart[],
  plants: readonly SimplePlant[],
  sections: readonly (SimpleSections | null)[],
): { plants: SimplePlant[]; findings: Finding[] } | { failures: Failure[] } {
  const failures: Failure[] = []
  const findings: Finding[] = []
  const sized = plants.map((plant, k) => {
    const own = sections[k]
    const { module, inverter } = plant.request
    if (own === null || module === undefined || inverter === undefined) return plant
    const part = parts[k]
    const wish = wishOf(part, own)
    if (typeof wish === 'string') {
      failures.push({ code: 'validation_error', field: `sub_arrays.${k}.area_m2`, message: wish })
      return plant
    }
    const found = sizeComponents(plant, { module, inverter }, own, wish)
    if ('failures' in found) {
      failures.push(...found.failures.map((failure) => ({ ...failure, field: failure.field && ownField(failure.field, part, k) })))
      return plant
    }
    findings.push(...found.sized.answer.findings.map((finding) => inPart(finding, part, k)))
    return withOwn(plant, found.own, own.module, own.inverter.p_ac_nom_kw)
  })
  return failures.length > 0 ? { failures } : { plants: sized, findings }
}

function wishOf({ areaM2, request }: SizedPart, { module }: SimpleSections): SizingWish | string {
  if (areaM2 === null) return simpleWish(request)
  const modules = modulesOn(areaM2, moduleAreaM2(module))
  if (modules < 1) return tooSmall(areaM2, moduleAreaM2(module))
  return { ...simpleWish(request), target: () => ({ kind: 'at_most', modules }), targetField: 'area_m2' }
}
