import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { runCost } from './cost.ts'
import { preparerOf } from './preparer.ts'
import { progressOf } from './progress.ts'
import { readFull } from './read-full.ts'
import type { Sources } from './sources.ts'
import type { TreeWork } from './work.ts'

/** The energy of every option of a stage. Fails: as `perform`. */
export async function compare(work: TreeWork, sources: Sources): Promise<TreeAnswer> {
  const resolved = await admitted(work, sources)
  const { now = () => 0 } = sources
  const { scoreTree } = await import('../tree/score.ts')
  return scoreTree(resolved, work.stage, { now, onProgress: progressOf(sources) })
}

/** The steps of a stage as the request selects them. Fails: as `perform`. */
export async function describe(work: TreeWork, sources: Sources): Promise<TreeDescription> {
  const resolved = await admitted(work, sources)
  const { describeTree } = await import('../tree/describe.ts')
  return describeTree(resolved, work.stage, progressOf(sources), await preparerOf(resolved))
}

async function admitted(work: TreeWork, sources: Sources): Promise<Resolved> {
  const { request, resolved } = await readFull(work, sources)
  // A page that compares no models never loads it.
  const { treeSeconds } = await import('../tree/tree-cost.ts')
  const cost = { ...runCost(resolved, 0), seconds: treeSeconds(resolved, work.stage) }
  await sources.admit?.({ step: 'compare', request, resolved, cost })
  return resolved
}
