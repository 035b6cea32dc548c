import type { PlannedOptimisation } from './optimise-study.ts'
import type { Sources } from './sources.ts'

/** Checks an optimisation and plans it: see `planOptimise` of optimise-study.ts, which is loaded with the first one. */
export async function planOptimise(work: { readonly body: unknown }, sources: Sources): Promise<PlannedOptimisation> {
  return (await import('./many.ts')).planOptimise(work, sources)
}
