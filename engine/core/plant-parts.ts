import { isValid } from './invalid.ts'
import type { Resolved } from './option.ts'

/** A part of a plant, as a plant of its own. */
export interface PlantPart {
  readonly id: string
  readonly label: string | null
  /** The request of the plant with what the part changes, and without other parts. */
  readonly request: Resolved
  /** The part whose inverters it feeds; itself where it has its own. */
  readonly owner: number
  /** Whether its strings are in parallel with those of the owner. */
  readonly isParallel: boolean
}

/** The parts of a plant: the plant itself where it has none. */
export function partsOf(request: Resolved): readonly PlantPart[] {
  const { sub_arrays: sent } = request
  if (sent === null || sent === undefined) return [{ id: '', label: null, request, owner: 0, isParallel: false }]
  const plain = { ...request, sub_arrays: null }
  const batteryAt = batteryOf(request)
  const own = sent.map((part) => withPart(plain, part, batteryAt(part.id)))
  return sent.map(({ id, label, shares_inverter_with: ownerId, parallel }, k) => {
    const found = ownerId === null ? k : sent.findIndex((other) => other.id === ownerId)
    const owner = found < 0 ? k : found
    return { id, label, request: owner === k ? own[k] : atInvertersOf(own[owner], own[k]), owner, isParallel: owner !== k && parallel }
  })
}

/** The requests of the parts that have inverters. */
export function ownersOf(request: Resolved): readonly Resolved[] {
  return partsOf(request).flatMap((part, k) => (part.owner === k ? [part.request] : []))
}

/** The parts that differ by more than the number of their inverters: equal ones run once. */
export function distinctParts(request: Resolved): readonly Resolved[] {
  const parts = partsOf(request)
  if (parts.length === 1) return [parts[0].request]
  const known = new Map<string, Resolved>()
  for (const { request: part, owner, isParallel } of parts) {
    const { array, iam, thermal, dc_losses, bifacial, module, inverter, storage } = part
    const isShared = parts.some((other, k) => other.owner === owner && k !== owner)
    const own = { ...array, n_inverters: 1 }
    known.set(
      JSON.stringify([
        own,
        iam,
        thermal,
        dc_losses,
        bifacial,
        module,
        inverter,
        storage?.coupling,
        isParallel,
        isShared ? known.size : null,
      ]),
      part,
    )
  }
  return [...known.values()]
}

/** A plant of one part is that part: it runs as a plant without parts. */
export function withoutSolePart(request: Resolved): Resolved {
  return request.sub_arrays?.length === 1 ? partsOf(request)[0].request : request
}

function withPart(plant: Resolved, part: NonNullable<Resolved['sub_arrays']>[number], storage: Resolved['storage']): Resolved {
  const { bifacial } = part
  return {
    ...plant,
    array: merged(plant.array, part.array),
    iam: merged(plant.iam, part.iam),
    thermal: merged(plant.thermal, part.thermal),
    dc_losses: merged(plant.dc_losses, part.dc_losses),
    bifacial: bifacial === null ? null : bifacial === undefined ? plant.bifacial : merged(plant.bifacial, bifacial),
    module: part.module ?? plant.module,
    inverter: part.inverter ?? plant.inverter,
    storage,
  }
}

/** The battery as the parts see it: at the DC side of one of them, and at the AC bus behind the others. */
function batteryOf({ storage }: Resolved): (id: string) => Resolved['storage'] {
  if (!isValid(storage) || storage === null || storage.coupling !== 'dc') return () => storage
  const own: Resolved['storage'] = { ...storage, sub_array: null }
  const others: Resolved['storage'] = { ...own, coupling: 'ac' }
  return (id) => (storage.sub_array === null || storage.sub_array === id ? own : others)
}

/** The section itself where nothing changes, so that equal parts are seen as such. */
function merged<Section>(section: Section, patch: Readonly<Record<string, unknown>> | null): Section {
  return patch === null || Object.keys(patch).length === 0 ? section : { ...section, ...patch }
}

/** A part at the inverters of another. */
function atInvertersOf({ array, inverter }: Resolved, part: Resolved): Resolved {
  const { n_inverters, operating_point } = array
  return { ...part, inverter, array: { ...part.array, n_inverters, operating_point } }
}
