import type { SeriesName } from '../core/part-series.ts'
import { check as checkRun } from '../run.ts'
import { beforeYear } from './before-year.ts'
import { runCost } from './cost.ts'
import { wantedYear } from './place.ts'
import { preparerOf } from './preparer.ts'
import { readFull } from './read-full.ts'
import { expanded, readSimple } from './read-simple.ts'
import { seriesMax } from './series.ts'
import type { BeforeYear, Plan, Sources, YearQuery } from './sources.ts'
import type { RunWork } from './work.ts'

/** A run that has passed all checks; a simple one without weather those that need no typical year. */
export type Checked =
  | { readonly plan: Plan; readonly own: readonly SeriesName[] }
  | { readonly wanted: YearQuery; readonly before: BeforeYear }

/** Makes all checks of a run without the simulation, and without its typical year. Fails: as `perform`. */
export async function check(work: RunWork, sources: Sources): Promise<Checked> {
  const simple = work.kind === 'simple' ? await readSimple(work, sources) : null
  const wanted = simple && wantedYear(simple.simple)
  if (simple !== null && wanted !== null) return { wanted, before: beforeYear(simple, work) }
  const { request, resolved } = simple === null ? await readFull(work, sources) : await expanded(simple, work, sources)
  const plan = { step: 'run', request, resolved } as const
  await sources.admit?.({ ...plan, cost: runCost(resolved, seriesMax(work, resolved)) })
  const own = checkRun(resolved, await preparerOf(resolved))
  return { own, plan: { ...plan, cost: runCost(resolved, seriesMax(work, resolved, own)) } }
}
