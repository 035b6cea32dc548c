import type { Resolved } from '@pvyield/engine'

type SubArray = NonNullable<Resolved['sub_arrays']>[number]

/** What a part of a plant has, as its picture names it. */
export interface WiredPart {
  readonly name: string
  readonly array: Pick<Resolved['array'], 'modules_per_string' | 'strings_per_inverter' | 'n_inverters'>
  readonly module: Resolved['module']
  /** Null for a part that feeds the inverters of another. */
  readonly inverter: Resolved['inverter'] | null
}

/** The parts of a plant with what each takes from the plant; none for a plant of one. */
export function wiredParts(
  plant: Pick<Resolved, 'array' | 'module' | 'inverter'> & { readonly sub_arrays?: Resolved['sub_arrays'] },
): readonly WiredPart[] {
  const parts = plant.sub_arrays ?? []
  if (parts.length === 0) return []
  const arrayOf = (part: SubArray) => ({ ...plant.array, ...part.array })
  return parts.map((part) => {
    const owner = part.shares_inverter_with === null ? part : (parts.find(({ id }) => id === part.shares_inverter_with) ?? part)
    return {
      name: part.label === null || part.label === '' ? part.id : part.label,
      array: { ...arrayOf(part), n_inverters: arrayOf(owner).n_inverters },
      module: part.module ?? plant.module,
      inverter: owner === part ? (part.inverter ?? plant.inverter) : null,
    }
  })
}

/** Parts that are named one by one. */
const NAMED_MAX = 8

/** Texts of parts, of which a long list is cut. */
export function listed(texts: readonly string[]): string {
  const more = texts.length - NAMED_MAX
  return [...texts.slice(0, NAMED_MAX), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
