import type { PlannedSweep, SweptTable } from '@pvyield/engine'
import { packedChunk, readChunk } from './packed-chunk.ts'
import type { StudyHost } from './study-host.ts'

/** A study whose chunks are known before the first of them. */
type Chunked = Pick<PlannedSweep, 'chunks' | 'run' | 'table'> & { readonly grid: { readonly count: number } }

/** Runs the chunks of a study and keeps each; those that an earlier attempt has left are not run again. */
export async function inChunks(plan: Chunked, host: StudyHost): Promise<SweptTable> {
  const { grid, chunks } = plan
  const table = plan.table()
  const stored = new Map((await host.storedChunks()).map(readChunk).map(({ chunk, swept }) => [chunk, swept]))
  for (let chunk = 0; chunk < chunks; chunk++) {
    const known = stored.get(chunk)
    const swept = known ?? (await plan.run(chunk))
    table.add(swept)
    if (known === undefined) await host.keepChunk(chunk, packedChunk({ chunk, swept }), { done: table.done, of: grid.count })
  }
  return table
}
