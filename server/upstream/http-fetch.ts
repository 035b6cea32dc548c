import type { Log } from '../log.ts'
import type { UpstreamOutcome } from '../metrics.ts'

/** What an outside service answered, read whole. */
export interface UpstreamAnswer {
  readonly status: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** An outside service that gives no usable answer at present; `message` may be shown to clients and names no address and no key. */
export class UpstreamUnavailable extends Error {
  constructor(
    /** Name of the service, as users know it. */
    readonly service: string,
    /** What went wrong, to follow the service's name. */
    readonly reason: string,
  ) {
    super(`${service} ${reason}`)
    this.name = 'UpstreamUnavailable'
  }
}

export interface UpstreamOptions {
  /** Name of the service, as users know it. */
  readonly service: string
  /** Address of the service, from the configuration, without a slash at the end. */
  readonly baseUrl: string
  /** Says who asks, as these services demand. */
  readonly userAgent: string
  /** For one question, its second try included. */
  readonly timeoutMillis: number
  /** Size of an answer at most, inflated. */
  readonly bytesMax: number
  readonly log: Log
  /** Told what became of every question, and how long it took. */
  readonly count?: (outcome: UpstreamOutcome, millis: number) => void
  readonly now?: () => number
}

/** How long a service that was not reached, or refused for its load, is left alone: those who come in the meantime are told at once. */
const PAUSE_MILLIS = 60_000
/** Headers of a refusal for want of a service: when it is asked again. */
export const ASK_AGAIN = { 'retry-after': String(PAUSE_MILLIS / 1000) } as const
/** A service that asks for more than this is asked again all the same. */
const PAUSE_MAX_MILLIS = 3_600_000
/** Before the second try. */
const RETRY_WAIT_MILLIS = 500
/** Answers of a service that is overloaded or down; 529 is PVGIS' "too many". */
const BUSY = new Set([429, 502, 503, 504, 529])

/** Asks one outside service by GET: bounded in time and size, without redirects, never at an address that a request names. */
export class HttpUpstream {
  private pausedUntil = 0
  private pauseReason = ''

  constructor(private readonly options: UpstreamOptions) {}

  get service(): string {
    return this.options.service
  }

  /**
   * The service's answer of any status but those of an overloaded service.
   * @param path          below the base address, with its slash
   * @param query         parameters; their values appear in no log and no message
   * @param isWorthRetry  tells an answer that may be another when asked again; it is asked for once more
   * Fails: UpstreamUnavailable.
   */
  async get(
    path: string,
    query: Readonly<Record<string, string>>,
    isWorthRetry: (answer: UpstreamAnswer) => boolean = () => false,
  ): Promise<UpstreamAnswer> {
    const { service, baseUrl, timeoutMillis, count } = this.options
    if (this.now() < this.pausedUntil) {
      count?.('paused', 0)
      throw new UpstreamUnavailable(service, this.pauseReason)
    }
    const url = `${baseUrl}${path}?${new URLSearchParams(query)}`
    const signal = AbortSignal.timeout(timeoutMillis)
    const answer = await this.ask(path, url, signal)
    if (!isWorthRetry(answer)) return answer
    await Bun.sleep(RETRY_WAIT_MILLIS)
    return this.ask(path, url, signal)
  }

  private async ask(path: string, url: string, signal: AbortSignal): Promise<UpstreamAnswer> {
    const { service, userAgent, timeoutMillis, bytesMax, log, count } = this.options
    const begun = performance.now()
    /** Counts the question as ended; ms. */
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
      log.info('upstream_failed', { service, path, reason, ms: end('failed') })
      throw new UpstreamUnavailable(service, reason)
    }
    let answer: UpstreamAnswer | 'too large'
    let response: Response
    try {
      response = await fetch(url, { redirect: 'manual', signal, headers: { 'user-agent': userAgent } })
      answer = await readBounded(response, bytesMax)
    } catch {
      // The cause may name the address, and with it a key.
      return fail(signal.aborted ? `did not answer within ${timeoutMillis / 1000} s` : 'cannot be reached', PAUSE_MILLIS)
    }
    if (answer === 'too large') return fail(`answered with more than ${bytesMax / 1e6} MB`, 0)
    if (response.status >= 300 && response.status < 400) return fail('redirects to another address, which is not followed', PAUSE_MILLIS)
    if (BUSY.has(response.status))
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
    // Leaving the loop cancels the rest.
    if (size > bytesMax) return 'too large'
    chunks.push(chunk)
  }
  return { status, bytes: new Uint8Array(Bun.concatArrayBuffers(chunks)) }
}

/** Null for a date, which is of no use against a clock that may differ. */
function retryAfterMillis(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null
}
