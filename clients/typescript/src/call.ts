import type { Client } from '../generated/client/index.ts'
import { type Clock, LONGEST_TIMER_MS } from './clock.ts'
import { ProblemError, PvyieldConnectionError, PvyieldTimeoutError } from './error.ts'
import { refuseUnknownOptions } from './known-options.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Time limit of the call in milliseconds, including retries and the pauses between them. */
  timeoutMs?: number
  /** Maximum number of retries after 429, 503 or a lost connection. */
  maxRetries?: number
}

export interface RunOptions extends CallOptions {
  /**
   * The same key with the same request returns the first answer again for 24 hours.
   * Default: a new key for each call, so that retries do not run the plant twice.
   */
  idempotencyKey?: string
  /** Request 202 immediately instead of waiting for the run. */
  inBackground?: boolean
}

/** Names of the options of a call. */
export const CALL_OPTIONS = ['signal', 'timeoutMs', 'maxRetries'] as const satisfies (keyof CallOptions)[]
const RUN_OPTIONS = [...CALL_OPTIONS, 'idempotencyKey', 'inBackground'] as const satisfies (keyof RunOptions)[]

/** Options that every call passes to hey-api. */
export interface Common {
  client: Client
  throwOnError: true
  signal: AbortSignal
  headers: Record<string, string>
  /** Files are read as such, whatever their media type. */
  parseAs?: 'blob'
}

export type Send<T> = (common: Common) => Promise<{ data: T }>
type Call<Options> = <T>(options: Options | undefined, send: Send<T>) => Promise<T>

/**
 * Ways to make a call. They differ in when they retry. All of them retry a call that the service
 * refused with 429 or 503.
 */
export interface Caller {
  /** GET, PUT, DELETE: retried after a lost connection too. */
  readonly repeatable: Call<CallOptions>
  /** A run: retried after a lost connection too, with an idempotency key. */
  readonly keyed: Call<RunOptions>
  /** POST without a key: not retried after a lost connection. The service may have executed it. */
  readonly once: Call<CallOptions>
  /** Like `repeatable`, for an answer that is text; 202 is a failure. */
  readonly text: (options: CallOptions | undefined, send: Send<unknown>) => Promise<string>
  /** As `text`, for an answer that is bytes. */
  readonly bytes: (options: CallOptions | undefined, send: Send<unknown>) => Promise<Uint8Array<ArrayBuffer>>
}

export interface CallerParts {
  readonly client: Client
  readonly baseUrl: string
  readonly timeoutMs: number
  readonly maxRetries: number
  readonly clock: Clock
}

/**
 * Base of the pause before the first retry without `Retry-After`. It doubles with each retry. The
 * pause is half of it plus a random part of the other half.
 */
const BACKOFF_MS = 500
/** The service never asks for more: what stands between may state anything. */
const LONGEST_RETRY_AFTER_MS = 3_600_000

export function createCaller({ client, baseUrl, clock, ...defaults }: CallerParts): Caller {
  async function attempt<T>(options: CallOptions, headers: Record<string, string>, isRepeatable: boolean, send: Send<T>): Promise<T> {
    const { signal, timeoutMs = defaults.timeoutMs, maxRetries = defaults.maxRetries } = options
    const until = clock.now() + timeoutMs
    const timeout = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), LONGEST_TIMER_MS))
    const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout])
    for (let retries = 0; ; retries++) {
      try {
        return (await send({ client, throwOnError: true, signal: either, headers })).data
      } catch (error) {
        signal?.throwIfAborted()
        if (timeout.aborted) throw new PvyieldTimeoutError(`No answer from ${baseUrl} within ${timeoutMs} ms`, null)
        const pauseMs = retryAfterMs(error) ?? BACKOFF_MS * 2 ** retries * (0.5 + clock.random() / 2)
        if (retries >= maxRetries || !isTemporary(error, isRepeatable) || clock.now() + pauseMs >= until) throw error
        await clock.pause(pauseMs, signal)
      }
    }
  }

  const repeatable: Caller['repeatable'] = async (options = {}, send) => {
    refuseUnknownOptions(options, CALL_OPTIONS)
    return attempt(options, {}, true, send)
  }
  /** An answer that is a file of any media type; that of what is still running is JSON. */
  async function file(options: CallOptions | undefined, send: Send<unknown>): Promise<Blob> {
    const data = await repeatable(options, (common) => send({ ...common, parseAs: 'blob' }))
    if (!(data instanceof Blob) || data.type.startsWith('application/json')) throw stillRunning()
    return data
  }

  return {
    repeatable,
    once: async (options = {}, send) => {
      refuseUnknownOptions(options, CALL_OPTIONS)
      return attempt(options, {}, false, send)
    },
    keyed: async (options = {}, send) => {
      refuseUnknownOptions(options, RUN_OPTIONS)
      return attempt(options, runHeaders(options, defaults.maxRetries), true, send)
    },
    text: async (options, send) => (await file(options, send)).text(),
    bytes: async (options, send) => bytesIn(await file(options, send)),
  }
}

export async function bytesIn(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer())
}

function runHeaders({ idempotencyKey, inBackground, maxRetries }: RunOptions, defaultRetries: number): Record<string, string> {
  const key = idempotencyKey ?? ((maxRetries ?? defaultRetries) > 0 ? newKey() : undefined)
  return { ...(key !== undefined && { 'Idempotency-Key': key }), ...(inBackground && { Prefer: 'respond-async' }) }
}

/** 128 random bits. `crypto.randomUUID` is not available in pages loaded over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A retry may succeed: too many requests, a starting or overloaded service, a lost connection. */
function isTemporary(error: unknown, isRepeatable: boolean): boolean {
  if (error instanceof ProblemError) return error.status === 429 || error.status === 503
  return isRepeatable && error instanceof PvyieldConnectionError
}

function retryAfterMs(error: unknown): number | null {
  return error instanceof ProblemError && error.retryAfterS !== null ? Math.min(error.retryAfterS * 1000, LONGEST_RETRY_AFTER_MS) : null
}

/** The service answers 202 when the series of a run is requested before the run is complete. */
function stillRunning(): ProblemError {
  const detail = 'The run is not complete yet: call waitForRun first'
  return new ProblemError({ status: 202, code: 'running', field: null, errors: [], detail, request_id: null }, null)
}
