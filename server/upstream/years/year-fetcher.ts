import { type HttpUpstream, type UpstreamAnswer, type UpstreamCall, UpstreamUnavailable } from '../http-fetch.ts'
import { shownText } from '../json-answer.ts'
import { NoTypicalYear, unexpected } from '../typical-year-source.ts'
import type { Access, AskedYears, YearSource } from './year-source.ts'

/** The caller's key is refused, or has nothing left. `reason` contains no key. */
export class KeyRefused extends Error {
  constructor(
    readonly service: string,
    readonly reason: string,
  ) {
    super(`${service} refuses the key: ${reason}`)
    this.name = 'KeyRefused'
  }
}

/** All calls of one request end within so many times the limit of one. */
const PATIENCE = 6
/** Bytes of all answers to one request. */
const BYTES_MAX = 48e6

/** Fetches the years of one source: its calls in order, a few at once, with limits on time and bytes of them all. */
export class YearFetcher {
  constructor(
    private readonly source: YearSource,
    private readonly upstream: HttpUpstream,
    /** Access of the operator. */
    private readonly own: Access,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether the operator has given what opens the source. */
  get isOpen(): boolean {
    return this.source.keyOwner === 'nobody' || this.own.key !== ''
  }

  /**
   * The answers in the order of the calls.
   * @param key  of the caller; empty for the operator's
   * Fails: UpstreamUnavailable, NoTypicalYear, KeyRefused.
   */
  async fetch(asked: AskedYears, key: string): Promise<Uint8Array[]> {
    const access = key === '' ? this.own : { ...this.own, key }
    const calls = this.source.calls(asked, access)
    const until = this.now() + PATIENCE * this.upstream.timeoutMillis
    const answers = new Array<Uint8Array>(calls.length)
    let next = 0
    let bytes = 0
    const work = async (): Promise<void> => {
      for (let k = next++; k < calls.length; k = next++) {
        if (this.now() > until)
          throw new UpstreamUnavailable(
            this.source.service,
            `took longer than ${(PATIENCE * this.upstream.timeoutMillis) / 1000} s in all: ask for fewer years`,
          )
        const answer = await this.answered(calls[k], access, key !== '')
        bytes += answer.length
        if (bytes > BYTES_MAX)
          throw new UpstreamUnavailable(this.source.service, `answered with more than ${BYTES_MAX / 1e6} MB in all: ask for fewer years`)
        answers[k] = answer
      }
    }
    try {
      await Promise.all(Array.from({ length: Math.min(this.source.callsAtOnce, calls.length) }, work))
    } finally {
      next = calls.length // after a failure no further call is made
    }
    return answers
  }

  private async answered(call: UpstreamCall | undefined, access: Access, isOfCaller: boolean): Promise<Uint8Array> {
    if (call === undefined) throw new UpstreamUnavailable(this.source.service, 'was asked for nothing')
    const answer = await this.upstream.send(isOfCaller ? { ...call, isWithKeyOfCaller: true } : call)
    // one service answers its errors with 200
    const refusal = answer.status === 200 && !mayBeRefusal(answer) ? null : this.source.refusal(answer)
    if (refusal === null && answer.status === 200) return answer.bytes
    if (refusal === null) throw unexpected(this.source.service, answer)
    const reason = withoutKey(refusal.reason, access)
    if (refusal.kind === 'no data') throw new NoTypicalYear(this.source.service, reason)
    if (isOfCaller) throw new KeyRefused(this.source.service, refusal.kind === 'quota' ? `its quota is used up (${reason})` : reason)
    throw new UpstreamUnavailable(
      this.source.service,
      refusal.kind === 'quota' ? 'has answered as often as it does in a day' : 'refuses the access that the operator has set',
    )
  }
}

/** Answers of XML are looked at: an exception of WPS may come with 200. */
function mayBeRefusal({ bytes }: UpstreamAnswer): boolean {
  return /ExceptionText>/.test(new TextDecoder().decode(bytes.subarray(0, 4000)))
}

/** A text of the service without what opens it, also where the service repeats it encoded. */
function withoutKey(reason: string, { key, email }: Access): string {
  let text = reason
  for (const secret of [key, email])
    if (secret !== '')
      for (const form of [secret, encodeURIComponent(secret), encodeURIComponent(encodeURIComponent(secret))])
        text = text.replaceAll(form, '...')
  return shownText(text) ?? '...'
}
