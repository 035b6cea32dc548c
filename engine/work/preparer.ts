import { type Prepare, prepare } from '../chain.ts'
import type { Resolved } from '../core/option.ts'

/** Prepares a plant; the code of plants of parts is loaded with the first of them. */
export async function preparerOf({ sub_arrays }: Pick<Resolved, 'sub_arrays'>): Promise<Prepare> {
  return sub_arrays === null ? prepare : (await import('../plant/prepare-plant.ts')).preparePlant
}
