import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedStudy, OptimiseAnswer, Study } from '@pvyield/contract/schemas'
import { tableFromIPC } from 'apache-arrow'
import { everyLossPlant } from '../../engine/chain/plant.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const REQUEST = {
  base: { ...SIMPLE, weather_source: 'embedded' },
  fields: [{ path: 'tilt_deg', min: 0, max: 120, step: 1 }],
  objective: { expression: 'e_grid_kwh / module_area_m2', unit: 'kWh/m2' },
  max_evaluations: 30,
}
/** Two thousand plants of a year with every loss: many seconds. */
const LONG = {
  base: everyLossPlant({}),
  fields: [
    { path: 'array.tilt_deg', min: 0, max: 60 },
    { path: 'array.azimuth_deg', min: 90, max: 270 },
    { path: 'array.gcr', min: 0.2, max: 0.8 },
    { path: 'thermal.u_c', min: 15, max: 30 },
    { path: 'dc_losses.lid_loss', min: 0, max: 0.03 },
  ],
  max_evaluations: 2000,
}

async function json<T>(answer: Response, status = 200): Promise<T> {
  if (answer.status !== status) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

const studyOf = async (id: string) => json<Study>(await service.request(`/api/studies/${id}`))

async function ended(id: string): Promise<Study> {
  for (let study = await studyOf(id); ; study = await studyOf(id)) {
    if (study.status !== 'running') return study
    await Bun.sleep(10)
  }
}

const accepted = async (body: object) => json<AcceptedStudy>(await service.post('/api/optimise', body, { prefer: 'respond-async' }), 202)

describe('POST /api/optimise', () => {
  let text: string
  let answer: OptimiseAnswer
  beforeAll(async () => {
    text = await (await service.post('/api/optimise', REQUEST)).text()
    answer = JSON.parse(text) as OptimiseAnswer
  })

  test('answers the optimum, whose figures are those of its own run, and the same bytes again', async () => {
    const { summary } = await runOf(await service.post('/api/run/simple', { ...REQUEST.base, ...answer.optimum?.point }))
    expect(answer.optimum?.figures.e_grid_kwh).toBe(summary.e_grid_kwh)
    expect([answer.stopped, answer.units.objective]).toEqual(['converged', 'kWh/m2'])
    expect(await (await service.post('/api/optimise', REQUEST)).text()).toBe(text)
  })

  test('answers the evaluations as CSV and as Arrow, with those that were refused', async () => {
    const csv = (await (await service.post('/api/optimise', REQUEST, { accept: 'text/csv' })).text()).trimEnd().split('\n')
    expect(csv[0]).toBe(
      'tilt_deg,objective (kWh/m2),e_grid_kwh (kWh),specific_yield_kwh_per_kwp (kWh/kWp),performance_ratio (fraction),problem',
    )
    expect(csv).toHaveLength(answer.count + 1)
    expect(csv.filter((line) => line.endsWith('tilt_deg: Input should be less than or equal to 90'))).toHaveLength(answer.failed_count)
    const arrow = await service.post('/api/optimise', REQUEST, { accept: 'application/vnd.apache.arrow.stream' })
    const table = tableFromIPC(new Uint8Array(await arrow.arrayBuffer()))
    const tilts = [...(table.getChild('tilt_deg') ?? [])].map((value) => (Number.isNaN(value) ? null : value))
    expect(tilts).toEqual(answer.points.tilt_deg as (number | null)[])
  })

  test('names the field and the character of what is wrong', async () => {
    const problem = await problemOf(
      await service.post('/api/optimise', {
        base: { ...smallPlant(), array: { ...smallPlant().array, tilt: 3 } },
        fields: [{ path: 'array.tilt_deg', min: 3, max: 3 }],
        objective: { expression: 'process.exit(1)' },
        max_evaluations: 1e9,
      }),
    )
    expect(problem.errors?.map(({ field }) => field)).toEqual([
      'base.array.tilt',
      'fields.0.max',
      'objective.expression',
      'max_evaluations',
    ])
    expect(problem.errors?.[2]?.message).toStartWith("At character 1: there is no function 'process.exit'")
    const long = await problemOf(await service.post('/api/optimise', { ...REQUEST, objective: { expression: '1+'.repeat(5000) } }))
    expect(long).toMatchObject({ field: 'objective.expression', detail: expect.stringContaining('at most 500 characters') })
  })

  test('refuses what takes too long, before anything runs', async () => {
    const problem = await problemOf(
      await service.post('/api/optimise', { ...LONG, base: { ...LONG.base, lifetime: { analysis_period_years: 100 } } }),
    )
    expect([problem.code, problem.field]).toEqual(['too_costly', 'max_evaluations'])
  })
})

describe('a stored optimisation', () => {
  test('says how far it is, goes on behind its evaluations after a restart, and has the same result', async () => {
    const small = { ...LONG, fields: LONG.fields.slice(3), max_evaluations: 25 }
    const { study_id: id, links } = await accepted(small)
    let study = await studyOf(id)
    while (study.done === null) study = await studyOf(id)
    expect(study).toMatchObject({ kind: 'optimise', of: 34 })
    service = await service.restart()
    const { result: made, status, done, failure } = await ended(id)
    const result = made as OptimiseAnswer
    expect([status, failure, done]).toEqual(['complete', null, result.count])
    expect(JSON.stringify(result)).toBe(JSON.stringify(await json(await service.post('/api/optimise', small))))
    expect((await (await service.request(links.csv)).text()).split('\n')).toHaveLength(result.count + 2)
  })

  test('is cancelled and deleted by DELETE', async () => {
    const { study_id: id } = await accepted(LONG)
    while ((await studyOf(id)).done === null) await Bun.sleep(25)
    expect((await service.request(`/api/studies/${id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await service.request(`/api/studies/${id}`)).status).toBe(404)
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
