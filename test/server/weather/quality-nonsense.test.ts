import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { WeatherQualityAnswer } from '@pvyield/contract/schemas'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const SITE = { latitude: 48, longitude: 11, elevation: 500 }
const HOURS = 8760
const hours = (value: number, n = HOURS): number[] => new Array<number>(n).fill(value)
const section = (ghi: (number | null)[], start = '2023-01-01T00:00') => ({
  timezone: 1,
  step_minutes: 60,
  start,
  ghi_wm2: ghi,
  temp_air_c: hours(20, ghi.length),
})
/** Days of June with a sun of up to `most`. */
const sunny = (most: number, days = 3): number[] =>
  Array.from({ length: 24 * days }, (_, hour) => Math.max(0, most * Math.sin((((hour % 24) - 5) / 14) * Math.PI)))

const post = (body: object, accept = 'application/json', query = '') => service.post(`/api/weather/quality${query}`, body, { accept })

async function checked(body: object, query = ''): Promise<WeatherQualityAnswer> {
  const answer = await post(body, 'application/json', query)
  expect(answer.status).toBe(200)
  return (await answer.json()) as WeatherQualityAnswer
}

describe('POST /api/weather/quality of weather that is none', () => {
  const lost: [string, ReturnType<typeof section>, string][] = [
    ['one impossible hour', section([1900], '2023-06-21T12:00'), 'ghi_possible'],
    ['a year of 400 W/m2', section(hours(400)), 'ghi_possible, ghi_mean, ghi_standing'],
    ['a year of -50 W/m2', section(hours(-50)), 'ghi_possible'],
    ['a year of zeros', section(hours(0)), 'no_light'],
  ]
  test.each(lost)('answers the report alone of %s, in each form', async (_, weather, tests) => {
    for (const fill of ['none', 'short', 'all']) {
      const { weather: made, meta, series } = await checked({ weather, site: SITE, fill })
      expect([made, meta.id]).toEqual([undefined, undefined])
      for (const name of tests.split(', ')) expect(series.notes[0]).toContain(name)
      expect(series.notes[0]).toStartWith('No light is left after ')
      expect(meta.notes?.[0]).toBe(series.notes[0])
      for (const accept of ['text/html', 'text/csv']) {
        const answer = await post({ weather, site: SITE, fill }, accept)
        expect([answer.status, (await answer.text()).length > 40]).toEqual([200, true])
      }
    }
  })

  test('keeps zeros of a night, and zeros that the request does not remove', async () => {
    expect((await checked({ weather: section([0, 0], '2023-12-21T00:00'), site: SITE })).weather?.ghi_wm2).toEqual([0, 0])
    const year = await checked({ weather: section(hours(0)), site: SITE, remove: [] }, '?fields=meta')
    expect(year.meta.id).toStartWith('met_')
    expect(year.series.notes[0]).toContain('have no light at all')
  })

  test('names days in kW/m2', async () => {
    const { series } = await checked({ weather: section(sunny(0.9), '2023-06-20T00:00'), site: SITE })
    expect(series.notes.at(-1)).toContain('the columns seem to be in kW/m2; send W/m2')
  })

  test('refuses stamps over more than 100 years', async () => {
    const weather = { ...section([1, 2, 3]), start: null, time: ['1901-06-01T12:00', '1950-06-01T12:00', '2023-06-01T12:00'] }
    expect(await problemOf(await post({ weather, site: SITE }))).toMatchObject({ code: 'validation_error', field: 'weather.time' })
  })

  test('never fails, and no percentage is beyond 100 or none', async () => {
    let seed = 7
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed / 2 ** 31
    }
    const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value
    const column = (n: number): (number | null)[] => {
      const value = oneOf([-50, -5, 0, 0.4, 300, 1400, 2500])
      const kind = oneOf(['one', 'any', 'gaps', 'none'] as const)
      return Array.from({ length: n }, () =>
        kind === 'none' || (kind === 'gaps' && random() < 0.5) ? null : kind === 'one' ? value : random() * value,
      )
    }
    let answered = 0
    for (let round = 0; round < 150; round++) {
      const n = oneOf([1, 2, 5, 24, 240])
      const own = oneOf([{}, { latitude: -60, longitude: 170, elevation: null }])
      const names = oneOf([['ghi_wm2'], ['dhi_wm2', 'dni_wm2'], ['ghi_wm2', 'dhi_wm2'], ['ghi_wm2', 'dhi_wm2', 'dni_wm2'], ['poa_wm2']])
      const weather = {
        ...section([], oneOf(['2023-06-21T12:00', '2023-12-21T00:00', '1999-12-31T23:00'])),
        step_minutes: oneOf([1, 15, 60]),
        timezone: oneOf([-12, 0, 1, 14]),
        sun_offset_min: oneOf([null, 0]),
        ghi_wm2: undefined,
        temp_air_c: hours(20, n),
        ...Object.fromEntries(names.map((name) => [name, column(n)])),
        ...own,
      }
      const site = { latitude: oneOf([-90, 0, 48, 89.9]), longitude: oneOf([-180, 0, 11]), elevation: oneOf([null, 4000]) }
      const body = { weather, site, fill: oneOf(['none', 'short', 'all']), remove: oneOf([null, [], ['night_light', 'ghi_rare']]) }
      const answer = await post(body, oneOf(['application/json', 'text/html', 'text/csv']))
      const text = await answer.text()
      expect([200, 422], `${text.slice(0, 300)} of ${JSON.stringify(body).slice(0, 900)}`).toContain(answer.status)
      if (answer.status === 200) answered++
      expect(text.match(/(Infinity|NaN|[2-9]\d\d\.\d|1[1-9]\d\.\d) % of the rows/g)).toBeNull()
      expect(text).not.toMatch(/Infinity|NaN/)
    }
    expect(answered).toBeGreaterThan(75)
  })
})

