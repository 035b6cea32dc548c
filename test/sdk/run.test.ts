import { expect, test } from 'bun:test'
import type { RunRequest } from '@pvyield/sdk'
import { connect } from '../../clients/typescript/src/pvyield.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeService, json, problem, running } from './fake-service.ts'

const simple = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
const plant = { site: { latitude: 48.1, longitude: 11.6 } } as RunRequest
const answer = { summary: { e_grid_kwh: 7 } }
const stored = json({ run_id: 'run_1', status: 'complete', response: answer })

test('run and runSimple return the answer of a run that completes immediately', async () => {
  using service = fakeService(json(answer))
  const pvyield = connect({ baseUrl: service.baseUrl }, fakeClock())
  expect((await pvyield.run(plant)).summary.e_grid_kwh).toBe(7)
  expect((await pvyield.runSimple(simple)).summary.e_grid_kwh).toBe(7)
  expect(service.seen).toMatchObject([
    { path: '/api/run', body: plant },
    { path: '/api/run/simple', body: simple },
  ])
})

test('run and runSimple wait for a run that continues in the background, and return its answer', async () => {
  for (const kind of ['run', 'runSimple'] as const) {
    using service = fakeService(running(), running('2'), running(), stored)
    const clock = fakeClock()
    const pvyield = connect({ baseUrl: service.baseUrl }, clock)
    expect(kind === 'run' ? await pvyield.run(plant, { pollMs: 30 }) : await pvyield.runSimple(simple, { pollMs: 30 })).toMatchObject(
      answer,
    )
    expect(clock.pauses).toEqual([2000, 30])
    expect(service.seen.slice(1).map(({ path }) => path)).toEqual(Array(3).fill('/api/runs/run_1?include_series=false'))
  }
})

test('the answer of a background run includes the series if the request sets include_series', async () => {
  using service = fakeService(running(), stored)
  await connect({ baseUrl: service.baseUrl }, fakeClock()).runSimple({ ...simple, include_series: true })
  expect(service.seen[1]?.path).toBe('/api/runs/run_1?include_series=true')
})

test('columns are sent as one parameter, with names that contain a comma in quotes', async () => {
  using service = fakeService(json(answer))
  await connect({ baseUrl: service.baseUrl }, fakeClock()).run(plant, { columns: ['E_Grid', 'meter, raw'] })
  expect(new URL(service.seen[0]?.path ?? '', service.baseUrl).searchParams.get('columns')).toBe('E_Grid,"meter, raw"')
})

test('a run that fails in the background rejects with its problem', async () => {
  using service = fakeService(running(), problem(422, 'run_failed'))
  await expect(connect({ baseUrl: service.baseUrl }, fakeClock()).run(plant)).rejects.toMatchObject({ code: 'run_failed' })
})

test('timeoutMs limits the run and the wait together, and the error has the run id', async () => {
  using service = fakeService(running(), running('40'))
  const waiting = connect({ baseUrl: service.baseUrl }, fakeClock()).run(plant, { timeoutMs: 100_000 })
  await expect(waiting).rejects.toMatchObject({ name: 'PvyieldTimeoutError', runId: 'run_1' })
  expect(service.seen).toHaveLength(4)
})
