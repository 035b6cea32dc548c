import { describe, expect, test } from 'bun:test'
import { createPvyield } from '@pvyield/sdk'
import { systemClock } from '../../clients/typescript/src/clock.ts'
import { connect } from '../../clients/typescript/src/pvyield.ts'
import { Choices } from '../contract/seeded.ts'
import { fakeClock } from './fake-clock.ts'
import { type Answer, fakeService, json, problem } from './fake-service.ts'

const simple = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
const healthy = json({ status: 'ok' })
/** A truncated answer, as from a service that stops while it answers. */
const lost: Answer = () => new Response('{', { headers: { 'content-type': 'application/json' } })

async function reason(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => Promise.reject(new Error(`answered ${JSON.stringify(value)}`)),
    (error) => error,
  )
}

describe('a call is retried', () => {
  test.each([
    ['429', problem(429, 'rate_limited')],
    ['503', problem(503, 'overloaded')],
    ['a lost connection', lost],
  ])('after %s, at most twice', async (_, failing) => {
    using recovering = fakeService(failing, failing, healthy)
    expect(await connect({ baseUrl: recovering.baseUrl }, fakeClock()).getHealth()).toMatchObject({ status: 'ok' })
    using broken = fakeService(failing)
    await reason(connect({ baseUrl: broken.baseUrl }, fakeClock()).getHealth())
    expect([recovering.seen.length, broken.seen.length]).toEqual([3, 3])
  })

  test('at most maxRetries times: the value of the call takes precedence over that of the client', async () => {
    using service = fakeService(problem(503, 'overloaded'))
    const pvyield = connect({ baseUrl: service.baseUrl, maxRetries: 4 }, fakeClock())
    await reason(pvyield.getHealth())
    expect(service.seen).toHaveLength(5)
    await reason(pvyield.getHealth({ maxRetries: 0 }))
    expect(service.seen).toHaveLength(6)
  })

  test.each([400, 401, 404, 409, 422, 500, 502])('never after status %d', async (status) => {
    using service = fakeService(problem(status, 'refused'))
    await reason(connect({ baseUrl: service.baseUrl }, fakeClock()).getHealth())
    expect(service.seen).toHaveLength(1)
  })

  test('with its body, even if that is a file', async () => {
    using service = fakeService(problem(503, 'overloaded'), json({ weather: {} }))
    await connect({ baseUrl: service.baseUrl }, fakeClock()).parseWeather(new File(['a,b'], 'year.csv'))
    expect(service.seen.map(({ body }) => body)).toEqual(Array(2).fill({ name: 'year.csv', text: 'a,b' }))
  })

  test('not after a lost connection if it is a POST without a key, because the service may have executed it', async () => {
    using service = fakeService(lost)
    await reason(connect({ baseUrl: service.baseUrl }, fakeClock()).getIamCurve({ iam: {} }))
    expect(service.seen).toHaveLength(1)
  })
})

