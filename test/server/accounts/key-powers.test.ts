import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Me, NewApiKey, SecurityEvent } from '@pvyield/contract/schemas'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { type Person, signIn, TERMS_VERSION } from './person.ts'

let service: TestService
let ada: Person
beforeAll(async () => {
  service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', BASE_URL: 'http://localhost' })
  ada = await signIn(service, 'ada@example.com')
})
afterAll(() => service.stop())

/**
 * The account operations of the contract, whose authentication is the API key unless it states another,
 * with a body that is right and the status of their success.
 */
const ACCOUNT_OPERATIONS = [
  ['POST', '/api/auth/signout', undefined, 204],
  ['GET', '/api/me', undefined, 200],
  ['POST', '/api/me/terms', { accept_terms: true, terms_version: TERMS_VERSION }, 200],
  ['PUT', '/api/me/budget', { budget_usd: 5 }, 200],
  ['PUT', '/api/me/budget', { budget_usd: 500 }, 200],
  ['PUT', '/api/me/budget', { budget_usd: null }, 200],
  ['PUT', '/api/me/profile', { name: 'Ada' }, 200],
  ['GET', '/api/me/logo', undefined, 404],
  ['DELETE', '/api/me/logo', undefined, 200],
  ['PUT', '/api/me/preference', { choices: { 'site.transposition': 'hay_davies' } }, 200],
  ['DELETE', '/api/me/preference', undefined, 200],
  ['GET', '/api/keys', undefined, 200],
  ['POST', '/api/keys', { label: 'another' }, 200],
  ['POST', '/api/billing/topup', { amount_usd: 25 }, 200],
  ['POST', '/api/billing/monthly', undefined, 200],
  ['POST', '/api/billing/checkout/cs_none/confirm', undefined, 404],
  ['POST', '/api/billing/sync', undefined, 200],
  ['GET', '/api/me/usage', undefined, 200],
] as const

const budgetOf = async (person: Person) => ((await (await person.call('GET', '/api/me')).json()) as Me).budget_usd
const setWith = (person: Person, key: string, body: object) => person.callWith(key, 'PUT', '/api/me/budget', body)
const pay = async (person: Person) => {
  const { url } = (await (await person.call('POST', '/api/billing/topup', { amount_usd: 5 })).json()) as { url: string }
  await service.request(`${new URL(url).pathname}/pay`, { method: 'POST' })
}

describe('an API key is the authentication of every account operation', () => {
  for (const [method, path, body, status] of ACCOUNT_OPERATIONS)
    test(`${method} ${path} ${JSON.stringify(body) ?? ''}`, async () => {
      const { key } = await ada.makeKey()
      expect((await ada.callWith(key, method, path, body)).status).toBe(status)
    })

  test('POST /api/billing/portal, and DELETE /api/keys/{key_id} of another key', async () => {
    await pay(ada)
    const [{ key }, other] = [await ada.makeKey(), await ada.makeKey()]
    expect((await ada.callWith(key, 'POST', '/api/billing/portal')).status).toBe(200)
    expect((await ada.callWith(key, 'DELETE', `/api/keys/${other.id}`)).status).toBe(204)
    expect((await ada.callWith(other.key, 'GET', '/api/me')).status).toBe(401)
  })
})

describe('keys_may_raise', () => {
  test('is changed by a session alone, and noted', async () => {
    const person = await signIn(service, 'switch@example.com')
    const { key } = await person.makeKey()
    for (const keys_may_raise of [true, false]) {
      const refused = await problemOf(await setWith(person, key, { budget_usd: 1, keys_may_raise }))
      expect([refused.status, refused.code, refused.field]).toEqual([403, 'forbidden', 'keys_may_raise'])
    }
    expect(await budgetOf(person)).toBeNull()
    const set = await person.call('PUT', '/api/me/budget', { budget_usd: 7, keys_may_raise: false })
    expect(await set.json()).toMatchObject({ budget_usd: 7, keys_may_raise: false })
    expect(await (await person.call('PUT', '/api/me/budget', { budget_usd: 8 })).json()).toMatchObject({ keys_may_raise: false })
    const events = (await (await person.call('GET', '/api/me/events')).json()) as SecurityEvent[]
    expect(events.filter(({ kind }) => kind === 'budget_changed').map(({ details }) => details)).toEqual([
      { from_usd: 7, to_usd: 8 },
      { from_usd: null, to_usd: 7, keys_may_raise: false },
    ])
  })

  test('switched off: a key lowers the budget and revokes itself, and does nothing more', async () => {
    const person = await signIn(service, 'off@example.com')
    await pay(person)
    const [{ id, key }, other] = [await person.makeKey(), await person.makeKey()]
    await person.call('PUT', '/api/me/budget', { budget_usd: 10, keys_may_raise: false })
    for (const [budget_usd, status] of [
      [10, 200],
      [10.000001, 403],
      [null, 403],
      [3, 200],
      [10, 403],
    ] as const)
      expect((await setWith(person, key, { budget_usd })).status).toBe(status)
    const refused = await problemOf(await setWith(person, key, { budget_usd: 4 }))
    expect([refused.field, refused.detail]).toEqual([
      'budget_usd',
      'budget_usd: An API key may not raise the budget: the account has switched that off (keys_may_raise of PUT /api/me/budget). Sign in at /signin and do it there',
    ])
    expect(await budgetOf(person)).toBe(3)
    for (const [method, path, body] of [
      ['POST', '/api/keys', { label: 'more' }],
      ['DELETE', `/api/keys/${other.id}`, undefined],
      ['POST', '/api/billing/portal', undefined],
    ] as const)
      expect((await problemOf(await person.callWith(key, method, path, body))).code).toBe('forbidden')
    expect((await person.callWith(other.key, 'GET', '/api/me')).status).toBe(200)
    const events = (await (await person.call('GET', '/api/me/events')).json()) as SecurityEvent[]
    expect(events.filter(({ kind }) => kind === 'budget_changed')).toHaveLength(3)
    expect(events.filter(({ kind }) => kind === 'key_revoked')).toHaveLength(0)
    expect((await person.callWith(key, 'DELETE', `/api/keys/${id}`)).status).toBe(204)
    // The session does all of it, and switches it on again.
    expect((await person.call('POST', '/api/billing/portal')).status).toBe(200)
    await person.call('PUT', '/api/me/budget', { budget_usd: 3, keys_may_raise: true })
    expect((await setWith(person, other.key, { budget_usd: 50 })).status).toBe(200)
  })

  test('a budget that a session lowers stays lowered while keys repeat the old value', async () => {
    const person = await signIn(service, 'race@example.com')
    const keys = await Promise.all(Array.from({ length: 4 }, () => person.makeKey()))
    for (let k = 0; k < 40; k++) {
      await person.call('PUT', '/api/me/budget', { budget_usd: 100, keys_may_raise: true })
      const repeat = () => keys.map(({ key }: NewApiKey) => setWith(person, key, { budget_usd: 100 }))
      const before = repeat()
      const lowered = person.call('PUT', '/api/me/budget', { budget_usd: 1, keys_may_raise: false })
      const answers = await Promise.all([...before, ...repeat()])
      expect((await lowered).status).toBe(200)
      for (const { status } of answers) expect([200, 403]).toContain(status)
      expect(await budgetOf(person)).toBe(1)
    }
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
