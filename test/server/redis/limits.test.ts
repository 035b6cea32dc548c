import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { Problem } from '../../../server/http/problem.ts'
import type { Limit, LimitRules } from '../../../server/http/rate-limit.ts'
import type { Log } from '../../../server/log.ts'
import { sharedLimits } from '../../../server/redis/limits.ts'
import { RedisLink } from '../../../server/redis/link.ts'
import { REDIS, type RedisServer, startRedis } from '../jobs/redis.ts'

const RULES: LimitRules = { name: 'things', limit: 10, windowMillis: 3_600_000, what: 'things an hour from one caller' }

/** How many of these takings are allowed, and the refusals. */
async function takenAtOnce(takings: readonly (() => void | Promise<void>)[]) {
  const ends = await Promise.allSettled(takings.map(async (take) => take()))
  const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  return { allowed: ends.length - refusals.length, refusals }
}

describe.skipIf(REDIS === null)(
  `limits of callers over several servers${REDIS === null ? ' (skipped: set REDIS_SERVER or PATH to redis-server or valkey-server)' : ''}`,
  () => {
    const warnings: string[] = []
    const log: Log = { info: () => undefined, warn: (event) => void warnings.push(event), error: () => undefined }
    const links: RedisLink[] = []
    let redis: RedisServer
    beforeAll(async () => {
      redis = await startRedis()
    })
    afterAll(async () => {
      for (const link of links) link.close()
      await redis?.stop()
    })

    /** The limit of as many servers, when each of them has reached Redis. */
    async function limitsOf(count: number, rules: LimitRules): Promise<Limit[]> {
      const limits = Array.from({ length: count }, () => {
        const link = new RedisLink(redis.url, log)
        links.push(link)
        return sharedLimits(link)(rules)
      })
      await isShared(limits)
      return limits
    }
    /** Waits until what one takes is known to all. */
    async function isShared(limits: readonly Limit[]): Promise<void> {
      for (let k = 0; ; k++) {
        const caller = `probe ${crypto.randomUUID()} ${k}`
        for (const limit of limits) await limit.take(caller, crypto.randomUUID())
        const left = await Promise.all(limits.map(async (limit) => (await limit.headers(caller))['ratelimit-remaining']))
        if (left.every((remaining) => remaining === String(10 - limits.length))) return
        await Bun.sleep(20)
      }
    }

    test('50 takings at each of two servers are allowed as often as one server allows them', async () => {
      const limits = await limitsOf(2, RULES)
      const { allowed, refusals } = await takenAtOnce(
        Array.from({ length: 100 }, (_, k) => () => limits[k % 2]?.take('192.0.2.1', `thing ${k}`) as Promise<void>),
      )
      expect(allowed).toBe(10)
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(Problem)
      const { code, detail, headers } = refusals[0] as Problem
      expect([code, headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual(['rate_limited', '10', '0'])
      expect(detail).toMatch(/^At most 10 things an hour from one caller: try again in 3[56]\d\d s$/)
      await limits[0]?.giveBack('192.0.2.1', 'thing 0')
      // A count that was refused counts too, until the window ends.
      await limits[1]?.take('192.0.2.2', 'thing')
    })

    test('the same thing counts once, at whichever server, and a refused one is refused again', async () => {
      const limits = await limitsOf(2, { ...RULES, name: 'places', limit: 10, isOncePerThing: true })
      for (let k = 0; k < 30; k++) await limits[k % 2]?.take('acc_1', `place ${k % 10}`)
      for (const limit of limits)
        for (let k = 0; k < 2; k++) expect((await takenAtOnce([() => limit.take('acc_1', 'another')])).allowed).toBe(0)
      await limits[1]?.take('acc_1', 'place 3')
    })

    test('while Redis is away each server counts for itself, says so once, and shares again when it is back', async () => {
      warnings.length = 0
      const limits = await limitsOf(2, { ...RULES, name: 'outage' })
      await redis.kill()
      for (const limit of limits) {
        const takings = Array.from({ length: 30 }, (_, k) => () => limit.take('192.0.2.3', `thing ${k}`))
        expect((await takenAtOnce(takings)).allowed).toBe(10)
      }
      // The connections of the tests before log it too.
      expect(warnings.length).toBeLessThanOrEqual(links.length)
      expect(new Set(warnings)).toEqual(new Set(['redis_failed']))
      await redis.start()
      await isShared(limits)
    })

    test('a server that begins while Redis is away counts for itself, with what it recalls', async () => {
      const link = new RedisLink('redis://127.0.0.1:1', log)
      links.push(link)
      const limit = sharedLimits(link)(RULES)
      await limit.recall('eve', 'link', Date.now())
      const { allowed } = await takenAtOnce(Array.from({ length: 30 }, (_, k) => () => limit.take('eve', `thing ${k}`)))
      expect(allowed).toBe(9)
    })

    test('a Redis that takes calls and does not answer is one that is away', async () => {
      const silent = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data: () => undefined } })
      const link = new RedisLink(`redis://127.0.0.1:${silent.port}`, log)
      links.push(link)
      const limit = sharedLimits(link)(RULES)
      expect((await takenAtOnce(Array.from({ length: 12 }, (_, k) => () => limit.take('eve', `thing ${k}`)))).allowed).toBe(10)
      silent.stop(true)
    })
  },
)
