import type { LibraryInverter, LibraryModule } from '@pvyield/contract/schemas'
import type { Library } from './index.ts'

/** Fields of a section from the library that its list does not state. */
export interface UnstatedFields {
  /** With a value that the library assumes. */
  readonly assumed: readonly string[]
  /** Without a value. */
  readonly missing: readonly string[]
}

/** Of the components of a plant that the library gave; null for one that was sent, or that the library no longer has. */
export interface UnstatedOfPlant {
  readonly module: UnstatedFields | null
  readonly inverter: UnstatedFields | null
}

/** @param ids  with which the plant names its components; null for one that was sent */
export function unstatedOf(
  library: () => Pick<Library, 'modules' | 'inverters'>,
  { module, inverter }: { readonly module: string | null; readonly inverter: string | null },
): UnstatedOfPlant {
  return {
    module: module === null ? null : ofModule(library().modules, module),
    inverter: inverter === null ? null : ofInverter(library().inverters, inverter),
  }
}

function ofModule(modules: Library['modules'], id: string): UnstatedFields | null {
  const entry: LibraryModule | undefined = modules.describe(id)?.entry
  if (entry === undefined) return null
  return {
    assumed: [
      ...(entry.bifaciality_assumed ? ['bifaciality'] : []),
      ...(entry.size_assumed ? ['length_m', 'width_m'] : []),
      ...(entry.front_surface_assumed ? ['front_surface'] : []),
    ],
    missing: entry.v_max_v === null ? ['v_max_v'] : [],
  }
}

function ofInverter(inverters: Library['inverters'], id: string): UnstatedFields | null {
  const found = inverters.describe(id)
  if (found === undefined) return null
  const entry: LibraryInverter = found.entry
  return {
    assumed: entry.mppt_count === null ? ['mppt_count'] : [],
    missing: (['v_dc_max_v', 'i_dc_max_a'] as const).filter((field) => found.section[field] === null),
  }
}
