import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAnswer, Weather, WeatherQualityAnswer } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { signIn } from '../accounts/person.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const { weather: day, site } = (
  JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
    components: {
      examples: {
        WeatherDay: {
          value: { weather: Weather & { ghi_wm2: number[] }; site: { latitude: number; longitude: number; elevation: number } }
        }
      }
    }
  }
).components.examples.WeatherDay.value

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function checked(body: object, query = ''): Promise<WeatherQualityAnswer> {
  const answer = await service.post(`/api/weather/quality${query}`, body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as WeatherQualityAnswer
}

const failing = ({ tests }: WeatherQualityAnswer) => tests.filter(({ flagged }) => flagged > 0).map(({ test, ranges }) => [test, ranges])

describe('POST /api/weather/quality', () => {
  test('names the hour of 1,900 W/m2, removes it, and stores the section without it for a run', async () => {
    const answer = await checked({ weather: day, site, fill: 'none' })
    expect(failing(answer)).toEqual([
      ['ghi_possible', [[10, 11]]],
      ['ghi_mean', [[10, 11]]],
      ['ghi_rare', [[10, 11]]],
      ['clearness', [[10, 11]]],
      ['clear_sky', [[10, 11]]],
    ])
    expect(answer.changes).toEqual({
      count: 1,
      by_reason: [{ column: 'ghi_wm2', why: 'ghi_possible', how: 'removed', rows: 1 }],
      rows: [{ row: 10, time: '2025-05-10T10:00', column: 'ghi_wm2', before: 1900, after: null, why: 'ghi_possible', how: 'removed' }],
      left_out: 0,
    })
    expect(answer.weather?.ghi_wm2).toEqual(day.ghi_wm2.map((value, row) => (row === 10 ? null : value)))
    const { id, rows, missing, derived, quality } = answer.meta
    expect([rows, missing, derived]).toEqual([
      24,
      { ghi_wm2: { count: 1, first_row: 10, first_time: '2025-05-10T10:00' } },
      { by: 'quality', from: [] },
    ])
    expect(quality).toMatchObject({ rows_absent: 0 })
    const run = await service.post('/api/run', { ...smallPlant(), weather: { id } })
    expect([run.status, ((await run.json()) as RunAnswer).weather_meta?.id]).toEqual([200, id ?? null])
  })

  test('answers the report alone with fields=meta, and takes weather by its id', async () => {
    const { meta, weather, ...report } = await checked({ weather: day, site, remove: [] }, '?fields=meta')
    expect([weather, report.changes.count, report.flagged_rows]).toEqual([undefined, 0, 1])
    const again = await checked({ weather: { id: meta.id }, site })
    expect([again.changes.count, again.meta.derived]).toEqual([1, { by: 'quality', from: [meta.id] }])
  })

  test('fills the removed hour between its neighbours, and says so', async () => {
    const { changes, weather, months, gaps, clear_sky } = await checked({ weather: day, site })
    const after = weather?.ghi_wm2?.[10] ?? 0
    expect(changes.rows).toEqual([
      { row: 10, time: '2025-05-10T10:00', column: 'ghi_wm2', before: 1900, after, why: 'ghi_possible', how: 'interpolated' },
    ])
    expect(after).toBeGreaterThan(540)
    expect(after).toBeLessThan(705)
    expect([months.length, months[0]?.flagged.ghi_possible, gaps.columns, clear_sky.turbidity.length]).toEqual([1, 1, [], 12])
  })

  test('answers a report with pictures, and every change as CSV', async () => {
    const body = { weather: day, site }
    const html = await service.post('/api/weather/quality', body, { accept: 'text/html' })
    const page = await html.text()
    expect([html.status, html.headers.get('content-type')?.startsWith('text/html'), page.split('<svg').length - 1]).toEqual([200, true, 2])
    expect(page).toContain('ghi_possible')
    const csv = await service.post('/api/weather/quality', body, { accept: 'text/csv' })
    expect((await csv.text()).split('\n')).toEqual([
      'row,time,column,before,after,why,how',
      expect.stringMatching(/^10,2025-05-10T10:00,ghi_wm2,1900,\d+(\.\d)?,ghi_possible,interpolated$/),
      '',
    ])
  })

  test('makes no section of weather whose stamps are those of another zone, and says first what is wrong', async () => {
    const ten = Array.from({ length: 10 }, () => day.ghi_wm2).flat()
    const shifted = { ...day, timezone: 6, ghi_wm2: ten, temp_air_c: ten.map(() => 15) }
    const { weather, meta, changes, series } = await checked({ weather: shifted, site, fill: 'all' })
    expect([weather, meta.id, changes.count]).toEqual([undefined, undefined, 0])
    expect(series.notes[0]).toMatch(/^The stamps do not fit the sun, .* min earlier than the sun at this place/)
    expect(meta.notes?.[0]).toBe(series.notes[0])
  })

  test('removes what the request names, and nothing of an empty list', async () => {
    const { changes, tests } = await checked({ weather: day, site, remove: ['ghi_rare'], fill: 'none' }, '?fields=meta')
    expect([changes.by_reason, tests.filter(({ removed }) => removed).map(({ test }) => test)]).toEqual([
      [{ column: 'ghi_wm2', why: 'ghi_rare', how: 'removed', rows: 1 }],
      ['ghi_rare'],
    ])
  })

  test('uses the place of the weather when the request states none, and refuses weather without one', async () => {
    const { place } = await checked({ weather: { ...day, ...site } }, '?fields=meta')
    expect(place).toEqual(site)
    expect(await problemOf(await service.post('/api/weather/quality', { weather: day }))).toMatchObject({
      code: 'validation_error',
      field: 'site',
    })
  })

  test('a parsed file says how many of its rows fail, and its run repeats it', async () => {
    const lines = day.ghi_wm2.map((value, hour) => `2025-05-10T${String(hour).padStart(2, '0')}:00,${value},15`)
    const form = new FormData()
    form.append('file', new File([['time,ghi,temp_air', ...lines].join('\n')], 'day.csv'))
    const query = `latitude=${site.latitude}&longitude=${site.longitude}&timezone=1&interval=start`
    const parsed = await service.request(`/api/parse-weather?${query}`, { method: 'POST', body: form })
    const { meta } = (await parsed.json()) as WeatherQualityAnswer
    expect([meta.quality?.flagged_rows, meta.quality?.flags]).toEqual([1, { ghi_possible: 1, ghi_mean: 1, ghi_rare: 1, clearness: 1 }])
    const run = (await (await service.post('/api/run', { ...smallPlant(), weather: { id: meta.id } })).json()) as RunAnswer
    expect(run.weather_meta?.quality).toContain('1 rows fail a test of POST /api/weather/quality (ghi_possible 1, ')
  })

  test('notes of a file that the cleaned weather makes untrue are made again, and those of the file stay', async () => {
    const lines = day.ghi_wm2.map((value, hour) => `2025-05-10T${String(hour).padStart(2, '0')}:00,${hour === 13 ? '' : value},15`)
    const form = new FormData()
    form.append('file', new File([['time,ghi,temp_air', ...lines].join('\n')], 'day.csv'))
    const query = `latitude=${site.latitude}&longitude=${site.longitude}&timezone=1&interval=start`
    const parsed = await service.request(`/api/parse-weather?${query}`, { method: 'POST', body: form })
    const { meta: file } = (await parsed.json()) as WeatherQualityAnswer
    const stale = /^ghi_wm2 is above the physically possible|^ghi_wm2: \d+ of 24 rows are missing/
    expect(file.notes?.filter((note) => stale.test(note))).toHaveLength(2)
    const { meta: filled } = await checked({ weather: { id: file.id } }, '?fields=meta')
    expect(filled.notes?.filter((note) => stale.test(note))).toEqual([])
    expect(filled.notes).toContain('The file covers 1 days, less than a year.')
    const { meta: gappy } = await checked({ weather: { id: file.id }, fill: 'none' }, '?fields=meta')
    expect(gappy.notes?.filter((note) => stale.test(note))).toEqual([
      expect.stringMatching(/^ghi_wm2: 2 of 24 rows are missing, the first at 2025-05-10T10:00/),
    ])
    const { meta: again } = await checked({ weather: { id: gappy.id } }, '?fields=meta')
    expect(again.notes?.filter((note) => stale.test(note))).toEqual([])
    expect(new Set(again.notes).size).toBe(again.notes?.length ?? 0)
  })

  test('weather with DNI and no elevation says which limit it has', async () => {
    const { ghi_wm2, ...rest } = day
    const weather = { ...rest, ghi_wm2, dni_wm2: ghi_wm2.map((value) => Math.min(value ?? 0, 800)) }
    const unknown = /^The elevation of the place is not known: beam_limit is that of 3000 m/
    const { latitude, longitude } = site
    const { meta } = await checked({ weather, site: { latitude, longitude } }, '?fields=meta')
    expect(meta.notes?.filter((note) => unknown.test(note))).toHaveLength(1)
    expect((await checked({ weather, site }, '?fields=meta')).meta.notes?.filter((note) => unknown.test(note))).toEqual([])
  })

  test('weather of an account is found by its owner alone', async () => {
    const owner = await signIn(service, 'weather@example.org')
    const own = await owner.call('POST', '/api/weather/quality?fields=meta', { weather: day, site })
    const { meta } = (await own.json()) as WeatherQualityAnswer
    expect(meta.id).toStartWith('met_own_')
    const again = { weather: { id: meta.id }, site }
    expect((await owner.call('POST', '/api/weather/quality?fields=meta', again)).status).toBe(200)
    expect(await problemOf(await service.post('/api/weather/quality', again))).toMatchObject({ code: 'not_found', field: 'weather.id' })
  })

  const broken: Weather = { ...day, ghi_wm2: [1, 2] }
  test.each([
    ['an unknown id', { weather: { id: 'met_none' }, site }, 'not_found', 'weather.id'],
    ['columns of unequal length', { weather: broken, site }, 'validation_error', 'weather.ghi_wm2'],
    ['an unknown test', { weather: day, site, remove: ['ghi'] }, 'validation_error', 'remove.0'],
    ['a latitude beyond the poles', { weather: day, site: { ...site, latitude: 91 } }, 'validation_error', 'site.latitude'],
    ['no weather', { site }, 'validation_error', 'weather'],
  ])('refuses %s', async (_, body, code, field) => {
    expect(await problemOf(await service.post('/api/weather/quality', body))).toMatchObject({ code, field })
  })
})
