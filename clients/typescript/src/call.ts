import type { Client } from '../generated/client/index.ts'
import type { Clock } from './clock.ts'
import { PvyieldConnectionError, PvyieldError, PvyieldTimeoutError } from './error.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Longest time of the call in milliseconds, its retries and their pauses included. */
  timeoutMs?: number
  /** How often the call is sent again after 429, 503 or a lost connection. */
  maxRetries?: number
}

export interface RunOptions extends CallOptions {
  /** The same key with the same request gets the first answer again for 24 hours. Default: a new one each call, so that retries run once. */
  idempotencyKey?: string
  /** Ask for 202 at once instead of waiting for the run. */
  inBackground?: boolean
}

/** What every call hands to hey-api. */
export interface Common {
  client: Client
  throwOnError: true
  signal: AbortSignal
  headers: Record<string, string>
}

export type Send<T> = (common: Common) => Promise<{ data: T }>
type Call<Options> = <T>(options: Options | undefined, send: Send<T>) => Promise<T>

/** The ways to make a call: they differ in when it is sent again. Every way repeats a call that the service turned away (429, 503). */
export interface Caller {
  /** GET, PUT, DELETE: also after a lost connection. */
  readonly repeatable: Call<CallOptions>
  /** A run: also after a lost connection, with an idempotency key. */
  readonly keyed: Call<RunOptions>
  /** POST without a key: not after a lost connection, since the service may have done it. */
  readonly once: Call<CallOptions>
  /** As `repeatable`, for an answer that is a text; 202 is a failure. */
  readonly text: (options: CallOptions | undefined, send: Send<unknown>) => Promise<string>
}

export interface CallerParts {
  readonly client: Client
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly maxRetries: number
  readonly clock: Clock
}

/** Pause before the first retry without `Retry-After`; each further one is twice as long, of which half is random. */
const BACKOFF_MS = 500
/** Timers count in 31 bits, and in whole milliseconds. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

export function createCaller({ client, baseUrl, clock, ...defaults }: CallerParts): Caller {
  async function attempt<T>(options: CallOptions, headers: Record<string, string>, isRepeatable: boolean, send: Send<T>): Promise<T> {
    const { signal, timeoutMs = defaults.timeoutMs, maxRetries = defaults.maxRetries } = options
    const until = clock.now() + timeoutMs
    const timeout = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), LONGEST_TIMEOUT_MS))
    const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
    for (let retries = 0; ; retries++) {
      try {
        return (await send({ client, throwOnError: true, signal: either, headers })).data
      } catch (error) {
        signal?.throwIfAborted()
        if (timeout.aborted) throw new PvyieldTimeoutError(`No answer from ${baseUrl} within ${timeoutMs} ms`, null)
        const pauseMs = retryAfterMs(error) ?? BACKOFF_MS * 2 ** retries * (0.5 + clock.random() / 2)
        if (retries >= maxRetries || !isPassing(error, isRepeatable) || clock.now() + pauseMs >= until) throw error
        await clock.pause(pauseMs, signal)
      }
    }
  }

  const repeatable: Caller['repeatable'] = (options = {}, send) => attempt(options, {}, true, send)
  return {
    repeatable,
    once: (options = {}, send) => attempt(options, {}, false, send),
    keyed: (options = {}, send) => attempt(options, runHeaders(options, defaults.maxRetries), true, send),
    text: async (options, send) => {
      const data = await repeatable(options, send)
      if (typeof data !== 'string') throw stillRunning()
      return data
    },
  }
}

function runHeaders({ idempotencyKey, inBackground, maxRetries }: RunOptions, defaultRetries: number): Record<string, string> {
  const key = idempotencyKey ?? ((maxRetries ?? defaultRetries) > 0 ? newKey() : undefined)
  return { ...(key !== undefined && { 'Idempotency-Key': key }), ...(inBackground && { Prefer: 'respond-async' }) }
}

/** 128 random bits; `crypto.randomUUID` is absent from pages that came over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether another try may succeed: too many requests, a service that starts or is overloaded, a lost connection. */
function isPassing(error: unknown, isRepeatable: boolean): boolean {
  if (error instanceof PvyieldError) return error.status === 429 || error.status === 503
  return isRepeatable && error instanceof PvyieldConnectionError
}

function retryAfterMs(error: unknown): number | null {
  return error instanceof PvyieldError && error.retryAfterS !== null ? error.retryAfterS * 1000 : null
}

/** The service answers 202 where a text was asked for of a run that is not complete. */
function stillRunning(): PvyieldError {
  const detail = 'The run is still running: call waitForRun first'
  return new PvyieldError({ status: 202, code: 'running', field: null, errors: [], detail, request_id: null }, null)
}
