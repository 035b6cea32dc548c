import type { AcceptedRun, StoredRun } from '../generated/types.gen.ts'
import type { CallOptions } from './call.ts'
import type { Clock } from './clock.ts'
import { PvyieldTimeoutError } from './error.ts'

export interface WaitOptions extends CallOptions {
  /** Give up after this long; default 10 minutes. The run goes on. */
  timeoutMs?: number
  /** How often one look is sent again after 429, 503 or a lost connection; default 5, since an accepted run survives a restart. */
  maxRetries?: number
  /** Pause between two looks where the service does not name one (`Retry-After`); default 1 second. */
  pollMs?: number
  /** Return the hourly series too. */
  includeSeries?: boolean
}

export interface Look {
  readonly run: StoredRun | AcceptedRun
  readonly retryAfterS: number | null
}

export const DEFAULT_WAIT_MS = 600_000
const DEFAULT_POLL_MS = 1000
const DEFAULT_RETRIES = 5

/**
 * Looks at a run until it is complete.
 * Fails: what the run failed with (422 `run_failed`), an unknown id (404), PvyieldTimeoutError, the reason of the signal.
 */
export async function waitForRun(
  runId: string,
  { timeoutMs = DEFAULT_WAIT_MS, maxRetries = DEFAULT_RETRIES, pollMs = DEFAULT_POLL_MS, signal }: WaitOptions,
  look: (options: CallOptions) => Promise<Look>,
  clock: Clock,
): Promise<StoredRun> {
  const until = clock.now() + timeoutMs
  for (;;) {
    signal?.throwIfAborted()
    const { run, retryAfterS } = await look({ maxRetries, timeoutMs: Math.max(until - clock.now(), 0), ...(signal && { signal }) })
    if (run.status === 'complete') return run
    const pauseMs = retryAfterS === null ? pollMs : retryAfterS * 1000
    if (clock.now() + pauseMs > until) throw new PvyieldTimeoutError(`${runId} is still running after ${timeoutMs} ms`, runId)
    await clock.pause(pauseMs, signal)
  }
}
