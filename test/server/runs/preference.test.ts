import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { NewApiKey, RunAnswer, SimpleRunAnswer, StoredRun } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { type Person, signIn } from '../accounts/person.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
let ada: Person
let made: NewApiKey
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' }) // no run of these is slow enough for a 202
  ada = await signIn(service, 'ada@example.com')
  made = await ada.makeKey()
})
afterAll(() => service.stop())

const simple = async (query = '', headers: Record<string, string> = {}) => {
  const answer = await service.post(`/api/run/simple${query}`, SIMPLE, { authorization: `Bearer ${made.key}`, ...headers })
  return (await answer.json()) as SimpleRunAnswer & { run_id: string }
}
const prefer = (choices: Record<string, string>) => ada.call('PUT', '/api/me/preference', { choices })
const fromPreference = ({ defaults_applied = [] }: Pick<RunAnswer, 'defaults_applied'>) =>
  defaults_applied.filter(({ source }) => source.startsWith('Preference')).map(({ field, value }) => [field, value])

test('a simple run of the account uses the preference where it suits, and says so; others do not', async () => {
  const before = await simple()
  await prefer({ 'site.transposition': 'isotropic', 'array.tracking': 'optimised' })
  const after = await simple()
  expect(fromPreference(after)).toEqual([['site.transposition', 'isotropic']])
  expect(after.defaults_applied.filter(({ field }) => field === 'site.transposition')).toHaveLength(1)
  expect(after.request.site.transposition).toBe('isotropic')
  expect(after.summary.e_grid_kwh).not.toBe(before.summary.e_grid_kwh)
  expect(after.summary.warnings).toContainEqual(expect.stringContaining('The preference array.tracking optimised is left out'))
  const again = await service.post('/api/run', after.request)
  expect(((await again.json()) as RunAnswer).summary.e_grid_kwh).toBe(after.summary.e_grid_kwh)
  for (const other of [
    await simple('?preference=false'),
    (await (await service.post('/api/run/simple', SIMPLE)).json()) as SimpleRunAnswer,
  ])
    expect([fromPreference(other), other.summary]).toEqual([[], before.summary])
})

test('a full run uses it when it is asked to, and only with an account', async () => {
  await prefer({ 'site.transposition': 'isotropic' })
  const run = async (query: string) =>
    (await (await service.post(`/api/run${query}`, smallPlant(), { authorization: `Bearer ${made.key}` })).json()) as RunAnswer
  const [plain, preferred] = [await run(''), await run('?preference=true')]
  expect(fromPreference(plain)).toEqual([])
  expect(fromPreference(preferred)).toEqual([['site.transposition', 'isotropic']])
  expect(preferred.models?.find(({ step }) => step === 'site.transposition')).toMatchObject({ option: 'isotropic' })
  expect(preferred.summary.e_grid_kwh).not.toBe(plain.summary.e_grid_kwh)
  expect((await problemOf(await service.post('/api/run?preference=true', smallPlant()))).code).toBe('unauthorized')
})

test('a background run uses the preference that it was accepted with', async () => {
  await prefer({ 'site.transposition': 'isotropic' })
  const { run_id: id } = await simple('', { prefer: 'respond-async' })
  await ada.call('DELETE', '/api/me/preference')
  let stored = await ada.call('GET', `/api/runs/${id}`)
  for (; stored.status === 202; stored = await ada.call('GET', `/api/runs/${id}`)) await Bun.sleep(20)
  const { response } = (await stored.json()) as StoredRun
  expect(fromPreference(response as SimpleRunAnswer)).toEqual([['site.transposition', 'isotropic']])
})

test('an idempotency key repeats its answer when the preference has changed, and is refused for another wish', async () => {
  const key = { 'idempotency-key': 'once' }
  await prefer({ 'site.transposition': 'isotropic' })
  const first = await simple('', key)
  await prefer({ 'site.transposition': 'hay_davies' })
  expect(await simple('', key)).toEqual(first)
  expect((await simple('?preference=false', key)) as unknown).toMatchObject({ code: 'idempotency_conflict' })
})

test('series that the run does not have are refused before a location is counted, with and without a preference', async () => {
  const left = async () => {
    const { headers } = await ada.callWith(made.key, 'GET', '/api/weather/tmy?latitude=48.1&longitude=11.6&fields=meta')
    return headers.get('ratelimit-remaining')
  }
  const before = await left()
  let latitude = 50
  const run = (columns: string, headers: Record<string, string>) => {
    const body = { ...SIMPLE, latitude: ++latitude, include_series: true }
    return service.post(`/api/run/simple?columns=${columns}`, body, { authorization: `Bearer ${made.key}`, ...headers })
  }
  const ways: Record<string, string>[] = [{}, { accept: 'text/csv' }, { prefer: 'respond-async' }]
  const clipping = { 'ac_losses.subhourly_clipping': 'allen' }
  for (const choices of [null, { 'site.transposition': 'isotropic' }, clipping]) {
    if (choices === null) await ada.call('DELETE', '/api/me/preference')
    else await prefer(choices)
    for (const headers of ways) {
      // A fixed plant has no rotation, and only a clipping model has its loss.
      for (const name of choices === clipping ? ['PhiAng'] : ['PhiAng', 'ILPmxSH'])
        expect((await problemOf(await run(name, headers))).field).toBe('columns')
    }
  }
  expect(await left()).toBe(before)
  // What the preference adds may be chosen.
  for (const headers of ways) {
    latitude = 48.1 - 1
    expect((await run('ILPmxSH', headers)).status).toBe(headers.prefer === undefined ? 200 : 202)
  }
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
