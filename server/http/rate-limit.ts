import { Problem } from './problem.ts'

/** Addresses remembered at most; the one idle for longest goes first. */
const ADDRESSES_MAX = 100_000

/** Lets each address take a number of distinct things in any window of time. */
export class RateLimit {
  /** By address, when each thing was taken. */
  private readonly taken = new Map<string, Map<string, number>>()

  constructor(
    private readonly limit: number,
    private readonly windowMillis: number,
    private readonly what: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Takes one thing; taking the same again within the window is free.
   * Fails: Problem rate_limited with Retry-After and the RateLimit headers.
   */
  take(address: string, thing: string): void {
    const now = this.now()
    const mine = this.taken.get(address) ?? new Map<string, number>()
    this.taken.delete(address)
    this.taken.set(address, mine)
    for (const [old, at] of mine) if (at <= now - this.windowMillis) mine.delete(old)
    if (mine.has(thing)) return
    if (mine.size >= this.limit) throw this.refusal((mine.values().next().value ?? now) + this.windowMillis - now)
    mine.set(thing, now)
    if (this.taken.size > ADDRESSES_MAX) this.taken.delete(this.taken.keys().next().value ?? '')
  }

  private refusal(waitMillis: number): Problem {
    const seconds = String(Math.max(1, Math.ceil(waitMillis / 1000)))
    return new Problem('rate_limited', `At most ${this.limit} ${this.what} an hour from one address: try again in ${seconds} s`, {
      headers: {
        'retry-after': seconds,
        'ratelimit-limit': String(this.limit),
        'ratelimit-remaining': '0',
        'ratelimit-reset': seconds,
      },
    })
  }
}
