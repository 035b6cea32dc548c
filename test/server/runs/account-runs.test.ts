import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { rmSync } from 'node:fs'
import type { AcceptedRun, RunPage, SimpleRunAnswer, StoredRun } from '@pvyield/contract/schemas'
import { dayOfWeather, smallPlant } from '../../engine/small-plant.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { type SeededAccount, seededAccounts } from '../seeded-accounts.ts'
import { startTestService, type TestService } from '../service.ts'

/** Callers wait for their runs, however slow the machine is. */
const PATIENT = { SYNC_WAIT_MS: '600000' }

let folder: string
let alice: SeededAccount
let bob: SeededAccount
let service: TestService

beforeAll(async () => {
  const [dataDir, first, second] = await seededAccounts(2)
  if (first === undefined || second === undefined) throw new Error('no accounts')
  folder = dataDir
  alice = first
  bob = second
  service = await startTestService({ DATA_DIR: folder, ...PATIENT })
})
afterAll(async () => {
  await service.stop()
  expect(service.faults).toEqual([])
  rmSync(folder, { recursive: true, force: true })
})

type Sender = Partial<Pick<SeededAccount, 'headers'>>
const NOBODY: Sender = {}

async function run(sender: Sender, body: object = SIMPLE, headers: Record<string, string> = {}): Promise<SimpleRunAnswer> {
  const answer = await service.post('/api/run/simple', body, { ...sender.headers, ...headers })
  expect(answer.status).toBe(200)
  return (await answer.json()) as SimpleRunAnswer
}

const get = (sender: Sender, path: string) => service.request(path, { headers: { ...sender.headers } })
const remove = (sender: Sender, path: string) => service.request(path, { method: 'DELETE', headers: { ...sender.headers } })

