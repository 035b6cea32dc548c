import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun, StoredRun } from '@pvyield/contract/schemas'
import type { Context } from '../../../server/http/context.ts'
import type { AccountRuns } from '../../../server/runs/account-runs.ts'
import type { BackgroundRuns } from '../../../server/runs/background.ts'
import type { StoredDrawings } from '../../../server/runs/drawings.ts'
import type { SimpleExpansion } from '../../../server/runs/expansion.ts'
import type { RunReader } from '../../../server/runs/reader.ts'
import { runRoutes } from '../../../server/runs/routes.ts'
import type { RunService } from '../../../server/runs/service.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, SIMPLE, simpleRunOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const ASYNC = { prefer: 'respond-async' }

/** Waits for a background run. */
async function storedRun(id: string, query = ''): Promise<StoredRun> {
  for (;;) {
    const answer = await service.request(`/api/runs/${id}${query}`)
    if (answer.status === 200) return (await answer.json()) as StoredRun
    if (answer.status !== 202) throw new Error(`${answer.status}: ${await answer.text()}`)
    expect(answer.headers.get('retry-after')).toBe('1')
    await Bun.sleep(10)
  }
}

async function acceptedRun(path: string, body: unknown, headers: Record<string, string> = {}): Promise<AcceptedRun> {
  const answer = await service.post(path, body, { ...ASYNC, ...headers })
  expect(answer.status).toBe(202)
  return (await answer.json()) as AcceptedRun
}

describe('POST /api/run', () => {
  test('answers with the result of the run; the same path under /v1 returns the same bytes', async () => {
    const answer = await service.post('/api/run', smallPlant())
    const text = await answer.clone().text()
    const { summary, loss_diagram, links, series } = await runOf(answer)
    expect(summary.dc_kwp).toBe(100)
    expect(summary.e_grid_kwh).toBeGreaterThan(300)
    expect(loss_diagram.at(-1)?.key).toBe('e_grid')
    expect([links, series, answer.headers.get('idempotent-replayed')]).toEqual([{}, undefined, null])
    expect(await (await service.post('/v1/run', smallPlant())).text()).toBe(text)
    expect(answer.headers.get('server-timing')).toMatch(/run;dur=\d/)
  })

  test('the answer contains the series when include_series is true', async () => {
    const { series } = await runOf(await service.post('/api/run', { ...smallPlant(), include_series: true }))
    expect(series?.time.slice(0, 2)).toEqual(['2001-06-21T00:00', '2001-06-21T01:00'])
    expect([series?.columns.GlobInc?.length, series?.units.GlobInc]).toEqual([24, 'W/m2'])
  })

  test('a failure that the engine finds is 422 and names the field', async () => {
    const plant = smallPlant()
    const { ghi_wm2: _, ...weather } = plant.weather
    const answer = await service.post('/api/run', { ...plant, weather })
    expect(answer.status).toBe(422)
    const problem = await problemOf(answer)
    expect([problem.code, problem.field?.startsWith('weather')]).toEqual(['validation_error', true])
  })

  test('an inverter coefficient outside any physical range is rejected at its field, before it makes the energy NaN', async () => {
    const inverter = { model: 'sandia', p_ac_nom_kw: 80, p_aco_w: 80_000, p_dco_w: 82_000, v_dco_v: 700, p_so_w: 100, c0: -1e308 }
    const answer = await service.post('/api/run', { ...smallPlant(), inverter })
    const { code, field } = await problemOf(answer)
    expect([answer.status, code, field]).toEqual([422, 'validation_error', 'inverter.c0'])
  })

  test('unknown ids are 404 and name the field', async () => {
    for (const [section, body] of [
      ['weather', { ...smallPlant(), weather: { id: 'met_0000' } }],
      ['module', { ...smallPlant(), module: { id: 'no_such_module' } }],
      ['inverter', { ...smallPlant(), inverter: { id: 'no_such_inverter' } }],
    ] as const) {
      for (const headers of [{}, ASYNC]) {
        const answer = await service.post('/api/run', body, headers)
        const problem = await problemOf(answer)
        expect([answer.status, problem.code, problem.field]).toEqual([404, 'not_found', `${section}.id`])
      }
    }
  })

  test('a large body is checked in a worker, with the same answer', async () => {
    const plant = smallPlant()
    const wrong = { ...plant, site: { ...plant.site, latitude: 91 }, weather: { ...plant.weather, start: 5 } }
    const padded = `${JSON.stringify(wrong).slice(0, -1)}${' '.repeat(70_000)}}`
    for (const headers of [{}, ASYNC]) {
      const [small, big] = [await service.post('/api/run', wrong, headers), await service.post('/api/run', padded, headers)]
      expect([small.status, big.status]).toEqual([422, 422])
      expect((await problemOf(big)).errors).toEqual((await problemOf(small)).errors)
    }
    expect((await runOf(await service.post('/api/run', JSON.stringify(plant).padEnd(70_000)))).summary.dc_kwp).toBe(100)
  })
})

