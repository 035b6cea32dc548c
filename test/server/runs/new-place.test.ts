import { afterAll, beforeAll, expect, test } from 'bun:test'
import { SIMPLE, simpleRunOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

/** Longer than the bodies that the main thread reads. */
const BIG_CHARS = 70_000

test.each([
  ['read by the main thread', 10, 0],
  ['read by a worker', 20, BIG_CHARS],
])('the year of a new place is made by the run that needs it, and stored for others: a body %s', async (_, latitude, chars) => {
  const place = { ...SIMPLE, latitude }
  const first = await simpleRunOf(await service.post('/api/run/simple', JSON.stringify(place).padEnd(chars)))
  const { id } = first.request.weather as { id: string }
  const year = await service.request(`/api/weather/tmy?latitude=${latitude}&longitude=${SIMPLE.longitude}`)
  expect(((await year.json()) as { meta: { id: string } }).meta.id).toBe(id)
  const again = await simpleRunOf(await service.post('/api/run/simple', place))
  expect(again.summary).toEqual(first.summary)
  // A full run reads the year from the store by its id.
  const full = await simpleRunOf(await service.post('/api/run', first.request))
  expect(full.summary.e_grid_kwh).toBe(first.summary.e_grid_kwh)
})

test('several runs at one new place at the same time answer the same', async () => {
  const runs = await Promise.all([1, 2, 3].map(async () => simpleRunOf(await service.post('/api/run/simple', { ...SIMPLE, latitude: 30 }))))
  expect(new Set(runs.map(({ summary }) => summary.e_grid_kwh)).size).toBe(1)
})

test('a run that is accepted at a new place makes its year too', async () => {
  const accepted = await service.post('/api/run/simple', { ...SIMPLE, latitude: 35 }, { prefer: 'respond-async' })
  const { run_id } = (await accepted.json()) as { run_id: string }
  let stored = await service.request(`/api/runs/${run_id}`)
  for (; stored.status === 202; stored = await service.request(`/api/runs/${run_id}`)) await Bun.sleep(20)
  expect(await stored.json()).toMatchObject({ status: 'complete' })
})

test('an expansion at a new place', async () => {
  const { request } = (await (await service.post('/api/run/simple/request', { ...SIMPLE, latitude: 40 })).json()) as { request: object }
  expect(request).toMatchObject({ weather: { id: expect.stringMatching(/^met_/) } })
})
