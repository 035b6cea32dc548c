import { Problem } from './problem.ts'

/** Maximum number of remembered callers. The one that was idle longest is dropped first. */
const CALLERS_MAX = 100_000

export type RateLimitHeaders = Readonly<Record<'ratelimit-limit' | 'ratelimit-remaining' | 'ratelimit-reset', string>>

/** What a limit counts. */
export interface LimitRules {
  /** Short name by which the servers of a store share the counts. */
  readonly name: string
  readonly limit: number
  readonly windowMillis: number
  /** What is counted and for whom: `new weather locations an hour from one address`. */
  readonly what: string
  /** Whether a caller takes the same thing again, which is free. */
  readonly isOncePerThing?: boolean
  readonly now?: () => number
}

/** Allows each caller a number of things within a time. A limit whose counts are shared answers later. */
export interface Limit {
  /** Takes one thing. Fails: Problem rate_limited with Retry-After and the RateLimit headers. */
  take(caller: string, thing: string): void | Promise<void>
  /** Undoes `take`. */
  giveBack(caller: string, thing: string): void | Promise<void>
  /** Notes a thing that was taken before the process began. */
  recall(caller: string, thing: string, at: number): void | Promise<void>
  /** Headers that report how much a caller has left, and in how many seconds it has more. */
  headers(caller: string): RateLimitHeaders | Promise<RateLimitHeaders>
}

export type Limits = (rules: LimitRules) => Limit

/** Limits of this process. */
export const ownLimits: Limits = ({ limit, windowMillis, what, now }) => new RateLimit(limit, windowMillis, what, now)

/** Allows each caller a number of distinct things within a sliding time window. */
export class RateLimit implements Limit {
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
    return limitHeaders(this.limit, this.limit - mine.size, waitMillis)
  }

  /** What the caller took within the window. Older entries are deleted. */
  private current(caller: string): Map<string, number> {
    const mine = this.taken.get(caller) ?? new Map<string, number>()
    const forgotten = this.now() - this.windowMillis
    for (const [thing, at] of mine) if (at <= forgotten) mine.delete(thing)
    return mine
  }

  private refusal(caller: string): Problem {
    return limitRefusal({ limit: this.limit, what: this.what }, this.headers(caller))
  }
}

export function limitHeaders(limit: number, remaining: number, waitMillis: number): RateLimitHeaders {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(Math.ceil(waitMillis / 1000)),
  }
}

export function limitRefusal({ limit, what }: Pick<LimitRules, 'limit' | 'what'>, headers: RateLimitHeaders): Problem {
  const seconds = headers['ratelimit-reset']
  return new Problem('rate_limited', `At most ${limit} ${what}: try again in ${seconds} s`, {
    headers: { 'retry-after': seconds, ...headers },
  })
}
