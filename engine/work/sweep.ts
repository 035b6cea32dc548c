import type { Report } from '../report/report.ts'
import type { Attempt } from '../variants/attempt.ts'
import type { Patch } from '../variants/patch.ts'
import { progressOf } from './progress.ts'
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
  // A page that runs single plants never loads it.
  const { PointReader, runPoints, REPORT } = await import('./many.ts')
  const reader = new PointReader(kind, body as object, sources)
  const checkpoint = progressOf(sources)
  const read = []
  for (const point of points) {
    checkpoint()
    const found = await reader.read(point)
    read.push('value' in found ? { value: found.value.resolved } : found)
  }
  return runPoints(read, REPORT, sources).map((each) => ('value' in each ? { value: each.value.summary } : each))
}
