import type { AcceptedRun, StoredRun } from '../generated/types.gen.ts'
import type { CallOptions } from './call.ts'
import type { Clock } from './clock.ts'
import { PvyieldTimeoutError } from './error.ts'

export interface WaitOptions extends CallOptions {
  /** Stop waiting after this time in milliseconds; default 10 minutes. The run continues. */
  timeoutMs?: number
  /**
   * Maximum number of retries of each poll after 429, 503 or a lost connection.
   * Default 5, because an accepted run survives a restart of the service.
   */
  maxRetries?: number
  /** Pause between polls in milliseconds, if the answer has no `Retry-After`; default 1 second. */
  pollMs?: number
  /** Include the hourly series. */
  includeSeries?: boolean
}

export interface Poll {
  readonly run: StoredRun | AcceptedRun
  readonly retryAfterS: number | null
}

export const DEFAULT_WAIT_MS = 600_000
const DEFAULT_POLL_MS = 1000
const DEFAULT_RETRIES = 5
/** A run may end at any time: no pause between two polls is longer, whatever `Retry-After` says. */
const LONGEST_STATED_PAUSE_MS = 60_000

/**
 * Polls a run until it is complete.
 * Fails: ProblemError when the run failed (422 `run_failed`) or the id is unknown (404),
 * PvyieldTimeoutError, the signal's reason.
 */
export async function waitForRun(
  runId: string,
  { timeoutMs = DEFAULT_WAIT_MS, maxRetries = DEFAULT_RETRIES, pollMs = DEFAULT_POLL_MS, signal }: WaitOptions,
  poll: (options: CallOptions) => Promise<Poll>,
  clock: Clock,
): Promise<StoredRun> {
  const until = clock.now() + timeoutMs
  for (;;) {
    signal?.throwIfAborted()
    const { run, retryAfterS } = await poll({ maxRetries, timeoutMs: Math.max(until - clock.now(), 0), ...(signal && { signal }) })
    if (run.status === 'complete') return run
    const pauseMs = retryAfterS === null ? pollMs : Math.min(retryAfterS * 1000, LONGEST_STATED_PAUSE_MS)
    if (clock.now() + pauseMs > until) throw new PvyieldTimeoutError(`${runId} is still running after ${timeoutMs} ms`, runId)
    await clock.pause(pauseMs, signal)
  }
}
