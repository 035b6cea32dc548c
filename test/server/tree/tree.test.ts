import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { TreeAnswer, TreeDescription } from '@pvyield/contract/schemas'
import { dayOfWeather, smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function treeOf(path: string, body: unknown): Promise<TreeAnswer> {
  const answer = await service.post(path, body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as TreeAnswer
}

describe('POST /api/tree/{stage}', () => {
  test('each score equals the energy of a run with that option', async () => {
    const tree = await treeOf('/api/tree/irradiance', smallPlant())
    expect(tree.path['site.transposition']).toBe('perez')
    const options = tree.steps.find(({ step }) => step === 'site.transposition')?.options ?? []
    expect(options.length).toBeGreaterThan(1)
    for (const { option, e_grid_kwh, cost_ms } of options) {
      const { site } = smallPlant()
      const { summary } = await runOf(await service.post('/api/run', { ...smallPlant(), site: { ...site, transposition: option } }))
      expect(e_grid_kwh).toBe(summary.e_grid_kwh)
      expect(cost_ms).toBeGreaterThan(0)
    }
  })

  test('the reference series of the weather are scored; a reference series with an unknown name is reported', async () => {
    const reference_series = { E_Grid: new Array<number>(24).fill(1), Meter: new Array<number>(24).fill(1) }
    const tree = await treeOf('/api/tree/thermal', { ...smallPlant(), weather: { ...dayOfWeather(), reference_series } })
    expect(tree.reference).toEqual({ scored: ['E_Grid'], ignored: ['Meter'] })
    for (const { scores } of tree.steps[0]?.options.filter(({ applies }) => applies) ?? []) {
      expect(scores).toMatchObject([{ column: 'E_Grid', unit: 'kWh', rows: 24 }])
    }
  })

  test('a reference series of a different length is rejected by its name, as it is in a run', async () => {
    const weather = { ...dayOfWeather(), reference_series: { E_Grid: new Array<number>(23).fill(1) } }
    for (const path of ['/api/tree/thermal', '/api/run']) {
      expect(await problemOf(await service.post(path, { ...smallPlant(), weather }))).toMatchObject({
        status: 422,
        code: 'validation_error',
        field: 'weather.reference_series.E_Grid',
        errors: [{ message: 'A reference series needs a value or null for every row: E_Grid has 23 values, but the weather has 24 rows' }],
      })
    }
  })

  test('a stored weather id is resolved, an unknown one is 404', async () => {
    const { meta } = (await (await service.request('/api/weather/tmy?latitude=48.1&longitude=11.6&fields=meta')).json()) as {
      meta: { id: string }
    }
    expect((await treeOf('/api/tree/ac', { ...smallPlant(), weather: { id: meta.id } })).e_grid_kwh).toBeGreaterThan(50_000)
    expect((await problemOf(await service.post('/api/tree/ac', { ...smallPlant(), weather: { id: 'met_none' } }))).status).toBe(404)
  })

  test('an unknown stage is 404 and lists the stages', async () => {
    const problem = await problemOf(await service.post('/api/tree/sky', smallPlant()))
    expect(problem).toMatchObject({ status: 404, code: 'not_found', field: 'stage' })
    expect(problem.detail).toContain('sun, irradiance, orientation')
  })

  test('an invalid request is rejected as it is in a run', async () => {
    const bad = { ...smallPlant(), site: { latitude: 200, longitude: 11.6 } }
    const [tree, run] = await Promise.all(
      ['/api/tree/sun', '/api/run'].map(async (path) => {
        const { request_id: _, instance: __, ...rest } = await problemOf(await service.post(path, bad))
        return rest
      }),
    )
    expect(tree).toEqual(run)
    expect(tree).toMatchObject({ status: 422, field: 'site.latitude' })
  })
})

describe('POST /api/tree/{stage}/describe', () => {
  test('returns the steps and the path without results', async () => {
    const answer = await service.post('/api/tree/optics/describe', smallPlant())
    expect(answer.status).toBe(200)
    const { path, steps } = (await answer.json()) as TreeDescription
    expect(path).toEqual({ 'iam.kind': 'auto', 'iam.diffuse': 'integrated', 'spectral.mode': 'off' })
    // the weather has no snow, so that no option of this step is on the path
    expect(steps.map(({ step }) => step)).toEqual([...Object.keys(path), 'site.snow_model'])
    const table = steps[0]?.options.find(({ option }) => option === 'table')
    expect(table).toMatchObject({ applies: false, selected: false })
    expect(table?.reason).toStartWith('iam.angles_deg: ')
    expect(table).not.toHaveProperty('e_grid_kwh')
  })
})
