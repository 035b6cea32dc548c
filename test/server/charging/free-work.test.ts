import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Me, SimpleRunAnswer } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { type Person, signIn } from '../accounts/person.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const METERED = { ACCOUNTS: 'metered', PAYMENTS: 'test', MAIL: 'log', TRUST_PROXY: '1' }
const SIZE = {
  latitude: 48.1,
  longitude: 11.6,
  module: { id: 'pan_ja_solar_jam66d45_600_lb' },
  inverter: { id: 'ond_sungrow_sg125hv_app01' },
  dc_kw: 150,
}

let service: TestService
let ada: Person
let key: Record<string, string>
beforeAll(async () => {
  service = await startTestService({ ...METERED, FREE_COMPARISONS_PER_HOUR: '3' })
  ada = await signIn(service, 'ada@example.com')
  const made = (await (await ada.call('POST', '/api/keys', { label: 'free work' })).json()) as { key: string }
  key = { authorization: `Bearer ${made.key}` }
})
afterAll(() => service.stop())

const BUDGET = { energies_kwh: [1000], parts: [{ name: 'sun', distribution: { kind: 'normal', sigma: 0.04 } }] }
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('free work where runs are charged', () => {
  test('without an account a small number an hour is free, of both together; what is refused does not count', async () => {
    const bad = await service.post('/api/tree/thermal', {}, from('203.0.113.1'))
    expect(bad.status).toBe(422)
    const statuses: number[] = []
    for (const [path, body] of [
      ['/api/tree/thermal', smallPlant()],
      ['/api/size', SIZE],
      ['/api/tree/optics', smallPlant()],
    ] as const)
      statuses.push((await service.post(path, body, from('203.0.113.1'))).status)
    expect(statuses).toEqual([200, 200, 200])
    for (const [path, body] of [
      ['/api/tree/thermal', smallPlant()],
      ['/api/size', SIZE],
      ['/api/uncertainty', BUDGET],
    ] as const) {
      const refused = await service.post(path, body, from('203.0.113.1'))
      const { code, field, detail } = await problemOf(refused)
      expect([refused.status, code, field, refused.headers.get('www-authenticate')]).toEqual([401, 'unauthorized', null, 'Bearer'])
      expect(detail).toStartWith(
        'Without an account 3 comparisons, sizings and budgets of uncertainty an hour are free on this service: send an API key',
      )
    }
    expect((await service.post('/api/tree/thermal/describe', smallPlant(), from('203.0.113.1'))).status).toBe(200)
    expect((await service.post('/api/size', SIZE, from('203.0.113.2'))).status).toBe(200)
  })

  test('with an account they are free and not counted', async () => {
    for (let k = 0; k < 5; k++) expect((await service.post('/api/size', SIZE, { ...key, ...from('203.0.113.1') })).status).toBe(200)
  })

  test('where nothing is charged they have no such limit', async () => {
    const open = await startTestService({ FREE_COMPARISONS_PER_HOUR: '1' })
    for (let k = 0; k < 3; k++) expect((await open.post('/api/tree/thermal', smallPlant())).status).toBe(200)
    await open.stop()
  })
})

describe('the simple run as an address, where runs are charged', () => {
  const { latitude, longitude } = SIZE
  const address = `/api/run/simple?latitude=${latitude}&longitude=${longitude}&system_capacity_kw=10`
  const left = async () => ((await (await ada.call('GET', '/api/me')).json()) as Me).free_units_left

  test('without credentials it is 401, as the POST; a session is not read and is not charged', async () => {
    const before = await left()
    for (const answer of [
      await service.request(address),
      await ada.call('GET', address),
      await service.post('/api/run/simple', { ...SIMPLE }),
    ]) {
      expect([answer.status, (await problemOf(answer)).code]).toEqual([401, 'unauthorized'])
    }
    expect(await left()).toBe(before)
  })

  test('with a key each call is a run: charged, stored, and in no cache', async () => {
    const before = (await left()) ?? 0
    const answer = await service.request(address, { headers: key })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const { links, billing } = (await answer.json()) as SimpleRunAnswer
    expect([billing?.units, typeof links.run]).toEqual([1, 'string'])
    expect((await service.request(links.run ?? '', { headers: key })).status).toBe(200)
    expect(await left()).toBe(before - 1)
  })
})
