import type { Resolved } from '../core/option.ts'
import type { Report } from '../report/report.ts'
import { type Attempt, attemptOf } from '../variants/attempt.ts'
import { type Patch, patchBetween, patched } from '../variants/patch.ts'
import type { VariantResult } from '../variants/run-variants.ts'
import { progressOf } from './progress.ts'
import { readRun } from './read-run.ts'
import type { Sources } from './sources.ts'
import type { RunWork } from './work.ts'

/** A plant, and other values of fields of its body: each point is a body of its own. */
export interface SweepWork extends Pick<RunWork, 'kind' | 'body'> {
  readonly points: readonly Patch[]
}

/** A digest depends on the order of the fields, which a variant does not keep: a point has no provenance. */
export type SweptSummary = Report['summary']

/**
 * The summary of each point of a sweep, or why its body is refused. Every body is read by itself, so that a field of a
 * simple request changes all that follows from it; what the bodies then have in common runs once.
 * Fails: as its sources.
 * Checked by: test/engine/work/sweep.test.ts
 */
export async function sweep({ kind, body, points }: SweepWork, sources: Sources): Promise<Attempt<SweptSummary>[]> {
  const read: Attempt<Resolved>[] = []
  for (const point of points) {
    const work = { kind, body: patched(body as Resolved, point) }
    read.push(await attemptOf(async () => (await readRun(work, sources)).resolved))
  }
  const [base] = valuesOf(read)
  if (base === undefined) return read as Attempt<never>[]
  const patches = valuesOf(read).map((resolved) => patchBetween(base, resolved))
  // A page that runs single plants never loads it.
  const [{ runVariants }, { SUMMARY }] = await Promise.all([import('../variants/run-variants.ts'), import('../variants/wanted.ts')])
  const results = runVariants(base, patches, SUMMARY, { onProgress: progressOf(sources) }).values()
  return read.map((each) => {
    if (!('value' in each)) return each
    const result = results.next().value as Attempt<VariantResult<SweptSummary>>
    return 'value' in result ? { value: result.value.wanted } : result
  })
}

function valuesOf<T>(attempts: readonly Attempt<T>[]): T[] {
  return attempts.flatMap((each) => ('value' in each ? [each.value] : []))
}
