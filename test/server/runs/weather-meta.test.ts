import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { WeatherAnswer } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { runOf, SIMPLE, simpleRunOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

describe('weather_meta of an answer', () => {
  test('describes the typical year of a simple run, and of the full run with its expanded request', async () => {
    const simple = await simpleRunOf(await service.post('/api/run/simple', SIMPLE))
    expect(simple.weather_meta).toMatchObject({
      id: expect.stringMatching(/^met_/),
      source: 'embedded',
      database: expect.stringContaining('Global Solar Atlas 2.0'),
    })
    expect((await runOf(await service.post('/api/run', simple.request))).weather_meta).toEqual(simple.weather_meta)
  })

  test('is the meta of inline weather, which may contain keys that the document does not list', async () => {
    const { weather } = (await (await service.request('/api/weather/tmy?latitude=48.1&longitude=11.6')).json()) as WeatherAnswer
    const meta = { ...weather?.meta, our_own_key: { deep: [1, null] } }
    const { weather_meta } = await runOf(await service.post('/api/run', { ...smallPlant(), weather: { ...weather, meta } }))
    expect(weather_meta).toMatchObject({ id: weather?.meta?.id ?? '', source: 'embedded' })
    const bare = await runOf(await service.post('/api/run', smallPlant()))
    expect(bare.weather_meta).toMatchObject({ id: null, source: null, database: null })
    const unknown = await service.post('/api/run', { ...smallPlant(), weather: { ...smallPlant().weather, our_own_key: 1 } })
    expect(unknown.status).toBe(422)
  })
})

describe('a simple run with its own weather', () => {
  const weather = { ...smallPlant().weather, elevation: 1650 }

  test('uses elevation 0, and reports the elevation of the weather in defaults_applied and in a warning', async () => {
    const { request, defaults_applied, summary } = await simpleRunOf(await service.post('/api/run/simple', { ...SIMPLE, weather }))
    expect(request.site.elevation).toBe(0)
    expect(defaults_applied).toContainEqual({
      field: 'elevation',
      value: 0,
      source: '0 m for weather that you send; the weather states 1650 m: send elevation to use it',
    })
    expect(summary.warnings).toContain(
      'The run uses an elevation of 0 m (the value when none is sent), but its weather states 1650 m: send elevation 1650 if that is right, because air pressure and refraction are computed from it',
    )
  })

  test('does the same with stored weather; an elevation in the request is used', async () => {
    const { meta } = (await (await service.request('/api/weather/tmy?latitude=48.1&longitude=11.6&fields=meta')).json()) as WeatherAnswer
    const own = { ...SIMPLE, weather: { id: meta.id } }
    const { defaults_applied } = await simpleRunOf(await service.post('/api/run/simple', own))
    expect(defaults_applied.find(({ field }) => field === 'elevation')?.source).toMatch(
      /^0 m for weather that you send; the weather states \d+ m: send/,
    )
    const sent = await simpleRunOf(await service.post('/api/run/simple', { ...own, elevation: 500 }))
    expect(sent.request.site.elevation).toBe(500)
    expect(sent.summary.warnings.join()).not.toContain('uses an elevation')
  })
})
