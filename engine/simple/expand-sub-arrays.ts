import type { SimpleRunRequest, Weather } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Failure } from '../core/sink.ts'
import type { Finding } from '../findings/finding.ts'
import { checkSubArrays, ownField, type SizedPart } from './check-sub-arrays.ts'
import type { SimpleSections } from './components.ts'
import { coldFinding, type Expanded, suspicions } from './expand.ts'
import { joinParts } from './join-parts.ts'
import { type ChangedSize, changedFinding, changedSizes } from './kept-sizes.ts'
import { listPartDefaults } from './part-defaults.ts'
import { inPart } from './part-names.ts'
import { type SimplePlace, type SimplePlant, simplePlant } from './plant.ts'
import { unsized } from './size-components.ts'
import { sizeParts } from './size-parts.ts'

/** Ids in one message. */
const NAMED_MAX = 20

type Components = Pick<SimpleSections, 'module' | 'inverter'>

/**
 * `expandSimple` of a request with `sub_arrays`: each part is a simple request of its own, and the
 * plant has what they share.
 * @param sections  of each part, null for one without components of its own; null before they are known
 */
export function expandSubArrays(
  request: SimpleRunRequest,
  sent: ReadonlySet<string>,
  place: SimplePlace,
  sections: readonly (SimpleSections | null)[] | null,
): Expanded | { failures: Failure[] } {
  const { parts, failures } = checkSubArrays(request, sent)
  if (failures.length > 0) return { failures: [...failures] }
  const provisional = partPlants(parts, place)
  const found = sections === null ? { plants: provisional, findings: [] } : sizeParts(parts, provisional, sections)
  if ('failures' in found) return found
  const { plants } = found
  const joined = joinParts(parts, plants)
  const changed = plants.map((plant, k) =>
    changedSizes(plant, parts[k].sent).map((each) => ({ ...each, field: ownField(each.field, parts[k], k) })),
  )
  const findings = [
    ...changed.flatMap((sizes) => sizes.map((size) => changedFinding({ ...size, ...partsWith(size, changed, parts) }))),
    ...parts.flatMap((part, k) => suspicions(part.request, part.sent).map((finding) => inPart(finding, part, k))),
    ...found.findings,
    ...plants.flatMap((plant, k) => {
      const own = sections?.[k] ?? null
      return own === null ? [] : coldFinding(plant, own)
    }),
  ]
  const { report } = request
  return {
    request: { ...joined.request, ...(report && { report }) },
    defaultsApplied: listPartDefaults(parts, plants, changed, joined),
    findings: distinct(findings),
  }
}

/** The parts that run with another value of a size of the plant than it states, where not all do. */
function partsWith(size: ChangedSize, changed: readonly ChangedSize[][], parts: readonly SizedPart[]): { parts?: string } {
  if (size.field.startsWith('sub_arrays.')) return {}
  const isSame = ({ field, value }: ChangedSize): boolean => field === size.field && value === size.value
  const ids = parts.flatMap(({ id }, k) => (changed[k].some(isSame) ? [id] : []))
  if (ids.length === parts.length) return {}
  return {
    parts: `the part${ids.length === 1 ? '' : 's'} ${ids.slice(0, NAMED_MAX).join(', ')}${ids.length > NAMED_MAX ? ' and others' : ''}`,
  }
}

/**
 * The full request of parts with any strings.
 * @param weather  any year, for what does not depend on its values
 */
export function unsizedParts(
  request: SimpleRunRequest,
  sent: ReadonlySet<string>,
  components: readonly (Components | null)[],
  weather: Weather,
): Resolved {
  const { parts } = checkSubArrays(request, sent)
  const place = { weather, weatherSource: null, timezoneH: 0, elevationM: null }
  const plants = partPlants(parts, place).map((plant, k) => {
    const own = components[k]
    return own === null ? plant : unsized(plant, own, own.module)
  })
  return joinParts(parts, plants).request as Resolved
}

/** The parts as plants with the module and the inverter of a simple run; a part has the inverters of its owner. */
export function partPlants(parts: readonly SizedPart[], place: SimplePlace): SimplePlant[] {
  const dcKw = parts.map((_, k) => parts.reduce((sum, part) => sum + (part.owner === k ? part.size.dcKw : 0), 0))
  return parts.map(({ request, size, owner }) => {
    const { inverter_ac_kw: acKw, dc_ac_ratio: ratio, inverter_model, inverter_efficiency } = parts[owner].request
    const own = { ...request, dc_ac_ratio: ratio, inverter_model, inverter_efficiency }
    return { ...simplePlant(own, place, size, acKw ?? dcKw[owner] / ratio), dcAtInvertersKw: dcKw[owner] }
  })
}

export function distinct(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ field, message }) => {
    const key = `${field} ${message}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
