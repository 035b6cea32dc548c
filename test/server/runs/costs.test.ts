import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun } from '@pvyield/contract/schemas'
import { RACKS } from '../../engine/simple/scenes.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const ROWS_MAX = 2_200_000

/** A run request of constant weather, gzip: few bytes, many rows. */
function constantBody(rows: number, changes: object = {}, weather: object = {}): Uint8Array<ArrayBuffer> {
  const marker = '"COLUMN"'
  const plant = { ...smallPlant(), ...changes }
  const text = JSON.stringify({
    ...plant,
    weather: { timezone: 1, step_minutes: 1, start: '2001-01-01T00:00', temp_air_c: 'COLUMN', poa_wm2: 'COLUMN', ...weather },
  })
  return Bun.gzipSync(text.replaceAll(marker, `[${'9,'.repeat(rows - 1)}9]`), { level: 1 })
}

function send(path: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> {
  const sent = { 'content-type': 'application/json', 'content-encoding': 'gzip', ...headers }
  return service.request(path, { method: 'POST', headers: sent, body, ...(signal && { signal }) })
}

describe('a request that asks for too much work', () => {
  test('is refused with what would fit: comparison of options', async () => {
    const problem = await problemOf(
      await send('/api/tree/irradiance', constantBody(ROWS_MAX, { site: { ...smallPlant().site, decomposition: 'dirint' } })),
    )
    expect(problem).toMatchObject({ status: 422, code: 'too_costly', field: 'weather' })
    expect(problem.detail).toMatch(
      /^weather: Comparing the options of stage irradiance would take about \d+ s of a processor, more than the 20 s of one request\. At most \d+ of its 2200000 rows would fit: send steps of \d+ minutes, a shorter period, or run the options that you need one by one$/,
    )
  })

  test('is refused before it is accepted: more values than are stored', async () => {
    const body = constantBody(1_000_000, { include_series: true })
    const problem = await problemOf(await send('/api/run', body, { prefer: 'respond-async' }))
    expect(problem).toMatchObject({ status: 422, code: 'too_costly', field: 'include_series' })
    expect(problem.detail).toContain('name at most 33 series in ?columns=')
  })

  test('is refused before it is accepted: years of operation', async () => {
    const body = constantBody(ROWS_MAX, { lifetime: { analysis_period_years: 100 } })
    const problem = await problemOf(await send('/api/run', body, { prefer: 'respond-async' }))
    expect(problem).toMatchObject({ status: 422, code: 'too_costly', field: 'weather' })
  })
})

test('a client that leaves frees its worker, and is no fault', async () => {
  const leaving = new AbortController()
  const body = constantBody(500_000, { lifetime: { analysis_period_years: 60 } })
  const answer = send('/api/run', body, {}, leaving.signal).catch(() => null)
  await metric('pvyield_large_running', 1)
  leaving.abort()
  await answer
  await metric('pvyield_tasks_cancelled_total', 1)
  await metric('pvyield_runs_running', 0)
})

test('a run with an idempotency key goes on when its client leaves', async () => {
  const leaving = new AbortController()
  const headers = { 'idempotency-key': 'leaving' }
  const body = constantBody(150_000, { lifetime: { analysis_period_years: 20 } })
  const answer = send('/api/run', body, headers, leaving.signal).catch(() => null)
  await metric('pvyield_large_running', 1)
  leaving.abort()
  await answer
  await metric('pvyield_runs_running', 0)
  await metric('pvyield_tasks_cancelled_total', 1)
  expect((await send('/api/run', body, headers)).headers.get('idempotent-replayed')).toBe('true')
})

test('a large day and a long scene wait for no run', async () => {
  const leaving = new AbortController()
  let isOver = false
  const run = send('/api/run', constantBody(2_000_000, { lifetime: { analysis_period_years: 60 } }), {}, leaving.signal)
    .catch(() => null)
    .finally(() => {
      isOver = true
    })
  await metric('pvyield_large_running', 1)
  const pad = ' '.repeat(5_000_000)
  const day = await service.post('/api/scene/day?date=06-21', `${pad}${JSON.stringify({ ...smallPlant(), scene: RACKS })}`)
  const scene = await service.post('/api/scene/validate', `${pad}${JSON.stringify(RACKS)}`)
  expect([day.status, scene.status, isOver]).toEqual([200, 200, false])
  leaving.abort()
  await run
  await metric('pvyield_runs_running', 0)
})

test('accepted simple runs at new places end, whatever waits', async () => {
  const places = Array.from({ length: 30 }, (_, k) => ({ latitude: 40 + k / 10, longitude: 10, system_capacity_kw: 10 }))
  const answers = await Promise.all(places.map((place) => service.post('/api/run/simple', place, { prefer: 'respond-async' })))
  expect(answers.map(({ status }) => status)).toEqual(places.map(() => 202))
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as AcceptedRun).run_id))
  for (const id of ids) expect((await settled(`/api/runs/${id}`)).status).toBe(200)
})

test('a large simple body whose place is beyond the rate limit is refused before it is accepted', async () => {
  // A source that nothing answers for: the places that it is asked for are counted all the same.
  const limited = await startTestService({ PVGIS_BASE_URL: 'http://127.0.0.1:9', NEW_LOCATIONS_PER_HOUR: '1' })
  const pad = ' '.repeat(70_000)
  const body = (latitude: number) => `${pad}${JSON.stringify({ latitude, longitude: 12, system_capacity_kw: 10 })}`
  const send = (latitude: number) => limited.post('/api/run/simple', body(latitude), { prefer: 'respond-async' })
  expect((await send(49)).status).toBe(202)
  const answers = await Promise.all(Array.from({ length: 3 }, (_, k) => send(50 + k)))
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
  await limited.stop()
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})

async function settled(path: string): Promise<Response> {
  for (;;) {
    const answer = await service.request(path)
    if (answer.status !== 202) return answer
    await Bun.sleep(10)
  }
}

/** Waits until a metric has a value. */
async function metric(name: string, value: number): Promise<void> {
  for (;;) {
    const text = await (await service.request('/metrics')).text()
    if (text.includes(`\n${name} ${value}\n`)) return
    await Bun.sleep(5)
  }
}
