import type { Names } from '../findings/entry.ts'
import { type Finding, inWords } from '../findings/finding.ts'
import { ownField } from './check-sub-arrays.ts'
import { componentNames, simpleNames } from './simple-names.ts'
import { PART_FIELDS, type SimplePart } from './sub-arrays.ts'

/** Findings whose text says which part they are about. */
const OF_SIZING: ReadonlySet<string> = new Set(['power_off_target', 'ratio_off_target'])
const OF_PART = /^sub_arrays\.(\d+)\.(.+)$/

/** A finding of a part's own request in the words of the request of the plant. */
export function inPart(finding: Finding, part: SimplePart, k: number): Finding {
  const names = part.request.module === undefined ? simpleNames : componentNames
  const values = OF_SIZING.has(finding.code) ? { ...finding.values, part: part.id } : finding.values
  return inWords({ ...finding, values }, (path) => ownField(names(path), part, k))
}

/** Fields of the full request of a plant of parts by the simple fields that feed them. */
export function partNames(hasComponents: boolean): Names {
  const names = hasComponents ? componentNames : simpleNames
  return (path) => {
    const [, k, field] = path.match(OF_PART) ?? []
    if (field === undefined) return names(path)
    const own = names(field)
    return own === field ? path : PART_FIELDS.has(own) ? `sub_arrays.${k}.${own}` : own
  }
}
