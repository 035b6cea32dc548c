import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ApiKey } from '@pvyield/contract/schemas'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { type Person, signIn } from './person.ts'

let service: TestService
let ada: Person
let eve: Person
beforeAll(async () => {
  service = await startTestService()
  ada = await signIn(service, 'ada@example.com')
  eve = await signIn(service, 'eve@example.com')
})
afterAll(() => service.stop())

const keysOf = async (person: Person) => (await person.call('GET', '/api/keys')).json() as Promise<ApiKey[]>

describe('an API key', () => {
  test('is shown once, and listed by its last four characters', async () => {
    const made = await ada.makeKey('Laptop')
    expect(made.key).toMatch(/^pvk_live_[0-9A-Za-z]{40}$/)
    expect(await keysOf(ada)).toEqual([
      { id: made.id, label: 'Laptop', last_four: made.key.slice(-4), created_at: made.created_at, last_used_at: null },
    ])
    expect(await (await ada.callWith(made.key, 'GET', '/api/me')).json()).toMatchObject({ signed_in: true, email: 'ada@example.com' })
    // The request does not wait until its use is stored.
    let [used] = await keysOf(ada)
    for (; used?.last_used_at === null; [used] = await keysOf(ada)) await Bun.sleep(5)
    expect(Date.parse(used?.last_used_at ?? '')).toBeGreaterThanOrEqual(Date.parse(made.created_at))
  })

  test('does not delete the account', async () => {
    const { key } = await ada.makeKey()
    expect((await problemOf(await ada.callWith(key, 'DELETE', '/api/me'))).code).toBe('forbidden')
  })

  test('that is revoked is refused at once, and never an anonymous call', async () => {
    const { id, key } = await ada.makeKey()
    expect((await ada.callWith(key, 'GET', '/api/defaults')).status).toBe(200)
    expect((await eve.call('DELETE', `/api/keys/${id}`)).status).toBe(404)
    expect((await ada.callWith(key, 'DELETE', `/api/keys/${id}`)).status).toBe(204)
    expect((await ada.call('DELETE', `/api/keys/${id}`)).status).toBe(404)
    for (const path of ['/api/defaults', '/api/me', '/api/keys', '/openapi.json']) {
      const refused = await ada.callWith(key, 'GET', path)
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    }
  })

  test('is one of at most 50 of the account, also when many are made at once', async () => {
    const person = await signIn(service, 'many@example.com')
    const statuses: number[] = []
    for (let k = 0; k < 3; k++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => person.call('POST', '/api/keys', { label: 'k' })))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    expect(await keysOf(person)).toHaveLength(30)
  })

  test('of a wrong form is 401; what a proxy in front reads is none of ours', async () => {
    const withHeader = (authorization: string) => service.request('/api/defaults', { headers: { authorization } })
    for (const header of ['Bearer', 'Bearer x', 'pvk_live_x', `Bearer pvk_live_${'a'.repeat(40)}`, 'Token abc'])
      expect((await withHeader(header)).status).toBe(401)
    expect((await withHeader('Basic YTpi')).status).toBe(200)
  })

  test('of one account sees nothing of another', async () => {
    const { key } = await eve.makeKey()
    expect(await (await eve.callWith(key, 'GET', '/api/keys')).json()).toHaveLength(1)
    expect(await (await eve.callWith(key, 'GET', '/api/me/events')).text()).not.toContain('Laptop')
  })
})

test('health, readiness and metrics look at no key', async () => {
  for (const path of ['/api/health', '/api/ready', '/metrics'])
    expect((await service.request(path, { headers: { authorization: 'Bearer x' } })).status).toBe(200)
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
