import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedStudy, Study, StudyEvent, StudyPage, SweepAnswer } from '@pvyield/contract/schemas'
import { createPvyield, type SweepRequest } from '@pvyield/sdk'
import { tableFromIPC } from 'apache-arrow'
import { everyLossPlant } from '../../engine/chain/plant.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, SIMPLE } from '../answers.ts'
import { type SeededAccount, seedAccounts } from '../seeded-accounts.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
let alice: SeededAccount
let bob: SeededAccount
beforeAll(async () => {
  const empty = await startTestService()
  const { dataDir } = empty
  await empty.stop()
  ;[alice, bob] = (await seedAccounts(dataDir, 2)) as [SeededAccount, SeededAccount]
  service = await empty.restart()
})
afterAll(() => service.stop())

const AXES = [
  { path: 'tilt_deg', values: [10, 95, 30] },
  { path: 'gcr', from: 0.3, to: 0.5, steps: 2 },
]
const SWEEP = { base: { ...SIMPLE, weather_source: 'embedded' }, axes: AXES, results: { summary: ['e_grid_kwh', 'dc_ac_ratio'] } }
const ASYNC = { prefer: 'respond-async' }

async function json<T>(answer: Response, status = 200): Promise<T> {
  if (answer.status !== status) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function studyOf(id: string, headers: Record<string, string> = {}): Promise<Study> {
  for (;;) {
    const study = await json<Study>(await service.request(`/api/studies/${id}`, { headers }))
    if (study.status !== 'running') return study
    await Bun.sleep(10)
  }
}

const metric = async (name: string) =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await (await service.request('/metrics')).text())?.[1] ?? 'NaN')

/** Twenty thousand plants of a year with every loss: a sweep of a minute. */
const LONG = {
  base: everyLossPlant({}),
  axes: [
    { path: 'array.tilt_deg', from: 0, to: 60, steps: 100 },
    { path: 'array.azimuth_deg', from: 90, to: 270, steps: 100 },
  ],
}

describe('POST /api/sweep', () => {
  let answer: SweepAnswer
  beforeAll(async () => {
    answer = await json<SweepAnswer>(await service.post('/api/sweep', SWEEP))
  })

  test('answers each variant as its own run does, and lists the refused ones', async () => {
    expect([answer.count, answer.failed_count]).toEqual([6, 2])
    expect(answer.failed[0]).toMatchObject({ variant: 2, point: { tilt_deg: 95, gcr: 0.3 }, errors: [{ field: 'tilt_deg' }] })
    for (const variant of [0, 5]) {
      const point = { tilt_deg: answer.points.tilt_deg?.[variant], gcr: answer.points.gcr?.[variant] }
      const { summary } = await runOf(await service.post('/api/run/simple', { ...SWEEP.base, ...point }))
      expect(answer.columns.e_grid_kwh?.[variant]).toBe(summary.e_grid_kwh)
    }
    expect(answer.best?.point).toEqual({ tilt_deg: 30, gcr: 0.3 })
    expect(answer.links).toBeUndefined()
  })

  test('answers the same columns as CSV and as Arrow', async () => {
    const csv = await (await service.post('/api/sweep', SWEEP, { accept: 'text/csv' })).text()
    const [head, first, , third, ...rest] = csv.trimEnd().split('\n')
    expect(head).toBe('tilt_deg,gcr,e_grid_kwh (kWh),dc_ac_ratio (1),problem')
    expect(first).toBe(`10,0.3,${answer.columns.e_grid_kwh?.[0]},${answer.columns.dc_ac_ratio?.[0]},`)
    expect(third).toBe('95,0.3,,,tilt_deg: Input should be less than or equal to 90')
    expect(rest).toHaveLength(3)
    const arrow = await service.post('/api/sweep', SWEEP, { accept: 'application/vnd.apache.arrow.stream' })
    const table = tableFromIPC(new Uint8Array(await arrow.arrayBuffer()))
    expect(table.schema.fields.map(({ name }) => name)).toEqual(['tilt_deg', 'gcr', 'e_grid_kwh', 'dc_ac_ratio'])
    const energies = [...(table.getChild('e_grid_kwh') ?? [])].map((value) => (Number.isNaN(value) ? null : value))
    expect(energies).toEqual(answer.columns.e_grid_kwh as (number | null)[])
  })

  test('names the field of each failure, in the base and in the axes', async () => {
    const problem = await problemOf(
      await service.post('/api/sweep', {
        base: { ...smallPlant(), array: { ...smallPlant().array, tilt: 3 } },
        axes: [{ path: 'array.tilt_deg', values: [1], from: 2 }],
        results: { losses: ['iamm'] },
      }),
    )
    expect(problem.status).toBe(422)
    expect(problem.errors?.map(({ field }) => field)).toEqual(['base.array.tilt', 'axes.0.from', 'results.losses.0'])
    expect(problem.errors?.[0]).toMatchObject({ did_you_mean: 'tilt_deg' })
    const path = await problemOf(await service.post('/api/sweep', { ...SWEEP, axes: [{ path: 'tilt', values: [1] }] }))
    expect(path).toMatchObject({ field: 'axes.0.path', detail: expect.stringContaining('The base has no field tilt') })
    const long = await service.post('/api/sweep', { ...SWEEP, axes: [{ path: `${'a.'.repeat(60)}a`, values: [1] }] })
    expect((await problemOf(long)).field).toBe('axes.0.path')
    const none = await problemOf(await service.post('/api/sweep', { ...SWEEP, axes: [] }))
    expect(none.errors?.[0]).toMatchObject({ field: 'axes', message: 'List should have at least 1 item, not 0' })
  })

  test('refuses what takes too long, before anything runs', async () => {
    const base = { ...everyLossPlant({}), lifetime: { analysis_period_years: 60 } }
    const problem = await problemOf(await service.post('/api/sweep', { ...LONG, base }))
    expect([problem.code, problem.field]).toEqual(['too_costly', 'axes'])
  })

  test('a caller who leaves frees the worker', async () => {
    const leaving = new AbortController()
    const request = new Request('http://localhost/api/sweep', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(LONG),
      signal: leaving.signal,
    })
    const cancelled = await metric('pvyield_tasks_cancelled_total')
    const sent = service.request('/api/sweep', request).catch(() => null)
    while ((await metric('pvyield_runs_running')) === 0) await Bun.sleep(25)
    leaving.abort()
    await sent
    while ((await metric('pvyield_runs_running')) > 0) await Bun.sleep(25)
    expect(await metric('pvyield_tasks_cancelled_total')).toBe(cancelled + 1)
  })

  test('is done once for an idempotency key', async () => {
    const key = { 'idempotency-key': 'sweep' }
    const first = await (await service.post('/api/sweep', SWEEP, key)).text()
    const again = await service.post('/api/sweep', SWEEP, key)
    expect([again.headers.get('idempotent-replayed'), await again.text()]).toEqual(['true', first])
    const other = await problemOf(await service.post('/api/sweep', { ...SWEEP, axes: [AXES[1]] }, key))
    expect(other.code).toBe('idempotency_conflict')
  })
})

