import { EngineError } from '../core/sink.ts'
import { type ReadRun, readFull } from './read-full.ts'
import type { Sources } from './sources.ts'
import type { RunWork } from './work.ts'

/** Reads the body of a run. Fails: with every failure of the body, of every kind; as its sources. */
export async function readRun(work: RunWork, sources: Sources): Promise<ReadRun> {
  if (work.kind === 'full') return readFull(work, sources)
  requireSimple(work.kind)
  // A page of full runs never loads it: 21 kB gzip.
  const { expanded, readSimple } = await import('./read-simple.ts')
  return expanded(await readSimple(work, sources), work, sources)
}

/** Fails: EngineError, for a host without types. */
function requireSimple(kind: unknown): void {
  if (kind === 'simple') return
  const message = `Input should be 'full', for a run request, or 'simple', for a location and a size`
  throw new EngineError([{ code: 'validation_error', field: 'kind', message }])
}
