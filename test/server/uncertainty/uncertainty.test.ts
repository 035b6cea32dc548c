import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedStudy, Study, UncertaintyAnswer } from '@pvyield/contract/schemas'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const NORMAL = (name: string, sigma: number, averages = false) => ({ name, distribution: { kind: 'normal', sigma }, averages })
const BUDGET = { energies_kwh: [1_000_000], parts: [NORMAL('resource', 0.04), NORMAL('years', 0.03, true), NORMAL('model', 0.025)] }

async function assessed(body: object): Promise<UncertaintyAnswer> {
  const answer = await service.post('/api/uncertainty', body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as UncertaintyAnswer
}

describe('a budget of uncertainties', () => {
  test('of normal parts is that of summary.exceedance of a run with the same parts', async () => {
    const { summary } = (await (
      await service.post('/api/run/simple', {
        latitude: 48.1,
        longitude: 11.6,
        system_capacity_kw: 100,
        weather_source: 'embedded',
        uncertainty_parts: { resource: 0.04, interannual: 0.03, model: 0.025, other: 0 },
      })
    ).json()) as { summary: { e_grid_kwh: number; exceedance: Record<string, number> & { ten_years: Record<string, number> } } }
    const { horizons } = await assessed({ ...BUDGET, energies_kwh: [summary.e_grid_kwh], draws: 100_000 })
    const { exceedance } = summary
    for (const name of ['p50_kwh', 'p75_kwh', 'p90_kwh', 'p95_kwh', 'p99_kwh'] as const) {
      expect(Math.abs((horizons[0]?.[name] ?? 0) / (exceedance[name] ?? 1) - 1)).toBeLessThan(5e-4)
      expect(Math.abs((horizons[2]?.[name] ?? 0) / (exceedance.ten_years[name] ?? 1) - 1)).toBeLessThan(5e-4)
    }
  })

  test('answers the parts with their source, and the same bytes to the same seed', async () => {
    const body = { ...BUDGET, parts: [{ ...NORMAL('resource', 0.04), source: 'satellite' }, NORMAL('model', 0.03)], draws: 2000, seed: 5 }
    const [one, again] = await Promise.all([assessed(body), assessed(body)])
    expect(one).toEqual(again)
    expect(one.parts.map(({ name, source, share }) => [name, source, share])).toEqual([
      ['resource', 'satellite', expect.closeTo(16 / 25, 12) as unknown as number],
      ['model', '', expect.closeTo(9 / 25, 12) as unknown as number],
    ])
    expect([one.draws, one.seed, one.lifetime]).toEqual([2000, 5, []])
  })

  test('of years has each of them', async () => {
    const { horizons, lifetime } = await assessed({ ...BUDGET, energies_kwh: [1000, 990, 980, 970, 960], draws: 1000 })
    expect([horizons.map(({ years }) => years), lifetime.map(({ years }) => years)]).toEqual([
      [1, 5],
      [1, 2, 3, 4, 5],
    ])
  })
})

test('what is wrong is named', async () => {
  for (const [body, field] of [
    [{ ...BUDGET, energies_kwh: [] }, 'energies_kwh'],
    [{ ...BUDGET, energies_kwh: [-1] }, 'energies_kwh.0'],
    [{ ...BUDGET, parts: [] }, 'parts'],
    [{ ...BUDGET, parts: [{ name: 'a', distribution: { kind: 'cauchy' } }] }, 'parts.0.distribution'],
    [{ ...BUDGET, parts: [{ name: 'a', distribution: { kind: 'normal', sigma: 6 } }] }, 'parts.0.distribution.sigma'],
    [{ ...BUDGET, parts: [{ name: 'a', distribution: { kind: 'years', values: [1, 2] } }] }, 'parts.0.distribution.values'],
    [{ ...BUDGET, parts: [{ name: 'a', distribution: { kind: 'uniform', min: 0.1, max: 0 } }] }, 'parts.0.distribution.max'],
    [{ ...BUDGET, correlations: [{ between: ['resource', 'none'], coefficient: 0.5 }] }, 'correlations.0.between.1'],
    [{ ...BUDGET, correlations: [{ between: ['resource'], coefficient: 0.5 }] }, 'correlations.0.between'],
    [{ ...BUDGET, draws: 1e9 }, 'draws'],
    [{ ...BUDGET, seed: -1 }, 'seed'],
    [{ ...BUDGET, sigma: 1 }, 'sigma'],
  ] as const) {
    const problem = await problemOf(await service.post('/api/uncertainty', body))
    expect([problem.code, problem.field?.slice(0, field.length)]).toEqual(['validation_error', field])
  }
  const heavy = Array.from({ length: 30 }, (_, k) => NORMAL(`part ${k}`, 0.01, true))
  const correlations = [{ between: ['part 0', 'part 1'], coefficient: 0.5 }]
  const body = { energies_kwh: Array.from({ length: 100 }, () => 1000), parts: heavy, correlations, draws: 100_000 }
  expect(await problemOf(await service.post('/api/uncertainty', body))).toMatchObject({ code: 'too_costly', field: 'draws' })
  const beta = { kind: 'beta', min: -0.1, max: 0.1, alpha: 0.5, beta: 0.5 }
  const betas = { ...body, correlations: [], parts: heavy.map((part) => ({ ...part, distribution: beta })), draws: 10_000 }
  expect(await problemOf(await service.post('/api/uncertainty', betas))).toMatchObject({ code: 'too_costly', field: 'draws' })
})

describe('a plant with uncertain fields', () => {
  const PLANT = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100, weather_source: 'embedded' }
  const LOSSES = { name: 'Losses', path: 'losses_percent', distribution: { kind: 'uniform', min: 9, max: 15 }, source: 'contract' }
  const STUDY = { request: PLANT, fields: [LOSSES], parts: [NORMAL('resource', 0.04)], runs: 100, draws: 2000 }
  let answer: UncertaintyAnswer

  test('is answered at once: with the energy of its run, the share of each field and part, and the seed', async () => {
    answer = await assessed(STUDY)
    const { summary } = (await (await service.post('/api/run/simple', PLANT)).json()) as { summary: { e_grid_kwh: number } }
    const { fields: [losses] = [], parts, simulation } = answer
    expect(simulation).toMatchObject({ energies_kwh: [summary.e_grid_kwh], runs: 100, failed_count: 0 })
    expect(losses).toMatchObject({ name: 'Losses', path: 'losses_percent', source: 'contract', low_value: 9.6, high_value: 14.4 })
    expect((losses?.share ?? 0) + (parts[0]?.share ?? 0) + (simulation?.rest_share ?? 0)).toBeCloseTo(1, 12)
    expect(losses?.low_kwh).toBeGreaterThan(losses?.high_kwh ?? 0)
    expect(answer).not.toHaveProperty('links')
  })

  test('is a stored study when it is asked for: the same answer, and its levels as a table', async () => {
    const sent = await service.request('/api/uncertainty', {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async', 'idempotency-key': 'uncertain-1' },
      body: JSON.stringify(STUDY),
    })
    expect(sent.status).toBe(202)
    const { links } = (await sent.json()) as AcceptedStudy
    expect(sent.headers.get('location')).toBe(links.study)
    let study: Study
    do {
      await Bun.sleep(20)
      study = (await (await service.request(links.study)).json()) as Study
    } while (study.status === 'running')
    expect(study).toMatchObject({ kind: 'uncertainty', status: 'complete', done: 103, of: 103 })
    expect(study.result as UncertaintyAnswer).toEqual(answer)
    const csv = (await (await service.request(links.csv)).text()).split('\n')
    expect(csv[0]).toStartWith('period,years,mean_kwh (kWh),uncertainty (fraction),p50_kwh (kWh)')
    expect(csv[2]).toStartWith(`mean of the first years,5,${answer.horizons[1]?.mean_kwh}`)
    expect((await (await service.request(links.arrow)).arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect((await service.request(links.study, { method: 'DELETE' })).status).toBe(204)
  })

  test('what is wrong is named', async () => {
    for (const [body, field] of [
      [{ ...STUDY, energies_kwh: [1000] }, 'energies_kwh'],
      [{ ...STUDY, request: { ...PLANT, latitude: 91 } }, 'request.latitude'],
      [{ ...STUDY, request: { ...PLANT, tilt: 20 } }, 'request.tilt'],
      [{ ...STUDY, request: [] }, 'request'],
      [{ ...STUDY, fields: [{ ...LOSSES, path: 'losses' }] }, 'fields.0.path'],
      [{ ...STUDY, fields: [{ ...LOSSES, path: '' }] }, 'fields.0.path'],
      [{ ...STUDY, fields: [{ ...LOSSES, distribution: { kind: 'normal', mean: 5, sigma: 5 } }] }, 'fields.0.distribution'],
      [{ ...STUDY, fields: [{ ...LOSSES, distribution: { kind: 'years', values: [1] } }] }, 'fields.0.distribution'],
      [{ ...STUDY, fields: new Array(11).fill(LOSSES) }, 'fields'],
      [{ ...STUDY, runs: 10 }, 'runs'],
      [{ ...STUDY, runs: 1e6 }, 'runs'],
      [{ ...STUDY, request: null }, 'fields'],
      [{ request: PLANT }, 'parts'],
    ] as const) {
      const problem = await problemOf(await service.post('/api/uncertainty', body))
      expect([problem.code, problem.field?.slice(0, field.length)], JSON.stringify(body)).toEqual(['validation_error', field])
    }
  })
})
