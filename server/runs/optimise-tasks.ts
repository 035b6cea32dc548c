import { type PlannedOptimisation, planOptimise } from '@pvyield/engine'
import { packedChunk, readChunk } from './packed-chunk.ts'
import type { StudyHost } from './study-host.ts'
import type { StudyWork } from './study-tasks.ts'

/** Optimisations: each chunk follows from those before it, so that the stored ones are walked through again. */
export const OPTIMISATIONS: StudyWork<PlannedOptimisation> = {
  words: { name: 'optimisation', field: 'max_evaluations', advice: 'send fewer evaluations, or weather in longer steps' },
  plan: planOptimise,
  run: optimised,
}

async function optimised(plan: PlannedOptimisation, host: StudyHost) {
  const stored = new Map((await host.storedChunks()).map(readChunk).map((each) => [each.chunk, each]))
  let done = 0
  const answer = await plan.run(async (chunk, key, make) => {
    const known = stored.get(chunk)
    const isKnown = known !== undefined && known.key === key
    const swept = isKnown ? known.swept : await make()
    done += swept.indices.length
    if (!isKnown) await host.keepChunk(chunk, packedChunk({ chunk, key, swept }), { done, of: plan.most })
    return swept
  })
  const { count, failed_count: failed, fields } = answer
  const label = `Optimum of ${fields.map(({ path }) => path).join(', ')} from ${count} plants`
  return { answer, label, runs: count, ranFrac: failed === count ? 0 : 1 - failed / plan.most }
}
