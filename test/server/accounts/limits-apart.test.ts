import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startTestService, type TestService } from '../service.ts'
import { signIn } from './person.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', BASE_URL: 'http://localhost' })
})
afterAll(() => service.stop())

/** The limits of an account by the hour, as docs/limits.md states them. */
test.each<['GET' | 'POST', string, object | undefined, number, number]>([
  ['POST', '/api/billing/topup', { amount_usd: 5 }, 30, 200],
  ['GET', '/api/me/export', undefined, 10, 200],
  ['POST', '/api/billing/sync', undefined, 200, 200],
  ['POST', '/api/keys', { label: 'more' }, 30, 200],
])('%s %s: what keys use up is still there for the session', async (method, path, body, limit, status) => {
  const person = await signIn(service, `${path.replaceAll('/', '-').slice(1)}@example.com`)
  const { key } = await person.makeKey()
  const found: number[] = []
  for (let k = 0; k <= limit; k++) {
    const answer = await person.callWith(key, method, path, body)
    await answer.body?.cancel()
    found.push(answer.status)
  }
  expect([found.slice(0, limit).every((each) => each === status), found.at(-1)]).toEqual([true, 429])
  expect((await person.call(method, path, body)).status).toBe(status)
})
