import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type {
  CorrelateWeatherAnswer,
  RunAnswer,
  ScaleWeatherAnswer,
  TypicalYearAnswer,
  Weather,
  WeatherQualityAnswer,
} from '@pvyield/contract/schemas'
import { embeddedYears, SITE } from '../../engine/long-term/embedded-years.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const years = embeddedYears(2001, 5) as Weather
const { reference_series: _, meta: __, ...weather } = years
const hours = 24 * 365
const cut = (values: readonly (number | null)[] | undefined, factor = 1) => values?.slice(0, hours).map((value) => (value ?? 0) * factor)
const year = {
  timezone: 1,
  step_minutes: 60,
  start: '2001-01-01T00:00',
  ghi_wm2: cut(years.ghi_wm2, 0.95),
  temp_air_c: cut(years.temp_air_c),
}
const sums = [31, 52, 96, 130, 160, 172, 176, 150, 108, 65, 34, 25]

const nothing = new Array(12).fill(null)

async function made<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await service.post(`/api/weather/${path}`, body)
  if (answer.status !== 200) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}

async function runWith(id: string | undefined): Promise<[number, string | null]> {
  const run = await service.post('/api/run', { ...smallPlant(), weather: { id } })
  return [run.status, ((await run.json()) as RunAnswer).weather_meta?.id ?? null]
}

test('scale: the section has the sums, is stored, and a run takes it', async () => {
  const answer = await made<ScaleWeatherAnswer>('scale', { weather: year, site: SITE, monthly: { ghi_kwhm2: sums } })
  expect(answer.months.map(({ ghi_kwhm2 }) => ghi_kwhm2.after)).toEqual(sums.map((sum) => expect.closeTo(sum, 2)))
  expect(answer.meta.derived).toEqual({ by: 'scale', from: [] })
  expect(answer.meta.annual?.ghi_kwhm2).toBeCloseTo(1199, 0)
  expect([answer.weather?.latitude, answer.meta.latitude, answer.meta.elevation]).toEqual([SITE.latitude, SITE.latitude, SITE.elevation])
  expect(await runWith(answer.meta.id)).toEqual([200, answer.meta.id ?? null])
})

test('correlate: stored series by id, and fields=meta answers the report alone', async () => {
  const station = await made<WeatherQualityAnswer>('quality', { weather: year, site: SITE })
  const body = { weather, station: { id: station.meta.id }, site: SITE, method: 'ratio' }
  const answer = await made<CorrelateWeatherAnswer>('correlate?fields=meta', body)
  expect([answer.weather, answer.before.bias_frac, answer.after.bias_frac]).toEqual([undefined, expect.closeTo(1 / 0.95 - 1, 3), 0])
  expect(answer.uncertainty_parts).toMatchObject({ interannual: expect.any(Number), resource: expect.any(Number) })
  expect(answer.meta.derived).toEqual({ by: 'correlate', from: [station.meta.id] })
  expect(await runWith(answer.meta.id)).toEqual([200, answer.meta.id ?? null])
})

test('typical-year: states the year of each month in its metadata, and a run takes it', async () => {
  const answer = await made<TypicalYearAnswer>('typical-year', { weather, site: SITE, exceedance_percent: 90 })
  expect(answer.meta.months_years).toEqual(answer.months.map((month) => month.year))
  expect(answer.weather?.temp_air_c).toHaveLength(8760)
  expect(answer.ghi_kwhm2).toBeLessThan(answer.statistics.mean_kwhm2 ?? 0)
  expect(await runWith(answer.meta.id)).toEqual([200, answer.meta.id ?? null])
})

test('scale: a run says that its weather was moved to a site 222 km away, though the section states that site', async () => {
  const site = { ...SITE, latitude: SITE.latitude - 2 }
  const placed = { ...year, latitude: SITE.latitude, longitude: SITE.longitude }
  const { meta } = await made<ScaleWeatherAnswer>('scale', { weather: placed, site, monthly: { ghi_kwhm2: [35, ...nothing.slice(1)] } })
  const run = await service.post('/api/run', { ...smallPlant(), weather: { id: meta.id } })
  const { weather_meta } = (await run.json()) as RunAnswer
  expect(weather_meta?.quality).toStartWith('The weather states another place (latitude 48.1, longitude 11.6), 222 km from site: its rows')
})

describe('refuses', () => {
  test.each([
    ['scale', 'an unknown id', { weather: { id: 'met_none' }, monthly: { ghi_kwhm2: sums } }, 'not_found', 'weather.id'],
    ['scale', 'eleven sums', { weather: year, site: SITE, monthly: { ghi_kwhm2: sums.slice(1) } }, 'validation_error', 'monthly.ghi_kwhm2'],
    ['scale', 'no sum at all', { weather: year, site: SITE, monthly: { ghi_kwhm2: nothing } }, 'validation_error', 'monthly.ghi_kwhm2'],
    ['scale', 'weather without a place', { weather: year, monthly: { ghi_kwhm2: sums } }, 'validation_error', 'site'],
    [
      'scale',
      'part of a month',
      { weather: { ...year, ghi_wm2: [0], temp_air_c: [0] }, site: SITE, monthly: { ghi_kwhm2: sums } },
      'validation_error',
      'monthly.ghi_kwhm2.0',
    ],
    ['correlate', 'an unknown station', { weather: year, station: { id: 'met_none' }, site: SITE }, 'not_found', 'station.id'],
    [
      'correlate',
      'a station of another time',
      { weather: year, station: { ...year, start: '2021-01-01T00:00' }, site: SITE },
      'validation_error',
      'station',
    ],
    [
      'correlate',
      'columns of unequal length',
      { weather: year, station: { ...year, ghi_wm2: [1] }, site: SITE },
      'validation_error',
      'station.ghi_wm2',
    ],
    ['typical-year', 'one year', { weather: year, site: SITE }, 'validation_error', 'weather'],
    ['typical-year', 'an unknown method', { weather: year, site: SITE, method: 'best' }, 'validation_error', 'method'],
    ['typical-year', 'P80', { weather: year, site: SITE, exceedance_percent: 80 }, 'validation_error', 'exceedance_percent'],
  ])('%s: %s', async (path, _, body, code, field) => {
    expect(await problemOf(await service.post(`/api/weather/${path}`, body))).toMatchObject({ code, field })
  })
})
