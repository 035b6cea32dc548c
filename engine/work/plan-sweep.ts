import type { Sources } from './sources.ts'
import type { PlannedSweep } from './sweep-study.ts'

/** Checks a sweep and plans it: see `planSweep` of sweep-study.ts, which is loaded with the first sweep. */
export async function planSweep(work: { readonly body: unknown }, sources: Sources): Promise<PlannedSweep> {
  return (await import('./many.ts')).planSweep(work, sources)
}