describe('the section that POST /api/weather/quality makes', () => {
  const june = section(sunny(800), '2023-06-20T00:00')

  test('states the place of the request, by which its metadata compare it with the sun', async () => {
    const { weather, meta } = await checked({ weather: june, site: SITE })
    expect(weather).toMatchObject(SITE)
    expect(meta).toMatchObject(SITE)
    expect(meta.quality?.night_rows).toBeNumber()
    expect(meta.notes?.join()).not.toContain('was not compared with the sun')
  })

  test('says that the weather states another place than the request', async () => {
    const { weather, meta, series } = await checked({
      weather: { ...june, latitude: 40, longitude: 11, elevation: 30 },
      site: { latitude: 48, longitude: 11 },
    })
    const note = 'The weather states another place (latitude 40, longitude 11), 890 km from site'
    expect([series.notes[0], meta.notes?.find((one) => one.startsWith(note))]).toEqual([expect.stringContaining(note), expect.any(String)])
    expect(weather).toMatchObject({ latitude: 48, elevation: null })
    const near = await checked({
      weather: { ...june, latitude: 48.1, longitude: 11, elevation: 520 },
      site: { latitude: 48, longitude: 11 },
    })
    expect([near.weather?.elevation, near.series.notes.join().includes('another place')]).toEqual([520, false])
  })

  test('has an id that what another caller says of the same rows is not found under', async () => {
    const meta = { id: 'met_another', source: 'EVIL', notes: ['Measured by a friend.'] }
    const planted = await checked({ weather: { ...june, meta }, site: SITE }, '?fields=meta')
    const own = await checked({ weather: june, site: SITE }, '?fields=meta')
    expect(planted.meta.derived).toEqual({ by: 'quality', from: [] })
    expect(own.meta.id).not.toBe(planted.meta.id)
    expect(JSON.stringify(own.meta)).not.toMatch(/EVIL|friend/)
    expect((await checked({ weather: june, site: SITE }, '?fields=meta')).meta.id).toBe(own.meta.id)
  })
})
