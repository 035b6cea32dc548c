import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { SQLD } from '../../server/db/sqld.ts'
import { REDIS } from '../../server/jobs/redis.ts'
import { drive } from './drive.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { KINDS, MIXED, mixedKind } from './kinds.ts'
import { loadRun, type MixName } from './load-run.ts'
import { loopbackUrl } from './loopback.ts'

/** Ends what does not end: no load of the tests is limited by its time. */
const LONG_S = 600

describe('the load program', () => {
  test.each([
    'https://127.0.0.1:8080',
    'http://example.com',
    'http://127.0.0.1.example.com',
    'http://10.0.0.1:8080',
    '127.0.0.1:8080',
    'http://0.0.0.0',
  ])('refuses %s, which is not a server on this machine', (url) => {
    expect(() => loopbackUrl(url)).toThrow('servers on this machine only')
  })

  test.each(['http://127.0.0.1:8080', 'http://127.5.0.1', 'http://localhost:1/', 'http://[::1]:8080'])('takes %s', (url) => {
    expect(loopbackUrl(url)).toBe(new URL(url).origin)
  })

  test.each([
    { seconds: 601, atOnce: 1, perSecond: null },
    { seconds: 1, atOnce: 1000, perSecond: null },
    { seconds: 1, atOnce: 1, perSecond: 1e6 },
    { seconds: 1, atOnce: 1, perSecond: null, requests: 1e9 },
    { seconds: Number.NaN, atOnce: 1, perSecond: null },
  ])('refuses a load without a bound: %p', async (loop) => {
    await expect(drive({ kindOf: () => 'a', send: async () => null }, loop)).rejects.toThrow('give a number above 0')
  })

  test('an open loop counts the wait of requests that a stalled server delayed, and those that it kept from being sent', async () => {
    let isStalled = true
    const stalled = Promise.withResolvers<void>()
    setTimeout(() => {
      isStalled = false
      stalled.resolve()
    }, 400)
    const send = async () => {
      if (isStalled) await stalled.promise
      return null
    }
    const { kinds } = await drive({ kindOf: () => 'a', send }, { seconds: LONG_S, atOnce: 20, perSecond: 200, requests: 200 })
    const { requests, errors, maxMs } = kinds.a
    expect(requests).toBe(200)
    expect(errors.not_sent).toBeGreaterThan(0)
    expect(maxMs).toBeGreaterThan(300)
  })

  test('a closed loop sends each request once, and names what failed', async () => {
    const sent: number[] = []
    const send = async (number: number) => {
      sent.push(number)
      if (number === 7) throw new Error('gone')
      return number % 2 === 0 ? null : 'overloaded'
    }
    const { kinds } = await drive({ kindOf: () => 'a', send }, { seconds: LONG_S, atOnce: 3, perSecond: null, requests: 10 })
    expect(sent.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(kinds.a.errors).toEqual({ overloaded: 4, no_answer: 1 })
  })

  test('the mixed load has its kinds in their shares', () => {
    const shares = Object.values(MIXED)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    const kinds = Array.from({ length: 20_000 }, (_, number) => mixedKind(number))
    for (const [kind, share] of Object.entries(MIXED)) {
      const count = kinds.filter((one) => one === kind).length
      expect(Math.abs(count / kinds.length - share)).toBeLessThan(0.01)
    }
  })
})

const MIXES: readonly MixName[] = [...(Object.keys(KINDS) as (keyof typeof KINDS)[]), 'mixed']

/** Requests of a load: enough for each of its callers to have several. */
const REQUESTS = 10

describe('a short load on one server', () => {
  let fleet: Fleet
  beforeAll(async () => {
    fleet = await startFleet({ api: [1], store: 'file', isToWarmUp: false })
  }, HANG_LIMIT_MILLIS)
  afterAll(() => fleet?.stop())

  test.each(MIXES)(
    '%s: all answers are right, in an open and in a closed loop, and all figures are there',
    async (mix) => {
      const plan = { mix, urls: fleet.urls, servers: fleet.servers, checkedOneIn: 1 }
      for (const perSecond of [null, 40]) {
        const run = await loadRun({
          ...plan,
          loop: { seconds: LONG_S, atOnce: perSecond === null ? 2 : 512, perSecond, requests: REQUESTS },
        })
        const figures = Object.values(run.kinds)
        expect(figures.reduce((sum, { requests }) => sum + requests, 0)).toBe(REQUESTS)
        for (const { errors, p50Ms, p95Ms, p99Ms, maxMs } of figures) {
          expect(errors).toEqual({})
          expect([p50Ms, p95Ms, p99Ms].every((value, k, all) => value >= (all[k - 1] ?? 0) && value <= maxMs)).toBe(true)
        }
        const { memoryMib, loopDelayMs } = run.servers
        for (const value of [memoryMib.first, memoryMib.most, memoryMib.last, loopDelayMs.p99, loopDelayMs.p999])
          expect(value).toBeGreaterThan(0)
      }
    },
    HANG_LIMIT_MILLIS,
  )
})

const isThere = SQLD !== null && REDIS !== null
test.skipIf(!isThere)(
  `a short load of accepted runs on an API process, a worker, sqld and Redis${isThere ? '' : ' (skipped: set SQLD and REDIS_SERVER)'}`,
  async () => {
    const fleet = await startFleet({ api: [1], workers: [1], store: 'redis', isToWarmUp: false })
    try {
      const run = await loadRun({
        mix: 'accepted',
        urls: fleet.urls,
        servers: fleet.servers,
        checkedOneIn: 1,
        loop: { seconds: LONG_S, atOnce: 4, perSecond: null, requests: REQUESTS },
      })
      expect(run.kinds.accepted).toMatchObject({ requests: REQUESTS, errors: {} })
    } finally {
      await fleet.stop()
    }
  },
  HANG_LIMIT_MILLIS,
)