async function listed(sender: Sender, query = ''): Promise<RunPage> {
  const answer = await get(sender, `/api/runs${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as RunPage
}

async function all(sender: Sender, limit: number): Promise<string[]> {
  const ids: string[] = []
  for (let query = `?limit=${limit}`; ; ) {
    const { runs, next } = await listed(sender, query)
    ids.push(...runs.map(({ run_id }) => run_id))
    if (next === null) return ids
    query = `?limit=${limit}&before=${next}`
  }
}

async function acceptedAndEnded(sender: Sender, body: object): Promise<string> {
  const answer = await service.post('/api/run/simple', body, { ...sender.headers, prefer: 'respond-async' })
  expect(answer.status).toBe(202)
  const { links } = (await answer.json()) as AcceptedRun
  const path = links.run ?? ''
  while ((await get(sender, path)).status === 202) await Bun.sleep(25)
  return path
}

function pathOf({ links }: SimpleRunAnswer): string {
  if (links.run === undefined) throw new Error('The run is not stored')
  return links.run
}

describe('a run with a key', () => {
  test('is stored when it is answered, with its links, and without one it is not', async () => {
    const answer = await run(alice)
    const { links: _, ...response } = answer
    const stored = (await (await get(alice, pathOf(answer))).json()) as StoredRun
    expect(stored).toMatchObject({ status: 'complete', request: SIMPLE, resolved: {}, response, links: answer.links })
    expect(stored.response.links).toEqual(answer.links)
    const anonymous = await run(NOBODY)
    expect(anonymous).toEqual({ ...answer, links: {} })
  })

  test('is stored with its series when the answer has one', async () => {
    const body = { ...SIMPLE, include_series: true }
    const answer = await run(alice, body)
    expect(Object.keys(answer.links)).toEqual(['run', 'series_csv', 'series_arrow'])
    const stored = (await (await get(alice, `${answer.links.run}?include_series=true`)).json()) as StoredRun
    expect(stored.response).toEqual(answer)
    const csv = { ...alice.headers, accept: 'text/csv' }
    const [sent, kept] = [
      await service.post('/api/run/simple', SIMPLE, csv).then((sent) => sent.text()),
      await get(alice, answer.links.series_csv ?? '').then((kept) => kept.text()),
    ]
    expect(kept).toBe(sent)
    const [newest] = (await listed(alice, '?limit=1')).runs
    expect(await (await get(alice, newest?.links.series_csv ?? '')).text()).toBe(sent)
  })

  test('that goes to the background belongs to the account', async () => {
    const path = await acceptedAndEnded(alice, SIMPLE)
    expect((await get(alice, path)).status).toBe(200)
    expect((await get(NOBODY, path)).status).toBe(404)
    const [newest] = (await listed(alice, '?limit=1')).runs
    expect(newest).toMatchObject({ links: { run: path }, status: 'complete', kind: 'simple' })
  })

  test('repeats its answer with the same links for an idempotency key, and is stored once', async () => {
    const before = await all(alice, 200)
    const headers = { 'idempotency-key': 'once' }
    const answers = await Promise.all([run(alice, SIMPLE, headers), run(alice, SIMPLE, headers)])
    answers.push(await run(alice, SIMPLE, headers))
    expect(new Set(answers.map(pathOf)).size).toBe(1)
    expect((await all(alice, 200)).length).toBe(before.length + 1)
    expect(pathOf(await run(bob, SIMPLE, headers))).not.toBe(pathOf(answers[0] as SimpleRunAnswer))
  })

  test('that fails leaves nothing', async () => {
    const before = await all(alice, 200)
    expect((await service.post('/api/run/simple', { latitude: 1, longitude: 1 }, alice.headers)).status).toBe(422)
    expect(await all(alice, 200)).toEqual(before)
  })
})

describe('the list of runs', () => {
  test('has the main results of each, newest first', async () => {
    const first = await run(bob)
    const second = await run(bob, { ...SIMPLE, racking: 'single_axis', include_series: true })
    const { runs } = await listed(bob, '?limit=2')
    const { e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio } = second.summary
    expect(runs.map(({ links }) => links)).toEqual([second.links, first.links])
    expect(runs[0]).toEqual({
      run_id: second.links.run?.split('/').at(-1) ?? '',
      status: 'complete',
      kind: 'simple',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      label: '100 kWp single_axis at 48.1, 11.6',
      plant: '100 kWp single_axis at 48.1, 11.6',
      e_grid_kwh,
      specific_yield_kwh_per_kwp,
      performance_ratio,
      bytes: expect.any(Number),
      links: second.links,
    })
    expect(runs[0]?.bytes).toBeGreaterThan(runs[1]?.bytes ?? Number.NaN)
  })

  test('has every run once while others are stored', async () => {
    const known = await all(alice, 200)
    const pages: string[] = []
    for (let query = '?limit=1'; ; ) {
      const [{ runs, next }] = await Promise.all([listed(alice, query), run(alice), run(bob)])
      pages.push(...runs.map(({ run_id }) => run_id))
      if (next === null) break
      query = `?limit=1&before=${next}`
    }
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.filter((id) => known.includes(id))).toEqual(known)
    expect(await all(alice, 3)).toEqual(await all(alice, 200))
  })

  test('goes on after a run that was deleted', async () => {
    const ids = await all(alice, 200)
    const at = ids[1] ?? ''
    await remove(alice, `/api/runs/${at}`)
    expect((await listed(alice, `?before=${at}&limit=200`)).runs.map(({ run_id }) => run_id)).toEqual(ids.slice(2))
  })

  test('needs an account, and a limit of 1 to 200', async () => {
    expect([(await get(NOBODY, '/api/runs')).status, (await problemOf(await get(NOBODY, '/api/runs'))).code]).toEqual([401, 'unauthorized'])
    for (const limit of ['0', '201', 'x']) expect((await get(alice, `/api/runs?limit=${limit}`)).status).toBe(422)
  })
})

describe('the runs of an account', () => {
  const OPERATIONS = ['', '?include_series=true', '/series.csv', '/series.arrow']

  test('do not exist for others: answers are those for an unknown id', async () => {
    const id =
      pathOf(await run(alice, { ...SIMPLE, include_series: true }))
        .split('/')
        .at(-1) ?? ''
    const unknown = `${id.slice(0, -6)}${id.endsWith('zzzzzz') ? 'yyyyyy' : 'zzzzzz'}`
    const answerOf = async (sender: Sender, of: string, path: string, method = 'GET') => {
      const answer = await service.request(`${path}`.replace('ID', of), { method, headers: { ...sender.headers } })
      const { request_id: _, ...problem } = await problemOf(answer)
      const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'server-timing', 'date'].includes(name))
      return JSON.stringify({ status: answer.status, problem, headers }).replaceAll(of, 'ID')
    }
    for (const [sender, version] of [bob, NOBODY].flatMap((sender) => [[sender, 'api'] as const, [sender, 'v1'] as const]))
      for (const operation of OPERATIONS) {
        if (version === 'v1' && operation.startsWith('/')) continue
        const path = `/${version}/runs/ID${operation}`
        expect(await answerOf(sender, id, path)).toBe(await answerOf(sender, unknown, path))
      }
    expect(await answerOf(bob, id, '/api/runs/ID', 'DELETE')).toBe(await answerOf(bob, unknown, '/api/runs/ID', 'DELETE'))
    for (const operation of OPERATIONS) expect((await get(alice, `/api/runs/${id}${operation}`)).status).toBe(200)
    expect(await all(bob, 200)).not.toContain(id)
  })

  test('can be deleted by it alone, once, with their series', async () => {
    const path = pathOf(await run(alice, { ...SIMPLE, include_series: true }))
    expect([(await remove(NOBODY, path)).status, (await remove(bob, path)).status]).toEqual([401, 404])
    const statuses = (await Promise.all([remove(alice, path), remove(alice, path)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 404])
    for (const operation of OPERATIONS) expect((await get(alice, path + operation)).status).toBe(404)
  })

  test('cannot be deleted while they run', async () => {
    const answer = await service.post('/api/run/simple', SIMPLE, { ...alice.headers, prefer: 'respond-async' })
    const { links } = (await answer.json()) as AcceptedRun
    const path = links.run ?? ''
    // Whether it still runs is a race; either answer is right, and in the end it is gone.
    for (let status = 0; status !== 204; ) {
      const removed = await remove(alice, path)
      status = removed.status
      if (status !== 204) expect((await problemOf(removed)).code).toBe('run_not_ended')
    }
    expect((await get(alice, path)).status).toBe(404)
  })

  test('without an account can be read by their id with any credentials, and be deleted by nobody', async () => {
    const path = await acceptedAndEnded(NOBODY, SIMPLE)
    expect([(await get(NOBODY, path)).status, (await get(alice, path)).status]).toEqual([200, 200])
    expect([(await remove(NOBODY, path)).status, (await remove(alice, path)).status]).toEqual([401, 404])
  })
})

describe('uploads of an account', () => {
  const FILE = [
    'time,ghi,dhi,temp_air',
    ...dayOfWeather().ghi_wm2.map((ghi, hour) => `2001-06-21T${String(hour).padStart(2, '0')}:00,${ghi},${ghi / 3},20`),
  ]

  async function upload(sender: Sender, file = FILE.join('\n')): Promise<string> {
    const form = new FormData()
    form.set('file', new Blob([file]), 'day.csv')
    const query = '?timezone=1&latitude=48.1&longitude=11.6'
    const answer = await service.request(`/api/parse-weather${query}`, { method: 'POST', body: form, headers: { ...sender.headers } })
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
    return ((await answer.json()) as { meta: { id: string } }).meta.id
  }

  test('are unknown to others in every operation that takes a weather id, also when a worker has them in its cache', async () => {
    const [own, free] = [await upload(alice), await upload(NOBODY)]
    expect(await upload(alice)).toBe(own)
    expect(new Set([own, free, await upload(bob)]).size).toBe(3)
    const { weather: _, ...plant } = smallPlant()
    const operations = (id: string): [string, object][] => [
      ['/api/run', { ...plant, weather: { id } }],
      ['/v1/run', { ...plant, weather: { id } }],
      ['/api/run/simple', { ...SIMPLE, weather: { id } }],
      ['/api/run/simple/request', { ...SIMPLE, weather: { id } }],
      ['/api/tree/thermal', { ...plant, weather: { id } }],
      ['/api/tree/thermal/describe', { ...plant, weather: { id } }],
      ['/api/scene/day?date=06-21', { ...plant, weather: { id } }],
      ['/api/scene/day.svg?date=06-21', { ...plant, weather: { id } }],
      [
        '/api/size',
        {
          latitude: 48.1,
          longitude: 11.6,
          dc_kw: 1000,
          module: { id: 'pan_ja_solar_jam66d45_600_lb' },
          inverter: { id: 'ond_sungrow_sg125hv_app01' },
          weather: { id },
        },
      ],
    ]
    const codes = async (sender: Sender, id: string) => {
      const found: [string, string][] = []
      for (const [path, body] of operations(id)) {
        const ways: Record<string, string>[] = /\/run(\/simple)?$/.test(path) ? [{}, { prefer: 'respond-async' }] : [{}]
        for (const headers of ways) {
          const answer = await service.post(path, body, { ...sender.headers, ...headers })
          found.push([
            path,
            answer.ok ? 'found' : `${answer.status} ${await answer.text()}`.replaceAll(id, 'ID').replace(/"request_id.*/, ''),
          ])
        }
      }
      return found
    }
    const unknown = `${own.slice(0, -3)}zzz`
    const found = await codes(alice, own)
    expect(found.filter(([, code]) => code.includes('No weather is stored'))).toEqual([])
    expect(found.filter(([, code]) => code === 'found').length).toBeGreaterThan(5)
    for (const sender of [bob, NOBODY]) expect(await codes(sender, own)).toEqual(await codes(sender, unknown))
    for (const sender of [alice, bob, NOBODY]) expect(await codes(sender, free)).toEqual(found)
  })

  test('are in the stored runs of the account', async () => {
    const answer = await run(alice, { ...SIMPLE, weather: { id: await upload(alice) } })
    const stored = (await (await get(alice, pathOf(answer))).json()) as StoredRun
    expect(stored.resolved.weather?.ghi_wm2).toEqual(dayOfWeather().ghi_wm2)
  })
})

describe('an account that is full', () => {
  test('has its further runs refused, however many come at once, until it deletes one; others are not', async () => {
    const [dataDir, full, other] = await seededAccounts(2)
    if (full === undefined || other === undefined) throw new Error('no accounts')
    const small = await startTestService({ DATA_DIR: dataDir, ...PATIENT, ACCOUNT_RUNS_MAX: '3' })
    const send = (sender: Sender, headers: Record<string, string> = {}) =>
      small.post('/api/run/simple', SIMPLE, { ...sender.headers, ...headers })
    const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await send(full)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    const problem = await problemOf(await send(full, { prefer: 'respond-async' }))
    expect([problem.status, problem.code]).toEqual([403, 'quota_exceeded'])
    expect(problem.detail).toContain('3 stored runs, and ACCOUNT_RUNS_MAX of this service is 3: delete runs with DELETE /api/runs/{run_id}')
    expect([(await send(other)).status, (await send(NOBODY)).status]).toEqual([200, 200])
    const again = await small.restart()
    const list = (await (await again.request('/api/runs', { headers: full.headers })).json()) as RunPage
    expect(list.runs).toHaveLength(3)
    const post = async () => (await again.post('/api/run/simple', SIMPLE, full.headers)).status
    expect(await post()).toBe(403)
    await again.request(list.runs[1]?.links.run ?? '', { method: 'DELETE', headers: full.headers })
    expect([await post(), await post()]).toEqual([200, 403])
    await again.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is full by the bytes of its runs too, as the list states them', async () => {
    const [dataDir, full] = await seededAccounts(1)
    if (full === undefined) throw new Error('no account')
    const small = await startTestService({ DATA_DIR: dataDir, ...PATIENT, ACCOUNT_RUNS_MAX_MB: '3' })
    const send = () => small.post('/api/run/simple', { ...SIMPLE, include_series: true }, full.headers)
    let answer = await send()
    for (; answer.status === 200; answer = await send()) await answer.bytes()
    expect((await problemOf(answer)).detail).toContain('ACCOUNT_RUNS_MAX_MB of this service is 3')
    const { runs } = (await (await small.request('/api/runs?limit=200', { headers: full.headers })).json()) as RunPage
    const sum = runs.reduce((sum, { bytes }) => sum + bytes, 0)
    expect([sum >= 3e6, sum - (runs[0]?.bytes ?? 0) < 3e6]).toEqual([true, true])
    await small.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
})
