import type { Log } from '../log.ts'
import type { UpstreamOutcome } from '../metrics.ts'
import { type Span, traced } from '../tracing/span.ts'

/** The complete answer of an outside service. */
export interface UpstreamAnswer {
  readonly status: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * An outside service gives no usable answer at present. `message` may be shown to clients: it
 * contains no address and no key.
 */
export class UpstreamUnavailable extends Error {
  constructor(
    /** Name of the service, as users know it. */
    readonly service: string,
    /** What went wrong, as text that follows the service's name. */
    readonly reason: string,
  ) {
    super(`${service} ${reason}`)
    this.name = 'UpstreamUnavailable'
  }
}

/** One call of an outside service. */
export interface UpstreamCall {
  /** Below the base address, with a leading slash. */
  readonly path: string
  /** What logs say in place of the path, where it contains more than a name. */
  readonly shownPath?: string
  /** Parameters, or the query as it is sent; their values appear in no log and no message. */
  readonly query: Readonly<Record<string, string>> | string
  /** Appear in no log and no message. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent by POST; a call without one is a GET. */
  readonly body?: string
  /** Whether a second call may give another answer; it is made once. */
  readonly shouldRetry?: (answer: UpstreamAnswer) => boolean
  /** It is made with the key of a caller, whose quota must not pause the service for all others: 429 is answered. */
  readonly isWithKeyOfCaller?: boolean
}

export interface UpstreamOptions {
  /** Name of the service, as users know it. */
  readonly service: string
  /** Address of the service, from the configuration, without a slash at the end. */
  readonly baseUrl: string
  /** Identifies the caller, as these services require. */
  readonly userAgent: string
  /** Time limit of one call, including its retry. */
  readonly timeoutMillis: number
  /** Maximum size of an answer, inflated. */
  readonly bytesMax: number
  readonly log: Log
  /** Called with the outcome and the duration of every call. */
  readonly count?: (outcome: UpstreamOutcome, millis: number) => void
  readonly now?: () => number
}

/**
 * How long no call is made to a service that could not be reached or was overloaded. Calls in the
 * meantime fail at once.
 */
const PAUSE_MILLIS = 60_000
/** Headers of an answer that failed because a service is unavailable: when to try again. */
export const ASK_AGAIN = { 'retry-after': String(PAUSE_MILLIS / 1000) } as const
/** Longest pause, even if the service requests a longer one. */
const PAUSE_MAX_MILLIS = 3_600_000
/** Wait before the retry. */
const RETRY_WAIT_MILLIS = 500
/** Statuses of a service that is overloaded or down; 529 is PVGIS' "too many". */
const BUSY = new Set([429, 502, 503, 504, 529])

/**
 * Calls one outside service, with limits on time and size. It follows no redirects, and
 * clients' requests never choose the address.
 */
export class HttpUpstream {
  private pausedUntil = 0
  private pauseReason = ''

  constructor(private readonly options: UpstreamOptions) {}

  get service(): string {
    return this.options.service
  }

  get timeoutMillis(): number {
    return this.options.timeoutMillis
  }

  /**
   * The service's answer with any status except those of `BUSY`.
   * @param path         below the base address, with a leading slash
   * @param query        parameters; their values appear in no log and no message
   * @param shouldRetry  whether a second call may give another answer; it is made once
   * Fails: UpstreamUnavailable.
   */
  get(
    path: string,
    query: Readonly<Record<string, string>>,
    shouldRetry: (answer: UpstreamAnswer) => boolean = () => false,
  ): Promise<UpstreamAnswer> {
    return this.send({ path, query, shouldRetry })
  }

  /** The same for any call. Fails: UpstreamUnavailable. */
  async send(call: UpstreamCall): Promise<UpstreamAnswer> {
    const { service, baseUrl, timeoutMillis, count } = this.options
    if (this.now() < this.pausedUntil) {
      count?.('paused', 0)
      throw new UpstreamUnavailable(service, this.pauseReason)
    }
    const query = typeof call.query === 'string' ? call.query : new URLSearchParams(call.query).toString()
    const url = `${baseUrl}${call.path}${query === '' ? '' : `?${query}`}`
    const signal = AbortSignal.timeout(timeoutMillis)
    const answer = await this.ask(call, url, signal)
    if (!call.shouldRetry?.(answer)) return answer
    await Bun.sleep(RETRY_WAIT_MILLIS)
    return this.ask(call, url, signal)
  }

  /** A trace names the service, and never the address: it may contain a key and a place. */
  private ask(call: UpstreamCall, url: string, signal: AbortSignal): Promise<UpstreamAnswer> {
    const method = call.body === undefined ? 'GET' : 'POST'
    const fields = { 'http.request.method': method, 'server.address': new URL(url).hostname, 'peer.service': this.options.service }
    return traced(method, 'client', fields, (span) => this.call(call, url, signal, span))
  }

  private async call(call: UpstreamCall, url: string, signal: AbortSignal, span: Span | null): Promise<UpstreamAnswer> {
    const path = call.shownPath ?? call.path
    const { service, userAgent, timeoutMillis, bytesMax, log, count } = this.options
    const begun = performance.now()
    /** Counts the call as ended and returns its duration, ms. */
    const end = (outcome: UpstreamOutcome): number => {
      const millis = performance.now() - begun
      count?.(outcome, millis)
      return Math.round(millis)
    }
    const fail = (reason: string, pauseMillis: number): never => {
      if (pauseMillis > 0) {
        this.pausedUntil = this.now() + Math.min(pauseMillis, PAUSE_MAX_MILLIS)
        this.pauseReason = reason
      }
      log.warn('upstream_failed', { service, path, reason, ms: end('failed'), paused_ms: Math.min(pauseMillis, PAUSE_MAX_MILLIS) })
      throw new UpstreamUnavailable(service, reason)
    }
    let answer: UpstreamAnswer | 'too large'
    let response: Response
    try {
      const sent = call.body === undefined ? {} : { method: 'POST', body: call.body }
      response = await fetch(url, { redirect: 'manual', signal, headers: { ...call.headers, 'user-agent': userAgent }, ...sent })
      span?.set({ 'http.response.status_code': response.status })
      answer = await readBounded(response, bytesMax)
    } catch {
      // Do not report the cause: it may contain the address, which may contain a key.
      return fail(signal.aborted ? `did not answer within ${timeoutMillis / 1000} s` : 'cannot be reached', PAUSE_MILLIS)
    }
    if (answer === 'too large') return fail(`answered with more than ${bytesMax / 1e6} MB`, 0)
    if (response.status >= 300 && response.status < 400) return fail('redirects to another address, which is not followed', PAUSE_MILLIS)
    if (BUSY.has(response.status) && !(call.isWithKeyOfCaller && response.status === 429))
      return fail(`is overloaded or down (HTTP ${response.status})`, retryAfterMillis(response.headers.get('retry-after')) ?? PAUSE_MILLIS)
    log.info('upstream_answered', { service, path, status: response.status, ms: end(response.ok ? 'answered' : 'refused') })
    return answer
  }

  private now(): number {
    return (this.options.now ?? Date.now)()
  }
}

async function readBounded({ status, body }: Response, bytesMax: number): Promise<UpstreamAnswer | 'too large'> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    // Returning from the loop cancels the rest of the body.
    if (size > bytesMax) return 'too large'
    chunks.push(chunk)
  }
  return { status, bytes: new Uint8Array(Bun.concatArrayBuffers(chunks)) }
}

/** Null for a date, which is unreliable because the clocks may differ. */
function retryAfterMillis(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null
}
