import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { type Limit, type LimitRules, type Limits, limitHeaders, limitRefusal } from '../http/rate-limit.ts'
import type { RedisLink } from './link.ts'

/** Limits whose counts all servers share. While Redis is away each server counts for itself. */
export function sharedLimits(link: RedisLink): Limits {
  const connection = link.forCalls()
  return (rules) => new SharedLimit(rules, connection, link)
}

/** A limit whose window begins with the first thing that a caller takes. */
class SharedLimit implements Limit {
  private readonly counts: RateLimiterRedis
  /** Things that were taken, where the same thing counts once. */
  private readonly things: RateLimiterRedis | null
  private readonly insurance: Insurance

  constructor(
    private readonly rules: LimitRules,
    connection: Redis,
    link: RedisLink,
  ) {
    const { name, limit, windowMillis, isOncePerThing = false } = rules
    const counter = (keyPrefix: string, points: number) => {
      const counted = { keyPrefix: `pvyield:limit:${keyPrefix}`, points, duration: windowMillis / 1000 }
      const insurance = new Insurance(counted, () => link.failed('Redis is away: each server counts its callers for itself'))
      const counts = new RateLimiterRedis({ ...counted, storeClient: connection, rejectIfRedisNotReady: true, insuranceLimiter: insurance })
      return { counts, insurance }
    }
    const { counts, insurance } = counter(name, limit)
    this.counts = counts
    this.insurance = insurance
    this.things = isOncePerThing ? counter(`${name}:thing`, 1).counts : null
  }

  async take(caller: string, thing: string): Promise<void> {
    const thingOfCaller = `${caller} ${thing}`
    if (this.things !== null && (await refused(this.things, thingOfCaller)) !== null) return
    const refusal = await refused(this.counts, caller)
    if (refusal === null) return
    await this.things?.delete(thingOfCaller)
    throw limitRefusal(this.rules, this.headersOf(refusal))
  }

  async giveBack(caller: string, thing: string): Promise<void> {
    await this.things?.delete(`${caller} ${thing}`)
    await this.counts.reward(caller, 1)
  }

  /** What was taken before is counted in Redis, and here for the time that it is away. */
  async recall(caller: string): Promise<void> {
    await this.insurance.penalty(caller, 1)
  }

  async headers(caller: string) {
    return this.headersOf(await this.counts.get(caller))
  }

  private headersOf(taken: RateLimiterRes | null) {
    const { limit } = this.rules
    return limitHeaders(limit, Math.max(0, limit - (taken?.consumedPoints ?? 0)), Math.max(0, taken?.msBeforeNext ?? 0))
  }
}

/** Counts in memory while Redis is away. */
class Insurance extends RateLimiterMemory {
  constructor(
    counted: ConstructorParameters<typeof RateLimiterMemory>[0],
    private readonly isUsed: () => void,
  ) {
    super(counted)
  }

  override consume(...args: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.isUsed()
    return super.consume(...args)
  }
}

/** Takes one of a caller's things. Returns what it has taken when there is none left. */
async function refused(counts: RateLimiterRedis, caller: string): Promise<RateLimiterRes | null> {
  try {
    await counts.consume(caller, 1)
    return null
  } catch (cause) {
    if (cause instanceof RateLimiterRes) return cause
    throw cause
  }
}