describe('a stored sweep', () => {
  const accepted = async (body: object, headers: Record<string, string> = {}) => {
    const answer = await service.post('/api/sweep', body, { ...ASYNC, ...headers })
    const study = await json<AcceptedStudy>(answer, 202)
    expect(answer.headers.get('location')).toBe(study.links.study)
    return study
  }

  test('is accepted with its address, says how far it is, and has the same result', async () => {
    const { study_id: id, links } = await accepted(SWEEP)
    expect(id).toMatch(/^study_/)
    const study = await studyOf(id)
    expect(study).toMatchObject({ kind: 'sweep', status: 'complete', done: 6, of: 6, failure: null, links })
    expect(study.result).toEqual(await json<SweepAnswer>(await service.post('/api/sweep', SWEEP)))
    const csv = await service.request(links.csv)
    expect(await csv.text()).toBe(await (await service.post('/api/sweep', SWEEP, { accept: 'text/csv' })).text())
    const arrow = await service.request(links.arrow)
    expect(tableFromIPC(new Uint8Array(await arrow.arrayBuffer())).numRows).toBe(6)
    expect((await service.request(`/api/runs/${id}`)).status).toBe(404)
  })

  test('goes on after a restart behind the variants that were done, and so do its events', async () => {
    const axes = [{ path: 'array.tilt_deg', from: 0, to: 60, steps: 520 }]
    const { study_id: id, links } = await accepted({ base: everyLossPlant({}), axes })
    const port = await service.listen()
    const address = `http://127.0.0.1:${port}`
    expect(links.events).toEndWith(`/api/studies/${id}/events`)
    const unread = await fetch(`${address}/api/studies/${id}/events`, { headers: { 'accept-encoding': 'gzip, zstd' } })
    expect(Object.fromEntries(unread.headers)).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
    expect([unread.headers.get('cache-control'), unread.headers.get('content-encoding')]).toEqual(['no-store', null])
    await unread.body?.cancel()
    const heard: StudyEvent[] = []
    let before: number | null = null
    for await (const event of createPvyield({ baseUrl: address }).getStudyEvents(id, { maxRetries: 1000 })) {
      heard.push(event)
      if (event.done === null || before !== null) continue
      before = event.done
      expect(await json<Study>(await service.request(`/api/studies/${id}`))).toMatchObject({ status: 'running', of: 520, result: null })
      service = await service.restart()
      await service.listen(port)
      const next = await json<Study>(await service.request(`/api/studies/${id}`))
      expect(next.done).toBeGreaterThanOrEqual(before)
    }
    expect(heard.at(-1)).toEqual({ study_id: id, status: 'complete', done: 520, of: 520, failure: null })
    const counts = heard.map(({ done }) => done ?? 0)
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b)) // each once, also behind the restart
    expect((await fetch(`${address}/api/studies/${id}/events`, { headers: { 'last-event-id': 'end' } })).status).toBe(204)
    const result = (await studyOf(id)).result as SweepAnswer | null
    expect(result?.count).toBe(520)
    const { tilt_deg: _, ...array } = everyLossPlant({}).array
    for (const variant of [0, 300, 519]) {
      const tilt = result?.points['array.tilt_deg']?.[variant]
      const { summary } = await runOf(await service.post('/api/run', { ...everyLossPlant({}), array: { ...array, tilt_deg: tilt } }))
      expect(result?.columns.e_grid_kwh?.[variant]).toBe(summary.e_grid_kwh)
    }
  })

  test('of an account is its own: listed, read and deleted by it alone; runs and studies are listed apart', async () => {
    const { study_id: id } = await accepted(SWEEP, alice.headers)
    await studyOf(id, alice.headers)
    const waited = await json<SweepAnswer>(await service.post('/api/sweep', SWEEP, alice.headers))
    const list = async (who: SeededAccount) => json<StudyPage>(await service.request('/api/studies', { headers: who.headers }))
    const { studies } = await list(alice)
    expect(studies.map(({ links, label, done }) => [links.study, label, done])).toEqual([
      [waited.links?.study ?? '', '6 variants of tilt_deg, gcr', 6],
      [expect.stringContaining(id), '6 variants of tilt_deg, gcr', 6],
    ])
    expect(await list(bob)).toEqual({ studies: [], next: null })
    expect(await json(await service.request('/api/runs', { headers: alice.headers }))).toEqual({ runs: [], next: null })
    for (const headers of [bob.headers, {}]) {
      expect((await service.request(`/api/studies/${id}`, { headers })).status).toBe(404)
      expect((await service.request(`/api/studies/${id}/events`, { headers })).status).toBe(404)
      expect((await service.request(`/api/studies/${id}`, { method: 'DELETE', headers })).status).toBe(404)
    }
    expect((await service.request(`/api/studies/${id}`, { method: 'DELETE', headers: alice.headers })).status).toBe(204)
    expect((await service.request(`/api/studies/${id}`, { headers: alice.headers })).status).toBe(404)
  })

  test('that runs is cancelled and deleted by DELETE, and its worker is free', async () => {
    const { study_id: id } = await accepted(LONG)
    while ((await metric('pvyield_runs_running')) === 0) await Bun.sleep(25)
    const events = (init?: RequestInit) => service.request(`/api/studies/${id}/events`, init)
    expect((await problemOf(await events({ headers: { 'last-event-id': 'x'.repeat(101) } }))).field).toBe('last-event-id')
    await (await events()).body?.cancel() // a client that leaves is forgotten at once
    expect(await metric('pvyield_study_events_open')).toBe(0)
    const followed = await events()
    expect(await metric('pvyield_study_events_open')).toBe(1)
    expect((await service.request(`/api/studies/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await followed.text()).toMatch(/event: end\ndata: \{"study_id":"study_\w+","status":"(failed|deleted)"/)
    expect((await service.request(`/api/studies/${id}`)).status).toBe(404)
    while ((await metric('pvyield_runs_running')) > 0) await Bun.sleep(25)
  })

  test('that is deleted does not run by its idempotency key', async () => {
    const key = { 'idempotency-key': 'deleted' }
    const { study_id: id } = await accepted(SWEEP, key)
    expect((await accepted(SWEEP, key)).study_id).toBe(id)
    await studyOf(id)
    expect((await service.request(`/api/studies/${id}`, { method: 'DELETE' })).status).toBe(204)
    const again = await service.post('/api/sweep', SWEEP, { ...ASYNC, ...key })
    expect([again.status, await problemOf(again)]).toEqual([
      409,
      expect.objectContaining({
        code: 'idempotency_conflict',
        field: 'idempotency-key',
        detail: expect.stringContaining(`${id}, which was deleted`),
      }),
    ])
  })

  test('is refused before it is accepted when it could not run', async () => {
    const answer = await service.post('/api/sweep', { ...SWEEP, axes: [{ path: 'tilt', values: [1] }] }, ASYNC)
    expect([answer.status, (await problemOf(answer)).field]).toEqual([422, 'axes.0.path'])
  })
})

test('the SDK waits for a sweep, whether it is answered at once or stored, and throws what it was refused for', async () => {
  const sweep = async () => {
    const pvyield = createPvyield({ baseUrl: `http://127.0.0.1:${await service.listen()}` })
    const heard: object[] = []
    const answer = await pvyield.sweep(SWEEP as SweepRequest, { pollMs: 10, onProgress: (progress) => heard.push(progress) })
    expect(heard.at(-1)).toEqual({ done: 6, of: 6 })
    const wrong = { ...SWEEP, axes: [{ path: 'tilt', values: [1] }] } as SweepRequest
    await expect(pvyield.sweep(wrong)).rejects.toMatchObject({ status: 422, field: 'axes.0.path' })
    return answer
  }
  const waited = await sweep()
  service = await service.restart({ SYNC_WAIT_MS: '0' })
  expect(await sweep()).toEqual(waited)
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
