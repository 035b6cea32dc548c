import type { Sources } from './sources.ts'
import type { PlannedUncertainty } from './uncertainty-study.ts'

/** Checks a study of uncertain fields and plans it: see `planUncertainty` of uncertainty-study.ts, which is loaded with the first. */
export async function planUncertainty(work: { readonly body: unknown }, sources: Sources): Promise<PlannedUncertainty> {
  return (await import('./many.ts')).planUncertainty(work, sources)
}
