import type { SimpleRunRequestAnswer } from '@pvyield/contract/schemas'
import { found } from './found.ts'
import type { Sources } from './sources.ts'
import type { ExpandWork } from './work.ts'

/** The full request of a simple one, in its typical year. Fails: as `perform`. */
export async function expand(work: ExpandWork, sources: Sources): Promise<SimpleRunRequestAnswer> {
  // A page of full runs never loads it: 21 kB gzip.
  const { expanded, readSimple } = await import('./read-simple.ts')
  const { request, resolved, extra, findings } = await expanded(await readSimple(work, sources), work, sources)
  const { defaults_applied } = extra()
  const { notCounted } = await import('./all-models.ts')
  return { request, defaults_applied, not_counted: notCounted(resolved, 'simple'), ...found(findings) }
}
