import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Demo, DemoSummary, RunAnswer, SceneDay, SceneExample } from '@pvyield/contract/schemas'
import { ENGINE_VERSION } from '@pvyield/engine'
import { problemOf, runOf } from '../answers.ts'
import { DatabaseServer } from '../db/database-server.ts'
import { startTestService, type TestService } from '../service.ts'

const IDS = ['residential', 'commercial', 'ground_fixed', 'ground_tracker', 'east_west']

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function demoOf(id: string, query = '', from = service): Promise<Demo> {
  const answer = await from.request(`/api/demos/${id}${query}`)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Demo
}

/** Runs that the service has accepted to compute in the background. */
async function accepted(from: TestService): Promise<number> {
  const text = await (await from.request('/metrics')).text()
  return Number(/^pvyield_runs_total\{kind="full",outcome="accepted"\} (\d+)$/m.exec(text)?.[1] ?? 0)
}

test('a demo that a server of another version has deleted is made again', async () => {
  const store = new DatabaseServer(() => 'answered')
  const shared = await startTestService({ DATABASE_URL: store.url })
  const { result } = await demoOf('residential', '', shared)
  store.database.run("delete from runs where id like 'run_demo_%'")
  expect((await demoOf('residential', '', shared)).result.summary.e_grid_kwh).toBe(result.summary.e_grid_kwh)
  expect(shared.faults).toEqual([])
  await shared.stop()
  await store.stop()
})

test('the list has a demo for each example scene, of this engine', async () => {
  const demos = (await (await service.request('/api/demos')).json()) as DemoSummary[]
  const examples = (await (await service.request('/api/scene-examples')).json()) as SceneExample[]
  expect(demos.map(({ id }) => id)).toEqual(IDS)
  expect(demos).toEqual(
    examples.map(({ id, label, description, counts }) => ({ id, label, description, counts, engine_version: ENGINE_VERSION })),
  )
})

describe.each(IDS)('%s', (id) => {
  test('is a complete request with the example scene, and its result with every hour', async () => {
    const { request, result, engine_version } = await demoOf(id)
    const scene = await (await service.request(`/api/scene-examples/${id}`)).json()
    expect<unknown[]>([request.scene, request.bifacial, engine_version]).toEqual([scene, null, ENGINE_VERSION])
    const { summary, series } = result
    expect(series?.time.length).toBe(8760)
    expect(summary.scene?.placements).toBe((scene as { placements: unknown[] }).placements.length)
    expect(summary.specific_yield_kwh_per_kwp).toBeWithin(1200, 2300)
    expect(summary.warnings).toEqual([expect.stringContaining('Synthetic weather')])
  })

  test('is what a run of its request gives, digit for digit', async () => {
    const { request, result } = await demoOf(id, '?columns=GlobEff,E_Grid')
    const again: RunAnswer = await runOf(await service.post('/api/run?columns=GlobEff,E_Grid', request))
    const { provenance: _, ...summary } = again.summary
    expect(result.summary).toMatchObject(summary)
    expect(result.loss_diagram).toEqual(again.loss_diagram)
    expect(result.series?.columns).toEqual(again.series?.columns as Record<string, number[]>)
  })
})

test.each(IDS)('a day of %s is that of its own request', async (id) => {
  const { request } = await demoOf(id, '?columns=E_Grid')
  const answer = await service.request(`/api/demos/${id}/day?date=12-21`, { method: 'POST' })
  expect(answer.status).toBe(200)
  const day = (await answer.json()) as SceneDay
  expect(day).toEqual((await (await service.post('/api/scene/day?date=12-21', request)).json()) as SceneDay)
  expect(day.steps.filter(({ shaded }) => shaded?.some((share) => (share ?? 0) > 0.01)).length).toBeGreaterThan(1)
})

test('a day of an unknown demo is 404, a day that the weather does not have 422', async () => {
  expect((await service.request('/api/demos/roof/day?date=12-21', { method: 'POST' })).status).toBe(404)
  const answer = await service.request('/api/demos/east_west/day?date=02-29', { method: 'POST' })
  expect([answer.status, (await problemOf(answer)).errors]).toEqual([
    422,
    [{ code: 'validation_error', field: 'date', message: 'The weather has no 02-29: it has 01-01 to 12-31' }],
  ])
})

test('a demo has its series as CSV and Arrow too, where its links say', async () => {
  const { links } = (await demoOf('residential')).result
  const csv = await (await service.request(`${links.series_csv}?columns=E_Grid`)).text()
  expect(csv.split('\n', 1)[0]).toStartWith('time (UTC+01:00),E_Grid (kWh)')
  expect((await service.request(links.series_arrow ?? '')).status).toBe(200)
})

test('the result is computed once for all callers, and stays stored after a restart', async () => {
  const first = await startTestService()
  await Promise.all(Array.from({ length: 4 }, () => demoOf('residential', '?columns=E_Grid', first)))
  expect(await accepted(first)).toBe(1)
  const again = await first.restart()
  await demoOf('residential', '?columns=E_Grid', again)
  expect(await accepted(again)).toBe(0)
  await again.stop()
})

test('columns choose the series; an unknown one is refused', async () => {
  const { result } = await demoOf('east_west', '?columns=E_Grid,GlobInc')
  expect(Object.keys(result.series?.columns ?? {})).toEqual(['E_Grid', 'GlobInc'])
  const answer = await service.request('/api/demos/east_west?columns=Nothing')
  expect([answer.status, (await problemOf(answer)).field]).toEqual([422, 'columns'])
})

test('an unknown demo is 404 and the answer lists the others', async () => {
  for (const id of ['roof', 'constructor']) {
    const answer = await service.request(`/api/demos/${id}`)
    expect([answer.status, (await problemOf(answer)).errors]).toEqual([
      404,
      [{ code: 'not_found', field: 'demo_id', message: `There is no demo '${id}': the demos are ${IDS.join(', ')}` }],
    ])
  }
})

test('a caller that leaves while the result is computed ends its wait', async () => {
  const leaving = new AbortController()
  const asked = service.request('/api/demos/commercial', { signal: leaving.signal })
  leaving.abort()
  expect([200, 499]).toContain((await asked.catch(() => ({ status: 499 }))).status)
  await demoOf('commercial', '?columns=E_Grid')
})