describe('POST /api/run/simple', () => {
  test('runs with the embedded year, lists its assumptions, and its expanded request gives exactly the same energy', async () => {
    const simple = await simpleRunOf(await service.post('/api/run/simple', SIMPLE))
    expect(simple.request.weather).toEqual({ id: expect.stringMatching(/^met_/) })
    expect(simple.defaults_applied.find(({ field }) => field === 'weather')?.source).toContain('embedded')
    const full = await runOf(await service.post('/api/run', simple.request))
    expect(full.summary).toEqual(simple.summary)
    expect(full.loss_diagram).toEqual(simple.loss_diagram)
  })

  test('with its own weather it uses no typical year', async () => {
    const simple = await simpleRunOf(await service.post('/api/run/simple', { ...SIMPLE, weather: smallPlant().weather }))
    expect(simple.summary.e_grid_kwh).toBeGreaterThan(300)
    expect(simple.defaults_applied.some(({ field }) => field === 'weather')).toBe(false)
  })

  test.each([
    [{ latitude: 48, longitude: 11 }, 'system_capacity_kw'],
    [{ ...SIMPLE, modules: 10 }, 'modules'],
    [{ ...SIMPLE, module_efficiency: 19 }, 'module_efficiency'],
    [{ ...SIMPLE, temperature_coefficient: -0.37 }, 'temperature_coefficient'],
    [{ ...SIMPLE, inverter_ac_kw: 1000 }, 'inverter_ac_kw'],
    [{ ...SIMPLE, racking: 'rooftop', bifaciality: 0.7 }, 'bifaciality'],
  ])('%#: 422 names the field', async (body, field) => {
    const answer = await service.post('/api/run/simple', body)
    const problem = await problemOf(answer)
    expect([answer.status, problem.code, problem.field]).toEqual([422, 'validation_error', field])
  })
})

describe('background runs', () => {
  test('are accepted at once and can be read by their unguessable id, with the request as sent', async () => {
    const { run_id, status, links } = await acceptedRun('/api/run', smallPlant())
    expect(run_id).toMatch(/^run_[0-9a-hjkmnp-tv-z]{26}$/)
    expect([status, links]).toEqual(['running', { run: `/api/runs/${run_id}` }])
    const stored = await storedRun(run_id)
    const direct = await runOf(await service.post('/api/run', smallPlant()))
    expect(stored.request).toEqual(smallPlant())
    expect(stored.resolved).toEqual({})
    expect(stored.response.summary).toEqual(direct.summary)
    expect(stored.response.links).toEqual({ run: `/api/runs/${run_id}` })
    expect((await service.request(`/v1/runs/${run_id}`)).status).toBe(200)
  })

  test('show the sections that the ids of the request refer to', async () => {
    const { request } = await simpleRunOf(await service.post('/api/run/simple', SIMPLE))
    const [module] = (await (await service.request('/api/library/modules?limit=1')).json()) as [{ id: string }]
    const { run_id } = await acceptedRun('/api/run', { ...request, module: { id: module.id } })
    const { resolved } = await storedRun(run_id)
    expect(resolved.weather?.ghi_wm2).toHaveLength(8760)
    expect(resolved.module?.model).toBe('cec')
  })

  test('keep their series, which JSON contains only on request; CSV has units, and the series of another tool last', async () => {
    const plant = smallPlant()
    const reference = plant.weather.ghi_wm2.map((ghi, row) => (row === 1 ? null : ghi / 2))
    const body = { ...plant, weather: { ...plant.weather, reference_series: { 'other, tool': reference } }, include_series: true }
    const { series } = await runOf(await service.post('/api/run', body))
    const { run_id } = await acceptedRun('/api/run', body)
    expect((await storedRun(run_id)).response.series).toBeUndefined()
    const stored = await storedRun(run_id, '?include_series=true')
    expect(stored.response.series).toEqual(series)
    expect(stored.response.links.series_csv).toBe(`/api/runs/${run_id}/series.csv`)

    const csv = await service.request(`/api/runs/${run_id}/series.csv`)
    expect(csv.headers.get('content-type')).toBe('text/csv')
    const lines = (await csv.text()).trimEnd().split('\n')
    expect(lines).toHaveLength(25)
    expect(lines[0]).toStartWith('time (UTC+01:00),GlobHor (W/m2),')
    expect(lines[0]).toEndWith(',"other, tool"')
    expect(lines[1]).toStartWith('2001-06-21T00:00,0,')
    expect(lines[2]).toEndWith(',')
    expect(lines[13]?.split(',')[1]).toBe(String(series?.columns.GlobHor?.[12]))
    expect(lines[13]).toEndWith(`,${reference[12]}`)
  })

  test('that are running are 202 from every read operation, with Retry-After', async () => {
    const NO_PICTURE = { picture: 'losses', date: '06-21', theme: 'light', width: 720 } as const
    const running: AcceptedRun = { run_id: 'run_1', status: 'running', links: { run: '/api/runs/run_1' } }
    const read = async () => ({ running })
    const { getRun, getRunSeriesCsv } = runRoutes(
      {} as RunService,
      { run: read, csv: read } as unknown as RunReader,
      {} as AccountRuns,
      {} as BackgroundRuns,
      {} as SimpleExpansion,
      {} as StoredDrawings,
    )
    const input = { params: { run_id: 'run_1' }, headers: {}, body: null, context: { account: null } as Context }
    const reply = { status: 202, body: running, headers: { 'retry-after': '1' } }
    expect([
      await getRun({ ...input, query: { ...NO_PICTURE, include_series: false } }),
      await getRunSeriesCsv({ ...input, query: {} }),
    ]).toMatchObject([reply, reply])
  })

  test('that fail in spite of valid fields are 422 run_failed when they are read', async () => {
    // Its typical year is fetched after the 202.
    const { run_id } = await acceptedRun('/api/run/simple', {
      latitude: 48.1,
      longitude: 11.6,
      system_capacity_kw: 10,
      weather_source: 'europe_db',
    })
    let answer = await service.request(`/api/runs/${run_id}`)
    while (answer.status === 202) {
      await Bun.sleep(10)
      answer = await service.request(`/api/runs/${run_id}`)
    }
    const problem = await problemOf(answer)
    expect([answer.status, problem.code]).toEqual([422, 'run_failed'])
    expect(problem.detail).toContain('not configured on this service')
  })

  test('that have no series have no CSV, and unknown ids are 404', async () => {
    const { run_id } = await acceptedRun('/api/run', smallPlant())
    await storedRun(run_id)
    for (const path of [`/api/runs/${run_id}/series.csv`, '/api/runs/run_nothing', '/api/runs/run_nothing/series.csv']) {
      const answer = await service.request(path)
      expect([answer.status, (await problemOf(answer)).code]).toEqual([404, 'not_found'])
    }
  })
})

