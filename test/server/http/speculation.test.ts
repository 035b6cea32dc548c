import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { join } from 'node:path'
import type { Me } from '@pvyield/contract/schemas'
import { type Person, signIn } from '../accounts/person.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { exchange } from './raw-socket.ts'

const ADDRESS = '/api/run/simple?latitude=48.1&longitude=11.6&system_capacity_kw=10'

let service: TestService
let ada: Person
let key: string
beforeAll(async () => {
  service = await startTestService({ ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log' })
  ada = await signIn(service, 'ada@example.com')
  key = (await ada.makeKey()).key
})
afterAll(() => service.stop())

const left = async () => ((await (await ada.call('GET', '/api/me')).json()) as Me).free_units_left
const stored = () => {
  const store = new Database(join(service.dataDir, 'pvyield.db'), { readonly: true })
  try {
    return store.query<{ n: number }, []>('select count(*) as n from runs where owner is not null').get()?.n
  } finally {
    store.close()
  }
}
const get = (headers: Record<string, string>, method = 'GET') =>
  service.request(ADDRESS, { method, headers: { authorization: `Bearer ${key}`, ...headers } })

test.each<[string, Record<string, string>, number, string | null]>([
  ['HEAD', {}, 405, null],
  ['GET', { 'sec-purpose': 'prefetch' }, 403, null],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }, 403, null],
  ['GET', { purpose: 'prefetch' }, 403, null],
  ['GET', { 'idempotency-key': 'once' }, 422, 'idempotency-key'],
])('%s with %p runs, stores and charges nothing: %p', async (method, headers, status, field) => {
  const before = [await left(), stored()]
  const answer = await get(headers, method)
  expect(answer.status).toBe(status)
  if (method !== 'HEAD') expect((await problemOf(answer)).field).toBe(field)
  expect([await left(), stored()]).toEqual(before)
})

test('the methods that are offered are those that answer; other addresses answer HEAD', async () => {
  expect((await service.request(ADDRESS, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, POST, OPTIONS')
  expect((await service.request('/api/health', { method: 'HEAD' })).status).toBe(200)
  expect((await get({})).status).toBe(200)
})

test('two Host headers are 400 whatever the path', async () => {
  const port = await service.listen()
  for (const path of ['/api/health', '/no/such/path', '/api/runs/x/y/z']) {
    const { status } = await exchange(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`)
    expect([path, status]).toEqual([path, 400])
  }
})
