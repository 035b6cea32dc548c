import { type ReadRun, readFull } from './read-full.ts'
import { expanded, readSimple } from './read-simple.ts'
import type { Sources } from './sources.ts'
import type { RunWork } from './work.ts'

/** Reads the body of a run. Fails: with every failure of the body, of every kind; as its sources. */
export async function readRun(work: RunWork, sources: Sources): Promise<ReadRun> {
  return work.kind === 'full' ? readFull(work, sources) : expanded(await readSimple(work, sources), work, sources)
}
