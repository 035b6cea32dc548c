import type { Operations } from '../generated/operations.gen.ts'
import type {
  AcceptedStudy,
  OptimiseAnswer,
  OptimiseRequest,
  StudyFailure,
  SweepAnswer,
  SweepRequest,
  UncertaintyAnswer,
  UncertaintyRequest,
} from '../generated/types.gen.ts'
import { CALL_OPTIONS, type RunOptions } from './call.ts'
import type { Clock } from './clock.ts'
import { ProblemError, PvyieldTimeoutError } from './error.ts'
import { refuseUnknownOptions } from './known-options.ts'
import { DEFAULT_WAIT_MS, type WaitOptions } from './wait-for-run.ts'

/** Options of `sweep`, `optimise` and `uncertainty`. */
export interface SweepOptions extends Omit<RunOptions, 'inBackground'>, Pick<WaitOptions, 'pollMs'> {
  /** Hears how many variants are done. A sweep that is answered at once is done when it is heard of. */
  onProgress?: (progress: { done: number; of: number }) => void
}

const SWEEP_OPTIONS = [...CALL_OPTIONS, 'pollMs', 'idempotencyKey', 'onProgress'] as const satisfies (keyof SweepOptions)[]
export const DEFAULT_POLL_MS = 500
/** Retries of each poll: an accepted study survives a restart of the service. */
export const POLL_RETRIES = 5

/** Runs a sweep. If it continues in the background, waits for it; one that nobody waits for any more goes on. */
export async function waitedSweep(
  operations: Pick<Operations, 'createSweep' | 'getStudy'>,
  request: SweepRequest,
  options: SweepOptions,
  clock: Clock,
): Promise<SweepAnswer> {
  const answer = await waited((call) => operations.createSweep(request, call), operations, options, clock)
  if ('answer' in answer) options.onProgress?.({ done: answer.answer.count, of: answer.answer.count })
  return 'answer' in answer ? answer.answer : (answer.result as SweepAnswer)
}

/** Finds the best values of some fields; waits for a study that continues in the background. */
export async function waitedOptimisation(
  operations: Pick<Operations, 'createOptimisation' | 'getStudy'>,
  request: OptimiseRequest,
  options: SweepOptions,
  clock: Clock,
): Promise<OptimiseAnswer> {
  const answer = await waited((call) => operations.createOptimisation(request, call), operations, options, clock)
  if ('answer' in answer) options.onProgress?.({ done: answer.answer.count, of: answer.answer.count })
  return 'answer' in answer ? answer.answer : (answer.result as OptimiseAnswer)
}

/** Assesses a budget of uncertainties, or a plant; waits for a study that continues in the background. */
export async function waitedUncertainty(
  operations: Pick<Operations, 'assessUncertainty' | 'getStudy'>,
  request: UncertaintyRequest,
  options: SweepOptions,
  clock: Clock,
): Promise<UncertaintyAnswer> {
  const answer = await waited((call) => operations.assessUncertainty(request, call), operations, options, clock)
  return 'answer' in answer ? answer.answer : (answer.result as UncertaintyAnswer)
}

type Waited<Answer> = { readonly answer: Answer } | { readonly result: NonNullable<Awaited<ReturnType<Operations['getStudy']>>['result']> }

async function waited<Answer extends object>(
  start: (options: RunOptions) => Promise<Answer | AcceptedStudy>,
  { getStudy }: Pick<Operations, 'getStudy'>,
  given: SweepOptions,
  clock: Clock,
): Promise<Waited<Answer>> {
  refuseUnknownOptions(given, SWEEP_OPTIONS)
  const { pollMs = DEFAULT_POLL_MS, timeoutMs = DEFAULT_WAIT_MS, onProgress, idempotencyKey, ...call } = given
  const until = clock.now() + timeoutMs
  const answer = await start({ ...call, timeoutMs, ...(idempotencyKey !== undefined && { idempotencyKey }) })
  if (!('study_id' in answer)) return { answer }
  const { study_id: id } = answer
  for (;;) {
    const { result, failure, done, of } = await getStudy(id, {
      maxRetries: POLL_RETRIES,
      ...call,
      timeoutMs: Math.max(until - clock.now(), 0),
    })
    if (done !== null && of !== null) onProgress?.({ done, of })
    if (failure !== null) throw failedStudy(failure)
    if (result !== null) return { result }
    if (clock.now() + pollMs >= until) throw new PvyieldTimeoutError(`${id} is still running after ${timeoutMs} ms`, id)
    await clock.pause(pollMs, call.signal)
  }
}

/** A study that ended without a result, as the error of its call. */
export function failedStudy(failure: StudyFailure): ProblemError {
  return new ProblemError({ status: 422, ...failure, field: failure.errors[0]?.field ?? null, request_id: null }, null)
}
