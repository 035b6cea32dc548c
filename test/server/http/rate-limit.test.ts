import { describe, expect, test } from 'bun:test'
import { clientAddress } from '../../../server/http/context.ts'
import { Problem } from '../../../server/http/problem.ts'
import { RateLimit } from '../../../server/http/rate-limit.ts'

const HOUR_MILLIS = 3_600_000

describe('rate limit', () => {
  test('an address may take a limited number of things per hour; taking the same thing again is free; other addresses are not affected', () => {
    let now = 0
    const limit = new RateLimit(3, HOUR_MILLIS, 'things', () => now)
    for (const thing of ['a', 'b', 'c', 'a']) limit.take('1.2.3.4', thing)
    now = 1_800_000
    const refused = refusal(() => limit.take('1.2.3.4', 'd'))
    expect(refused.code).toBe('rate_limited')
    expect(refused.headers).toEqual({
      'retry-after': '1800',
      'ratelimit-limit': '3',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1800',
    })
    limit.take('5.6.7.8', 'd')
    now = HOUR_MILLIS
    limit.take('1.2.3.4', 'd')
  })

  test('the headers report what an address has left and when the oldest thing is forgotten', () => {
    let now = 0
    const limit = new RateLimit(3, HOUR_MILLIS, 'things', () => now)
    expect(limit.headers('1.2.3.4')).toEqual({ 'ratelimit-limit': '3', 'ratelimit-remaining': '3', 'ratelimit-reset': '0' })
    limit.take('1.2.3.4', 'a')
    now = 600_000
    limit.take('1.2.3.4', 'b')
    expect(limit.headers('1.2.3.4')).toEqual({ 'ratelimit-limit': '3', 'ratelimit-remaining': '1', 'ratelimit-reset': '3000' })
    now = HOUR_MILLIS
    expect(limit.headers('1.2.3.4')).toEqual({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2', 'ratelimit-reset': '600' })
  })

  test('the client address is the socket peer, or the last entry of X-Forwarded-For when the proxy is trusted', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', false)).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', true)).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', null, true)).toBe('10.0.0.1')
  })
})

function refusal(work: () => void): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('It was allowed')
}
