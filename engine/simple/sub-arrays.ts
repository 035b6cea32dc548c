import type { SimpleRunRequest, SimpleSubArray } from '@pvyield/contract/schemas'
import { efficiencyOf } from './plant.ts'
import { TYPICAL_MODULE_W } from './size.ts'

/** A part of the plant of a simple request, as a simple request of its own. */
export interface SimplePart {
  readonly id: string
  readonly label: string | null
  /** The part whose inverters it feeds; itself where it has its own. */
  readonly owner: number
  readonly areaM2: number | null
  readonly request: SimpleRunRequest
  /** Keys that the caller sent, for the plant or for the part. */
  readonly sent: ReadonlySet<string>
  /** Keys that the caller sent for the part. */
  readonly own: ReadonlySet<string>
}

/** Fields of a simple request that each part can have. */
export const PART_FIELDS: ReadonlySet<string> = new Set([
  'tilt_deg',
  'azimuth_deg',
  'system_capacity_kw',
  'modules',
  'module_power_w',
  'area_m2',
  'racking',
  'gcr',
  'bifaciality',
  'module',
  'inverter',
  'dc_ac_ratio',
  'inverter_ac_kw',
] satisfies (keyof SimpleSubArray)[])

/** Allows for the rounding of a quotient. */
const ROUNDING = 1e-9

/** The parts of a plant, each with what it leaves out from the plant. An owner that there is not is the part itself. */
export function simpleParts(plant: SimpleRunRequest, sent: ReadonlySet<string>, parts: readonly SimpleSubArray[]): SimplePart[] {
  const ids = idsOf(parts)
  const owners = ownersOf(parts)
  return parts.map((part, k) => {
    const { id: _, label, area_m2: areaM2 = null, shares_inverter_with: __, ...fields } = part
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    const owner = owners[k]
    const own = new Set(Object.keys(given))
    const known = new Set([...sent, ...own])
    const { inverter = plant.inverter } = parts[owner]
    const request = { ...plant, ...given, ...(inverter !== undefined && { inverter }), sub_arrays: null }
    if (hasNoRear(plant, part)) {
      request.bifaciality = 0
      known.delete('bifaciality')
    }
    if (areaM2 !== null) own.add('area_m2')
    return { id: ids[k], label, owner, areaM2, request: withArea(request, areaM2), sent: known, own }
  })
}

/** The ids of the parts: one without an id has its place, `p1` for the first, or the next that no part has. */
export function idsOf(parts: readonly SimpleSubArray[]): string[] {
  const taken = new Set(parts.map(({ id }) => id))
  let next = 0
  return parts.map(({ id }, k) => {
    if (id !== undefined && id !== null) return id
    next = Math.max(next, k) + 1
    while (taken.has(`p${next}`)) next++
    return `p${next}`
  })
}

/** The parts whose inverters they feed: themselves where they have their own, or name one that there is not. */
export function ownersOf(parts: readonly SimpleSubArray[]): number[] {
  const indices = new Map(idsOf(parts).map((id, k) => [id, k]))
  return parts.map(({ shares_inverter_with: id }, k) => (id === null ? k : (indices.get(id) ?? k)))
}

/** A part on the roof of a plant that stands elsewhere: the bifaciality of the plant is not meant for it. */
function hasNoRear(plant: SimpleRunRequest, { racking, bifaciality }: SimpleSubArray): boolean {
  return racking === 'rooftop' && plant.racking !== 'rooftop' && bifaciality === undefined
}

function withArea(request: SimpleRunRequest, areaM2: number | null): SimpleRunRequest {
  if (areaM2 === null) return request
  const modules = Math.max(1, modulesOn(areaM2, assumedAreaM2(request)))
  // Named components have their own power, and their own area, which is known once their sections are.
  return request.module === undefined ? { ...request, modules, module_power_w: moduleW(request) } : { ...request, modules }
}

/** Whole modules that an area takes. */
export function modulesOn(areaM2: number, moduleAreaM2: number): number {
  return Math.floor((areaM2 / moduleAreaM2) * (1 + ROUNDING))
}

/** Area of the module of a simple run. */
export function assumedAreaM2(request: SimpleRunRequest): number {
  return moduleW(request) / (1000 * efficiencyOf(request))
}

function moduleW({ module_power_w: powerW = TYPICAL_MODULE_W }: SimpleRunRequest): number {
  return powerW
}