describe('Idempotency-Key', () => {
  test('repeats the first answer byte for byte, with the header idempotent-replayed', async () => {
    const key = { 'idempotency-key': 'first' }
    const first = await service.post('/api/run', smallPlant(), key)
    const second = await service.post('/api/run', smallPlant(), key)
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([null, 'true'])
    expect(await second.text()).toBe(await first.text())
  })

  test.each([
    ['JSON', 'application/json'],
    ['CSV', 'text/csv'],
  ])('repeats a long %s answer byte for byte', async (form, accept) => {
    const sent = () => service.post('/api/run/simple', { ...SIMPLE, include_series: true }, { 'idempotency-key': `long-${form}`, accept })
    const first = await (await sent()).text()
    expect(first.length).toBeGreaterThan(2_000_000)
    expect(await (await sent()).text()).toBe(first)
  })

  test('repeats a 202, and the run is made once', async () => {
    const key = { 'idempotency-key': 'promise' }
    const [a, b] = [await acceptedRun('/api/run', smallPlant(), key), await acceptedRun('/api/run', smallPlant(), key)]
    expect(b).toEqual(a)
  })

  test('two concurrent requests make one run', async () => {
    const key = { 'idempotency-key': 'at-once' }
    const accepted = await Promise.all(Array.from({ length: 5 }, () => acceptedRun('/api/run', smallPlant(), key)))
    expect(new Set(accepted.map(({ run_id }) => run_id)).size).toBe(1)
  })

  test.each(['application/json', 'text/csv'])('concurrent requests that wait for %s all get the same whole answer', async (accept) => {
    const headers = { 'idempotency-key': `together-${accept}`, accept }
    const sent = () => service.post('/api/run', { ...smallPlant(), include_series: true }, headers)
    const answers = await Promise.all(Array.from({ length: 4 }, sent))
    const [first = '', ...others] = await Promise.all(answers.map((answer) => answer.text()))
    expect(first.length).toBeGreaterThan(1000)
    expect(others).toEqual([first, first, first])
  })

  test('with another body or operation is 409', async () => {
    const key = { 'idempotency-key': 'conflict' }
    await service.post('/api/run', smallPlant(), key)
    const plant = { ...smallPlant(), include_series: true }
    for (const answer of [await service.post('/api/run', plant, key), await service.post('/api/run/simple', SIMPLE, key)]) {
      expect([answer.status, (await problemOf(answer)).code]).toEqual([409, 'idempotency_conflict'])
    }
  })

  test('is not used up by a failure', async () => {
    const key = { 'idempotency-key': 'after-failure' }
    expect((await service.post('/api/run/simple', { ...SIMPLE, module_efficiency: 19 }, key)).status).toBe(422)
    expect((await service.post('/api/run/simple', SIMPLE, key)).status).toBe(200)
  })

  test.each(['', 'a b', 'x'.repeat(256)])('%#: a key that is not 1 to 255 visible characters is 422', async (value) => {
    const answer = await service.post('/api/run', smallPlant(), { 'idempotency-key': value })
    expect([answer.status, (await problemOf(answer)).field]).toEqual([422, 'idempotency-key'])
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
