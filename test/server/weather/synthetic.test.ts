import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAnswer, SyntheticWeatherAnswer, SyntheticWeatherRequest, Weather } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const { SyntheticMonths, SyntheticSteps } = (
  JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
    components: {
      examples: {
        SyntheticMonths: { value: SyntheticWeatherRequest & { monthly: { ghi_kwhm2: number[] } } }
        SyntheticSteps: { value: { weather: Weather; step_minutes: number } }
      }
    }
  }
).components.examples
const munich = SyntheticMonths.value
const may = SyntheticSteps.value

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function made(body: object, query = ''): Promise<SyntheticWeatherAnswer> {
  const answer = await service.post(`/api/weather/synthetic${query}`, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as SyntheticWeatherAnswer
}

describe('POST /api/weather/synthetic', () => {
  test('makes hours of months, and stores them for a run', async () => {
    const { weather, meta, monthly } = await made(munich)
    expect([weather?.ghi_wm2?.length, weather?.step_minutes, weather?.timezone]).toEqual([8760, 60, 1])
    expect(monthly.ghi_kwhm2).toEqual([32, 50, 90, 124, 153, 161, 169, 143, 103, 66, 36, 26])
    expect(meta).toMatchObject({ source: 'synthetic', derived: { by: 'synthetic', from: [] }, rows: 8760, annual: { ghi_kwhm2: 1153 } })
    expect(meta.quality).toMatchObject({ rows_absent: 0, night_rows: 0, impossible_rows: 0 })
    expect(meta.notes?.[0]).toStartWith('Synthetic year: none of its rows was measured.')
    const run = await service.post('/api/run', { ...smallPlant(), weather: { id: meta.id } })
    expect([run.status, ((await run.json()) as RunAnswer).weather_meta?.id]).toEqual([200, meta.id ?? null])
  })

  test('the same request has the same id, another seed another one; fields=meta leaves the columns out', async () => {
    const first = await made(munich, '?fields=meta')
    expect(first.weather).toBeUndefined()
    expect((await made(munich, '?fields=meta')).meta.id).toBe(first.meta.id ?? '')
    expect((await made({ ...munich, seed: 8 }, '?fields=meta')).meta.id).not.toBe(first.meta.id ?? '')
  })

  test('says where an elevation comes from that was not sent', async () => {
    const notes = async (site: object) => (await made({ ...munich, site }, '?fields=meta')).meta.notes?.join(' ')
    const words = 'm is the mean height of the land around'
    expect(await notes({ latitude: 48.1, longitude: 11.6 })).toContain(words)
    expect(await notes({ latitude: 48.1, longitude: 11.6, elevation: 520 })).not.toContain(words)
  })

  test('quarter hours of days, with the temperature of months', async () => {
    const daily = { ghi_kwhm2: Array.from({ length: 365 }, (_, day) => 3 - 2 * Math.cos((2 * Math.PI * (day + 10)) / 365)) }
    const { meta } = await made({ ...munich, monthly: { temp_air_c: new Array(12).fill(10) }, daily, step_minutes: 15 }, '?fields=meta')
    expect(meta).toMatchObject({ rows: 35_040, step_minutes: 15, annual: { ghi_kwhm2: 1095 } })
    expect(meta.notes?.join(' ')).toContain('Steps of 15 min by Skartveit and Olseth')
  })

  test('steps within the hours of a section, and of a stored one by its id', async () => {
    const { weather, meta, monthly, uncertainty } = await made(may)
    expect([weather?.ghi_wm2?.length, weather?.step_minutes, weather?.start]).toEqual([288, 5, '2025-05-10T00:00'])
    const noon = weather?.ghi_wm2?.slice(144, 156).reduce<number>((sum, value) => sum + (value ?? 0) / 12, 0)
    expect(noon).toBeCloseTo(712, 2)
    expect(monthly.ghi_kwhm2).toEqual(new Array(12).fill(null))
    expect(meta).toMatchObject({ derived: { by: 'synthetic', from: [] }, rows: 288 })
    expect(meta.notes?.[0]).toStartWith('The steps of 5 min within each hour are synthetic, by Skartveit and Olseth (1992)')
    expect(uncertainty.racks).toBeGreaterThan(0)
    const { meta: hours } = await made(munich, '?fields=meta')
    const steps = await made({ weather: { id: hours.id }, step_minutes: 30, seed: 3 }, '?fields=meta')
    expect(steps.meta).toMatchObject({ derived: { by: 'synthetic', from: [hours.id] }, rows: 17_520, annual: { ghi_kwhm2: 1153 } })
    expect(steps.meta.quality).toMatchObject({ night_rows: 0, impossible_rows: 0 })
    expect(steps.monthly.ghi_kwhm2).toEqual(munich.monthly.ghi_kwhm2)
    const run = await service.post('/api/run', { ...smallPlant(), weather: { id: steps.meta.id } })
    expect(run.status).toBe(200)
  })

  test('hours by an id that is not stored are 404 at weather.id', async () => {
    const answer = await service.post('/api/weather/synthetic', { weather: { id: 'met_own_000000000000000000000000' }, step_minutes: 5 })
    expect([answer.status, (await problemOf(answer)).errors?.[0]?.field]).toEqual([404, 'weather.id'])
  })

  test.each([
    [{}, 'site'],
    [{ ...may, monthly: munich.monthly }, 'monthly'],
    [{ ...may, step_minutes: 60 }, 'step_minutes'],
    [{ weather: may.weather }, 'step_minutes'],
    [{ ...may, weather: { ...may.weather, step_minutes: 30 } }, 'weather.step_minutes'],
    [{ ...may, weather: { ...may.weather, latitude: null } }, 'site'],
    [{ ...may, weather: { ...may.weather, ghi_wm2: may.weather.ghi_wm2?.slice(1) } }, 'weather.ghi_wm2'],
    [{ ...may, site: { latitude: 48.1, longitude: 151 } }, 'site'],
    [{ weather: { ...may.weather, longitude: null }, step_minutes: 5, site: { latitude: 48.1, longitude: 151 } }, 'weather.timezone'],
  ])('without a place or against hours, %#: %p is refused at %p', async (body, field) => {
    const answer = await service.post('/api/weather/synthetic', body)
    const problem = await problemOf(answer)
    expect([answer.status, problem.errors?.map((error) => error.field)]).toEqual([422, [field]])
  })

  test.each([
    [{ monthly: { temp_air_c: new Array(12).fill(10) } }, 'monthly.ghi_kwhm2'],
    [{ monthly: { ...munich.monthly, ghi_kwhm2: new Array(12).fill(400) } }, 'monthly.ghi_kwhm2.0'],
    [{ monthly: { ...munich.monthly, ghi_kwhm2: [1, 2, 3] } }, 'monthly.ghi_kwhm2'],
    [{ monthly: { ...munich.monthly, relative_humidity: new Array(12).fill(80) } }, 'monthly.relative_humidity.0'],
    [{ step_minutes: 7 }, 'step_minutes'],
    [{ seed: -1 }, 'seed'],
    [{ site: { latitude: 48.1 } }, 'site.longitude'],
    [{ site: { latitude: 98.1, longitude: 11.6 } }, 'site.latitude'],
    [{ months: munich.monthly }, 'months'],
  ])('%p is refused', async (change, field) => {
    const answer = await service.post('/api/weather/synthetic', { ...munich, ...change })
    const problem = await problemOf(answer)
    expect([answer.status, problem.code, problem.errors?.map((error) => error.field).includes(field)]).toEqual([
      422,
      'validation_error',
      true,
    ])
  })
})
