import type { BatchRequest } from '../studies/batch/request.ts'
import type { Cost } from './cost.ts'
import type { RanRequest } from './run-batch.ts'
import type { Sources } from './sources.ts'

/** Runs the requests of a batch that run together: see `runBatch` of run-batch.ts, which is loaded with the first of them. */
export async function runBatch(
  requests: Iterator<BatchRequest>,
  sources: Sources,
  admit?: (cost: Cost) => void | Promise<void>,
): Promise<RanRequest[]> {
  return (await import('./many.ts')).runBatch(requests, sources, admit)
}
