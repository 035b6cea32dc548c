import type { Inverter, Module, SimpleRunRequest } from '@pvyield/contract/schemas'
import { isValid } from '../core/invalid.ts'
import { ownersOf } from '../simple/sub-arrays.ts'
import type { Components } from './expander.ts'
import type { Sections } from './sections.ts'

/** What the plant and its parts name, in the order of the parts; a part has that of the plant where it names none. */
export async function componentsOf(
  { module, inverter, sub_arrays: parts }: Pick<SimpleRunRequest, 'module' | 'inverter' | 'sub_arrays'>,
  sections: Sections,
): Promise<(Components | null)[]> {
  const both = (own: { module: Module | null; inverter: Inverter | null }): Components | null =>
    own.module === null || own.inverter === null ? null : { module: own.module, inverter: own.inverter }
  const plant = { module: await sections.module(module), inverter: await sections.inverter(inverter) }
  if (!isValid(parts) || parts === null) return [both(plant)]
  const own = await sections.ofParts(parts)
  const owners = ownersOf(parts)
  return own.map((part, k) => both({ module: part.module ?? plant.module, inverter: own[owners[k]].inverter ?? plant.inverter }))
}
