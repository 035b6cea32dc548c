import { type Prepare, prepare } from '../chain.ts'
import { whereValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'

/** Prepares a plant; the code of plants of parts and of batteries at a DC side is loaded with the first of them. */
export async function preparerOf({ sub_arrays, storage }: Pick<Resolved, 'sub_arrays' | 'storage'>): Promise<Prepare> {
  const isDc = whereValid(() => storage?.coupling === 'dc') === true
  return sub_arrays === null && !isDc ? prepare : (await import('./parts.ts')).preparePlant
}