describe('the pause before a retry', () => {
  test('is random between 250 and 500 ms at first, and doubles each time', async () => {
    using service = fakeService(problem(503, 'overloaded'))
    const [shortest, longest] = [fakeClock(0), fakeClock(1)]
    for (const clock of [shortest, longest]) await reason(connect({ baseUrl: service.baseUrl, maxRetries: 4 }, clock).getHealth())
    expect(shortest.pauses).toEqual([250, 500, 1000, 2000])
    expect(longest.pauses).toEqual([500, 1000, 2000, 4000])
  })

  test('is as long as Retry-After says', async () => {
    using service = fakeService(problem(429, 'rate_limited', {}, { 'retry-after': '7' }), healthy)
    const clock = fakeClock()
    await connect({ baseUrl: service.baseUrl }, clock).getHealth()
    expect(clock.pauses).toEqual([7000])
  })

  test('does not start if it would end after timeoutMs: the call rejects with the refusal', async () => {
    using service = fakeService(problem(429, 'rate_limited', {}, { 'retry-after': '3600' }))
    const clock = fakeClock()
    expect(await reason(connect({ baseUrl: service.baseUrl }, clock).getHealth())).toMatchObject({
      code: 'rate_limited',
      retryAfterS: 3600,
    })
    expect(clock.pauses).toEqual([])
  })

  test('is an hour at most, whatever Retry-After says, and no timer ends early', async () => {
    using service = fakeService(problem(503, 'overloaded', {}, { 'retry-after': '1e9' }), healthy)
    const clock = fakeClock()
    await connect({ baseUrl: service.baseUrl }, clock).getHealth({ timeoutMs: 1e12 })
    expect(clock.pauses).toEqual([3_600_000])
    const left = new AbortController()
    const pause = systemClock.pause(1e12, left.signal).then(
      () => 'ended',
      () => 'aborted',
    )
    await Bun.sleep(5) // a timer of more than 31 bits would have ended
    left.abort()
    expect(await pause).toBe('aborted')
  })

  test('ends with the reason of the signal', async () => {
    using service = fakeService(problem(503, 'overloaded', {}, { 'retry-after': '60' }))
    const controller = new AbortController()
    const call = reason(createPvyield({ baseUrl: service.baseUrl }).getHealth({ signal: controller.signal }))
    while (service.seen.length === 0) await Bun.sleep(1)
    await Bun.sleep(5) // the answer has arrived: the call is in its pause
    controller.abort(new Error('enough'))
    expect(await call).toMatchObject({ message: 'enough' })
  })
})

describe('the idempotency key of a run', () => {
  const keys = (service: { seen: readonly { headers: Headers }[] }) => service.seen.map(({ headers }) => headers.get('idempotency-key'))

  test('is new for each call and the same for its retries', async () => {
    using service = fakeService(lost, json({ summary: {} }))
    const pvyield = connect({ baseUrl: service.baseUrl }, fakeClock())
    await pvyield.createSimpleRun(simple)
    await pvyield.createSimpleRun(simple)
    const [first, second, third] = keys(service)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second === first, third === first]).toEqual([true, false])
  })

  test('is that of the caller if given, and absent without retries', async () => {
    using service = fakeService(json({ summary: {} }))
    const pvyield = createPvyield({ baseUrl: service.baseUrl })
    await pvyield.createSimpleRun(simple, {}, { idempotencyKey: 'plant-7' })
    await pvyield.createSimpleRun(simple, {}, { maxRetries: 0 })
    expect(keys(service)).toEqual(['plant-7', null])
  })
})

test('a call without an answer rejects after timeoutMs', async () => {
  using service = fakeService(() => new Promise<Response>(() => undefined))
  const { baseUrl } = service
  expect(await reason(createPvyield({ baseUrl, timeoutMs: 20 }).getHealth())).toMatchObject({
    name: 'PvyieldTimeoutError',
    message: `No answer from ${baseUrl} within 20 ms`,
    runId: null,
  })
  expect(await reason(createPvyield({ baseUrl }).getHealth({ timeoutMs: 10.5 }))).toMatchObject({ name: 'PvyieldTimeoutError' })
  expect(service.seen.length).toBeLessThanOrEqual(2) // no call is sent again
})

test('for any sequence of answers, a call ends at the first final answer or after its last retry, and uses one key', async () => {
  const choices = new Choices(8)
  const passing = [problem(429, 'rate_limited'), problem(503, 'overloaded'), lost]
  const final = [json({ summary: {} }), problem(422, 'validation_error'), problem(500, 'internal')]
  for (let round = 0; round < 100; round++) {
    const answers = Array.from({ length: 8 }, () => (choices.chance(0.7) ? choices.of(passing) : choices.of(final)))
    const maxRetries = Math.floor(choices.between(1, 5))
    using service = fakeService(...answers)
    const clock = fakeClock(choices.next())
    await connect({ baseUrl: service.baseUrl, maxRetries }, clock)
      .createSimpleRun(simple)
      .catch((error) => error)
    const ends = answers.findIndex((answer) => final.includes(answer))
    expect(service.seen.length).toBe(Math.min(ends < 0 ? answers.length : ends + 1, maxRetries + 1))
    expect(clock.pauses).toHaveLength(service.seen.length - 1)
    expect(new Set(service.seen.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  }
})
