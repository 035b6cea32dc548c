import { nonFiniteFailure } from '../core/finite.ts'
import type { Failure } from '../core/sink.ts'
import { ENGINE_VERSION } from '../core/version.ts'
import type { Report } from '../report/report.ts'
import type { BatchRequest } from '../studies/batch/request.ts'
import type { BatchRow } from '../studies/batch/results.ts'
import { type Attempt, attemptOf } from '../variants/attempt.ts'
import { REPORT } from '../variants/wanted.ts'
import { askedOnce } from './asked-once.ts'
import { type Cost, runCost } from './cost.ts'
import { inWordsOf } from './in-words-of.ts'
import { progressOf } from './progress.ts'
import type { ReadRun } from './read-full.ts'
import { readRun } from './read-run.ts'
import { runPoints } from './run-points.ts'
import type { Sources } from './sources.ts'

/** Requests that run together share what they have in common: the sun above one place, for example. */
const TOGETHER_MAX = 64
/** Work and memory of requests that run together, beyond those of the last of them. */
const TOGETHER_MAX_SECONDS = 2
const TOGETHER_MAX_BYTES = 120e6
/** A result, with the plant that ran; null for one that could not be read. */
export interface RanRequest {
  readonly result: BatchRow
  readonly run: ReadRun | null
}

/** Failures of one request that are kept. */
const ERRORS_MAX = 5

/**
 * Runs the first requests that are left, as many as run together. Each row has what a run of its own answers, to the
 * last digit, or why it failed.
 * @param requests  those that are left, each read when it is its turn
 * @param admit     waits for the room that they take
 * Fails: as its sources.
 * Checked by: test/engine/work/run-batch.test.ts
 */
export async function runBatch(
  requests: Iterator<BatchRequest>,
  sources: Sources,
  admit: (cost: Cost) => void | Promise<void> = () => undefined,
): Promise<RanRequest[]> {
  // The batch is admitted as a whole, and its requests have passed their checks.
  const shared: Sources = { ...sources, ...askedOnce(sources), admit: () => undefined }
  const checkpoint = progressOf(sources)
  const read: { readonly request: BatchRequest; readonly run: Attempt<ReadRun> }[] = []
  const cost = { seconds: 0, bytes: 0 }
  while (read.length < TOGETHER_MAX && cost.seconds < TOGETHER_MAX_SECONDS && cost.bytes < TOGETHER_MAX_BYTES) {
    const next = requests.next()
    if (next.done === true) break
    checkpoint()
    const run = await attemptOf(() => readRun(next.value, shared))
    read.push({ request: next.value, run })
    if (!('value' in run)) continue
    const { seconds, bytes } = runCost(run.value.resolved, 0)
    cost.seconds += seconds
    cost.bytes += bytes
  }
  await admit(cost)
  const plants = read.map(({ run }) => ('value' in run ? { value: run.value.resolved } : run))
  return runPoints(plants, REPORT, sources).map((report, k) => {
    const { request, run } = read[k]
    return { result: rowOf(request, run, report), run: 'value' in run ? run.value : null }
  })
}

function rowOf({ row, line, id, name }: BatchRequest, read: Attempt<ReadRun>, report: Attempt<Report>): BatchRow {
  const known = { row, line, id, name, engine_version: ENGINE_VERSION }
  const refusal = 'reason' in read ? read : report
  if ('reason' in refusal) return failed(known, refusal.failures)
  if ('reason' in read || 'reason' in report) throw new Error('A request has neither a result nor a failure')
  const { summary, loss_diagram } = report.value
  const failure = nonFiniteFailure({ summary, loss_diagram })
  if (failure !== null) return failed(known, [failure])
  return { ...known, status: 'complete', summary: inWordsOf(read.value.names, summary, read.value.findings), errors: null }
}

function failed(known: Pick<BatchRow, 'row' | 'line' | 'id' | 'name' | 'engine_version'>, failures: readonly Failure[]): BatchRow {
  return { ...known, status: 'failed', summary: null, errors: failures.slice(0, ERRORS_MAX) }
}
