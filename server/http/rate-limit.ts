import { Problem } from './problem.ts'

/** Maximum number of remembered callers. The one that was idle longest is dropped first. */
const CALLERS_MAX = 100_000

export type RateLimitHeaders = Readonly<Record<'ratelimit-limit' | 'ratelimit-remaining' | 'ratelimit-reset', string>>

/** Allows each caller a number of distinct things within a sliding time window. */
export class RateLimit {
  /** By caller, when each thing was taken. */
  private readonly taken = new Map<string, Map<string, number>>()

  constructor(
    private readonly limit: number,
    private readonly windowMillis: number,
    /** What is counted and for whom: `new weather locations an hour from one address`. */
    private readonly what: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Takes one thing. Taking the same thing again within the window is free.
   * Fails: Problem rate_limited with Retry-After and the RateLimit headers.
   */
  take(caller: string, thing: string): void {
    const mine = this.current(caller)
    this.taken.delete(caller)
    this.taken.set(caller, mine)
    if (mine.has(thing)) return
    if (mine.size >= this.limit) throw this.refusal(caller)
    mine.set(thing, this.now())
    if (this.taken.size > CALLERS_MAX) this.taken.delete(this.taken.keys().next().value ?? '')
  }

  /** Undoes `take`. */
  giveBack(caller: string, thing: string): void {
    this.taken.get(caller)?.delete(thing)
  }

  /** Notes a thing that was taken before the process began. */
  recall(caller: string, thing: string, at: number): void {
    const mine = this.current(caller)
    mine.set(thing, at)
    this.taken.set(caller, mine)
  }

  /**
   * Headers that report how much a caller has left, and in how many seconds its oldest thing is
   * forgotten (0 when nothing is taken).
   */
  headers(caller: string): RateLimitHeaders {
    const mine = this.current(caller)
    const [oldest] = mine.values()
    const waitMillis = oldest === undefined ? 0 : oldest + this.windowMillis - this.now()
    return {
      'ratelimit-limit': String(this.limit),
      'ratelimit-remaining': String(this.limit - mine.size),
      'ratelimit-reset': String(Math.ceil(waitMillis / 1000)),
    }
  }

  /** What the caller took within the window. Older entries are deleted. */
  private current(caller: string): Map<string, number> {
    const mine = this.taken.get(caller) ?? new Map<string, number>()
    const forgotten = this.now() - this.windowMillis
    for (const [thing, at] of mine) if (at <= forgotten) mine.delete(thing)
    return mine
  }

  private refusal(caller: string): Problem {
    const headers = this.headers(caller)
    const seconds = headers['ratelimit-reset']
    return new Problem('rate_limited', `At most ${this.limit} ${this.what}: try again in ${seconds} s`, {
      headers: { 'retry-after': seconds, ...headers },
    })
  }
}
