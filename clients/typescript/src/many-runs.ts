import type { RunAnswer, RunRequest, SimpleRunAnswer, SimpleRunRequest } from '../generated/types.gen.ts'
import { PvyieldError, PvyieldUsageError } from './error.ts'

/** A request of `run`, or one of `runSimple`, which has no site. */
export type ManyRequest = RunRequest | SimpleRunRequest

/** What became of one request of `runMany`: an answer, or an error. */
export type RunOutcome<Request extends ManyRequest = ManyRequest> = {
  /** Place of the request in the list. */
  readonly index: number
  readonly request: Request
} & (
  | { readonly answer: Request extends RunRequest ? RunAnswer : SimpleRunAnswer; readonly error: null }
  | {
      readonly answer: null
      /** A PvyieldError; the reason of the signal for a run that was aborted or not started. */
      readonly error: unknown
    }
)

export interface RunProgress<Request extends ManyRequest = ManyRequest> {
  /** Runs that have ended, well or not. */
  readonly done: number
  readonly total: number
  /** The run that has just ended. */
  readonly outcome: RunOutcome<Request>
}

/** Options of `runMany`, in addition to those of each run. */
export interface Together<Request extends ManyRequest = ManyRequest> {
  /** Number of runs at once. Default: 4. */
  readonly concurrency?: number
  /** Called after each run that has ended. */
  readonly onProgress?: (progress: RunProgress<Request>) => void
}

const DEFAULT_CONCURRENCY = 4

/** Retries of each run after 429, 503 or a lost connection: many runs meet the limits of a service more often than one. */
export const MANY_RETRIES = 10

export function isFull(request: ManyRequest): request is RunRequest {
  return 'site' in request
}

/**
 * Runs a few requests at a time. Failures of runs are outcomes; what else is thrown, such as by `onProgress`,
 * starts no more runs and is passed on. After an abort no more runs are started.
 * @returns one outcome for each request, in their order
 */
export async function runTogether<Request extends ManyRequest>(
  requests: Iterable<Request>,
  { concurrency = DEFAULT_CONCURRENCY, onProgress }: Together<Request>,
  signal: AbortSignal | undefined,
  run: (request: Request) => Promise<RunAnswer | SimpleRunAnswer>,
): Promise<RunOutcome<Request>[]> {
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new PvyieldUsageError(`concurrency is ${concurrency}: it is the number of runs at once, a whole number of at least 1`)
  const all = [...requests]
  const waiting = all.entries() // shared: each worker takes the next request
  const outcomes = all.map((request, index): RunOutcome<Request> => ({ index, request, answer: null, error: null }))
  let done = 0
  let isOver = false

  async function work(): Promise<void> {
    for (const [index, request] of waiting) {
      if (isOver || signal?.aborted) return
      const outcome = await outcomeOf(index, request, run, signal)
      outcomes[index] = outcome
      done++
      onProgress?.({ done, total: all.length, outcome })
    }
  }

  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, all.length) }, work))
  } finally {
    isOver = true
  }
  return outcomes.map((outcome) => (outcome.answer === null && outcome.error === null ? { ...outcome, error: signal?.reason } : outcome))
}

async function outcomeOf<Request extends ManyRequest>(
  index: number,
  request: Request,
  run: (request: Request) => Promise<RunAnswer | SimpleRunAnswer>,
  signal: AbortSignal | undefined,
): Promise<RunOutcome<Request>> {
  try {
    return { index, request, answer: await run(request), error: null } as RunOutcome<Request>
  } catch (error) {
    if (!(error instanceof PvyieldError) && !signal?.aborted) throw error
    return { index, request, answer: null, error } as RunOutcome<Request>
  }
}
