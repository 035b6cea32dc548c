import type { RunRequest, SubArray } from '@pvyield/contract/schemas'
import { fillDefaults, fullRequest } from './full-request.ts'
import type { SimplePlant } from './plant.ts'
import type { SimplePart } from './sub-arrays.ts'

/** Fields of `array` that a part states also where they are those of the plant. */
const STATED = ['tilt_deg', 'azimuth_deg', 'modules_per_string', 'strings_per_inverter']
const OF_INVERTERS = 'n_inverters'

type Section = Readonly<Record<string, unknown>>
type Parts = readonly Pick<SimplePart, 'id' | 'label' | 'owner'>[]

/**
 * The full request of a plant of parts: its sections are those of the first part, and each part has
 * what differs from them.
 * @param plants  the parts as plants of their own
 * @returns also what each part makes, without and with the document's defaults
 */
export function joinParts(parts: Parts, plants: readonly SimplePlant[]) {
  const made = plants.map(fullRequest)
  const full = made.map(fillDefaults)
  const [base] = full
  const request: RunRequest = { ...base, sub_arrays: parts.map((part, k) => partOf(part, parts[part.owner].id, k, base, full[k])) }
  return { request, made, full }
}

function partOf({ id, label, owner }: Parts[number], ownerId: string, k: number, base: RunRequest, full: RunRequest): SubArray {
  const hasInverters = owner === k
  const stated = hasInverters ? [...STATED, OF_INVERTERS] : STATED
  const array = changes(base.array, full.array, stated)
  if (!hasInverters) delete array[OF_INVERTERS]
  return {
    id,
    label,
    array,
    module: isSame(full.module, base.module) ? null : { ...full.module },
    inverter: !hasInverters || isSame(full.inverter, base.inverter) ? null : { ...full.inverter },
    iam: orNull(changes(base.iam, full.iam)),
    thermal: orNull(changes(base.thermal, full.thermal)),
    dc_losses: orNull(changes(base.dc_losses, full.dc_losses)),
    ...bifacialOf(base.bifacial, full.bifacial),
    shares_inverter_with: hasInverters ? null : ownerId,
    parallel: false,
  } as SubArray
}

/** Left out for the rear side of the plant. */
function bifacialOf(base: RunRequest['bifacial'], own: RunRequest['bifacial']): Pick<SubArray, 'bifacial'> {
  if (isSame(base, own)) return {}
  return { bifacial: own === null ? null : ({ ...(base === null ? own : changes(base, own)) } as SubArray['bifacial']) }
}

/** The fields in which a section differs from that of the plant. */
function changes(base: object, own: object, stated: readonly string[] = []): Record<string, unknown> {
  const from = base as Section
  return Object.fromEntries(Object.entries(own).filter(([key, value]) => stated.includes(key) || !isSame(value, from[key])))
}

function orNull(patch: Record<string, unknown>): Record<string, unknown> | null {
  return Object.keys(patch).length === 0 ? null : patch
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
