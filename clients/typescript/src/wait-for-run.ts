import type { AcceptedRun, StoredRun } from '../generated/types.gen.ts'
import { PvyieldConnectionError, PvyieldError, PvyieldTimeoutError } from './error.ts'

export interface WaitOptions {
  signal?: AbortSignal
  /** Give up after this long; default 10 minutes. The run goes on. */
  timeoutMs?: number
  /** Pause between two looks where the service does not name one (`Retry-After`); default 1 second. */
  pollMs?: number
  /** Return the hourly series too. */
  includeSeries?: boolean
}

export type Poll = (
  runId: string,
  options: { includeSeries?: boolean; signal?: AbortSignal },
) => Promise<{ run: StoredRun | AcceptedRun; retryAfterS: number | null }>

const DEFAULT_TIMEOUT_MS = 600_000
const DEFAULT_POLL_MS = 1000
/** Looks in a row that may be lost or turned away: an accepted run survives a restart of the service. */
const LOST_LOOKS_ALLOWED = 5

/**
 * Looks at a run until it is complete.
 * Fails: what the run failed with (422 `run_failed`), an unknown id (404), PvyieldTimeoutError, the reason of the signal.
 */
export async function waitForRun(
  runId: string,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, pollMs = DEFAULT_POLL_MS, includeSeries }: WaitOptions,
  poll: Poll,
): Promise<StoredRun> {
  const until = Date.now() + timeoutMs
  const options = { ...(includeSeries !== undefined && { includeSeries }), ...(signal && { signal }) }
  for (let lost = 0; ; ) {
    signal?.throwIfAborted()
    let retryAfterS: number | null = null
    try {
      const look = await poll(runId, options)
      if (look.run.status === 'complete') return look.run
      retryAfterS = look.retryAfterS
      lost = 0
    } catch (error) {
      lost++
      if (!isPassing(error) || lost > LOST_LOOKS_ALLOWED) throw error
      if (error instanceof PvyieldError) retryAfterS = error.retryAfterS
    }
    const pauseMs = retryAfterS === null ? pollMs : retryAfterS * 1000
    if (Date.now() + pauseMs > until) throw new PvyieldTimeoutError(runId, timeoutMs)
    await pause(pauseMs, signal)
  }
}

/** A lost connection, too many requests, or a service that is starting or overloaded. */
function isPassing(error: unknown): boolean {
  return error instanceof PvyieldConnectionError || (error instanceof PvyieldError && (error.status === 429 || error.status === 503))
}

function pause(millis: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, millis)
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
