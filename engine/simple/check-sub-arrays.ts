import type { SimpleRunRequest, SimpleSubArray } from '@pvyield/contract/schemas'
import { whereValid } from '../core/invalid.ts'
import { type Failure, Sink } from '../core/sink.ts'
import { checkFields, checkInverter } from './check-simple.ts'
import { hasComponents } from './components.ts'
import type { PlantSize } from './size.ts'
import { assumedAreaM2, idsOf, modulesOn, PART_FIELDS, type SimplePart, simpleParts } from './sub-arrays.ts'

/** Sizes that each part has, and the plant does not. */
const OF_PARTS = ['system_capacity_kw', 'modules', 'inverter_ac_kw'] as const
const SIZES = ['system_capacity_kw', 'modules', 'area_m2'] as const
/** Fields of the inverters, which a part that feeds those of another has from it. */
const OF_INVERTERS = ['inverter', 'inverter_ac_kw', 'dc_ac_ratio'] as const
/** Ids in one message. */
const NAMED_MAX = 5

/** A part whose size is known. */
export interface SizedPart extends SimplePart {
  readonly size: PlantSize
}

/**
 * Checks every field of a simple request with parts, and finds the sizes of the parts.
 * @returns no parts when there are failures
 * Fails: at the field of the request or of the part (`sub_arrays.1.area_m2`) that is wrong.
 */
export function checkSubArrays(
  plant: SimpleRunRequest,
  sent: ReadonlySet<string>,
): { parts: readonly SizedPart[]; failures: readonly Failure[] } {
  const sink = new Sink()
  const list = plant.sub_arrays ?? []
  const parts = simpleParts(plant, sent, list)
  checkPlant(plant, sent, sink)
  const sizes = parts.map((part, k) => {
    const before = sink.failures.length
    checkPart(list[k], part, `sub_arrays.${k}`, list, sink)
    return sink.failures.length === before ? sizeOf(part, k, sink) : null
  })
  const sized = parts.flatMap((part, k): SizedPart[] => {
    const size = sizes[k]
    return size === null ? [] : [{ ...part, size }]
  })
  if (sized.length === parts.length) checkRatios(sized, sink)
  const failures = distinct(sink.failures)
  return { parts: failures.length === 0 ? sized : [], failures }
}

function checkPlant(plant: SimpleRunRequest, sent: ReadonlySet<string>, sink: Sink): void {
  if (plant.scene !== null) sink.fail('sub_arrays', 'A scene has its own planes: send null for sub_arrays, or for the scene')
  for (const field of OF_PARTS)
    if (sent.has(field)) sink.fail(field, `Each part has its own: leave ${field} out here, and send it in sub_arrays`)
}

function checkPart(sent: SimpleSubArray, part: SimplePart, at: string, list: readonly SimpleSubArray[], sink: Sink): void {
  const { id, areaM2, request } = part
  const ids = idsOf(list)
  if (`sub_arrays.${ids.indexOf(id)}` !== at) sink.fail(`${at}.id`, `Two parts have the id ${id}: give each an id of its own`)
  const sizes = SIZES.filter((field) => sent[field] !== undefined)
  if (sizes.length === 0) sink.fail(at, `The size of the part ${id} is missing: send system_capacity_kw, modules or area_m2`)
  if (areaM2 !== null && sizes.length > 1)
    sink.fail(`${at}.area_m2`, `The area says how many modules there are: leave out area_m2, or ${sizes[0]}`)
  if (areaM2 !== null && !hasComponents(request) && modulesOn(areaM2, assumedAreaM2(request)) < 1)
    sink.fail(`${at}.area_m2`, tooSmall(areaM2, assumedAreaM2(request)))
  checkSharing(sent, id, ids, at, list, sink)
}

/** What is wrong with an area that takes no module. */
export function tooSmall(areaM2: number, moduleAreaM2: number): string {
  return `${areaM2} m2 are less than the ${Number(moduleAreaM2.toPrecision(4))} m2 of one module: send a larger area, or leave the part out`
}

function checkSharing(
  sent: SimpleSubArray,
  id: string,
  ids: readonly string[],
  at: string,
  list: readonly SimpleSubArray[],
  sink: Sink,
): void {
  const { shares_inverter_with: ownerId } = sent
  if (ownerId === null) return
  const owner = list.at(ids.indexOf(ownerId))
  if (ownerId === id) sink.fail(`${at}.shares_inverter_with`, 'A part cannot share its inverters with itself: leave it out')
  else if (!ids.includes(ownerId) || owner === undefined)
    sink.fail(
      `${at}.shares_inverter_with`,
      `No part has ${ownerId === '' ? 'an empty id' : `the id ${ownerId}`}: name one of ${ids.slice(0, NAMED_MAX).join(', ')}, or leave it out for inverters of its own`,
    )
  else if (owner.shares_inverter_with !== null)
    sink.fail(
      `${at}.shares_inverter_with`,
      `The part ${ownerId} has no inverters of its own: name the part that has them, ${owner.shares_inverter_with}`,
    )
  for (const field of OF_INVERTERS)
    if (sent[field] !== undefined) sink.fail(`${at}.${field}`, `The inverters are those of the part ${ownerId}: leave ${field} out`)
}

/** The size of a part whose fields are checked as those of a simple request. */
function sizeOf(part: SimplePart, k: number, sink: Sink): PlantSize | null {
  const { inverter_ac_kw: _, ...request } = part.request
  const { size, failures } = checkFields(request, part.sent)
  for (const { field, message } of failures) sink.fail(field === null ? null : ownField(field, part, k), message)
  return failures.length > 0 ? null : size
}

/** The path of a field of a part's own request: of the part where it has it, or could have it alone. */
export function ownField(field: string, { own, areaM2, sent }: Pick<SimplePart, 'own' | 'areaM2' | 'sent'>, k: number): string {
  const name = areaM2 !== null && (field === 'modules' || field === 'system_capacity_kw') ? 'area_m2' : field
  const [top] = name.split('.')
  return PART_FIELDS.has(top) && (own.has(top) || !sent.has(top)) ? `sub_arrays.${k}.${name}` : name
}

/** DC power over AC power at inverters that are stated, of all parts that feed them. */
function checkRatios(parts: readonly SizedPart[], sink: Sink): void {
  parts.forEach(({ request, owner }, k) => {
    if (owner !== k) return
    const own = new Sink()
    const sizes = parts.flatMap((part) => (part.owner === k ? [part.size] : []))
    whereValid(() => checkInverter(request, sizes, own))
    for (const { field, message } of own.failures) sink.fail(`sub_arrays.${k}.${field}`, message)
  })
}

/** A field of the plant is wrong once, not in each part. */
function distinct(failures: readonly Failure[]): Failure[] {
  const seen = new Set<string>()
  return failures.filter(({ field, message }) => {
    const key = `${field} ${message}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
