import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { WeatherCompareAnswer } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { startUpstream, type UpstreamServer } from '../upstream/upstream-server.ts'
import { nasaPowerAnswer, openMeteoAnswer, solcastAnswer, yearSourcesAt } from './years-answers.ts'

const SITE = { latitude: 40.05, longitude: -105.21 }
let sources: UpstreamServer
let service: TestService

beforeAll(async () => {
  sources = startUpstream((request) => {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/open-meteo/')) return openMeteoAnswer(url, 1.1)
    if (url.pathname.startsWith('/power/')) return nasaPowerAnswer(url)
    if (url.pathname.startsWith('/solcast/') && request.headers.get('authorization') === 'Bearer good') return solcastAnswer(url)
    return new Response('{"response_status":{"message":"no such key"}}', { status: url.pathname.startsWith('/solcast/') ? 403 : 500 })
  })
  service = await startTestService(yearSourcesAt(sources))
})
afterAll(async () => {
  expect(service.faults).toEqual([])
  await service.stop()
  sources.stop()
})

async function compared(body: object): Promise<WeatherCompareAnswer> {
  const answer = await service.post('/api/weather/compare', body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as WeatherCompareAnswer
}

const real = (source: string, more: object = {}) => ({ source, start: 2020, end: 2020, ...more })

test('sources, a file by its id and one that fails stand side by side, with their spread', async () => {
  const rows = Array.from({ length: 8784 }, (_, hour) => {
    const at = new Date(Date.UTC(2020, 0, 1, hour)).toISOString().slice(0, 16)
    return `${at},${hour % 24 >= 8 && hour % 24 < 16 ? 500 : 0},10`
  })
  const form = new FormData()
  form.append('file', new Blob([['time (UTC-7),GHI (W/m2),temp_air (degC)', ...rows].join('\n')]), 'mast.csv')
  const parsed = await service.request('/api/parse-weather?latitude=40.05&longitude=-105.21&timezone=-7', { method: 'POST', body: form })
  const { id } = ((await parsed.json()) as { meta: { id: string } }).meta
  const {
    sources: listed,
    spread,
    uncertainty,
  } = await compared({
    site: SITE,
    sources: [
      real('open_meteo'),
      real('nasa_power', { name: 'POWER' }),
      real('era5'),
      { id },
      { source: 'embedded' },
      real('solcast', { key: 'good' }),
    ],
  })
  expect(listed.map(({ name, source }) => [name, source])).toEqual([
    ['open_meteo 2020', 'open_meteo'],
    ['POWER', 'nasa_power'],
    ['era5 2020', 'era5'],
    [id, 'file'],
    ['embedded', 'embedded'],
    ['solcast 2020', 'solcast'],
  ])
  const sums = listed.map(({ annual }) => annual?.ghi_kwhm2 ?? null)
  const [high = 0, power = 0, , file = 0] = sums.map((sum) => sum ?? 0)
  expect([high / power, file]).toEqual([expect.closeTo(1.1, 3), expect.closeTo(365 * 4, 6)])
  expect(sums[5]).toBeCloseTo(power, 0)
  expect(listed[2]).toMatchObject({ id: null, annual: null, monthly: null, rows: null, problem: { code: 'geo_unavailable' } })
  expect(listed[2]?.problem?.detail).toContain('The ERA5 mirror answered with an error (HTTP 500)')
  expect(listed.map(({ years }) => years)).toEqual([[2020, 2020], [2020, 2020], null, [2020, 2020], null, [2020, 2020]])
  expect([listed[0]?.time_shift_min, listed[1]?.time_shift_min]).toEqual([0, 0])
  const found = sums.filter((sum) => sum !== null)
  // the stand-in of Solcast answers the rows of POWER, which count once
  expect(spread.ghi_kwhm2.annual).toMatchObject({
    count: 4,
    min: expect.closeTo(Math.min(...found), 1),
    max: expect.closeTo(Math.max(...found), 1),
  })
  expect(spread.dni_kwhm2.annual.count).toBe(3)
  expect(uncertainty?.uncertainty_parts.resource).toBeCloseTo(spread.ghi_kwhm2.annual.sd_frac ?? 0, 3)

  // what it suggests is taken by a run and by a budget as it is
  const run = await runOf(
    await service.post('/api/run', {
      ...smallPlant(),
      weather: { id: listed[1]?.id },
      lifetime: { uncertainty_parts: uncertainty?.uncertainty_parts },
    }),
  )
  expect(run.summary.e_grid_kwh).toBeGreaterThan(0)
  const budget = await service.post('/api/uncertainty', { energies_kwh: [1e6], parts: [uncertainty?.part] })
  expect(budget.status).toBe(200)
})

test.each([
  [[{ source: 'embedded' }], 'sources', 'at least 2'],
  [[{ source: 'embedded' }, {}], 'sources.1', 'Neither source nor id is there'],
  [[{ source: 'embedded' }, { source: 'era5', id: 'met_abc' }], 'sources.1', 'Both source and id are there'],
  [[{ source: 'embedded' }, { id: 'met_abc', start: 2020, end: 2020 }], 'sources.1.start', 'leave start out'],
  [[{ source: 'embedded' }, { id: 'met_abc', key: 'secret-key' }], 'sources.1.key', 'leave key out'],
  [[{ source: 'embedded' }, real('open_meteo', { end: 2019 })], 'sources.1.end', 'is before start'],
  [[{ source: 'embedded' }, real('solcast', { key: 'bad' })], 'sources.1.key', 'refuses the key'],
  [[{ source: 'embedded' }, real('solcast')], 'sources.1.key', 'send it as sources.1.key'],
])('%j: the field and the fix', async (list, field, words) => {
  const answer = await service.post('/api/weather/compare', { site: SITE, sources: list })
  const problem = await problemOf(answer)
  expect([answer.status, problem.code, problem.field]).toEqual([422, 'validation_error', field])
  expect(problem.detail).toContain(words)
  expect(problem.detail).not.toContain('secret-key')
})

test('an id that is not stored is a fault of its field', async () => {
  const answer = await service.post('/api/weather/compare', { site: SITE, sources: [{ source: 'embedded' }, { id: 'met_nothing' }] })
  expect([answer.status, (await problemOf(answer)).field]).toEqual([404, 'sources.1.id'])
})

test('when every source fails there is nothing to compare: a problem says why each one failed, and when to ask again', async () => {
  const list = [real('era5'), real('era5', { start: 2019, name: 'Two years' })]
  const answer = await service.post('/api/weather/compare', { site: SITE, sources: list })
  const { code, field, detail, errors } = await problemOf(answer)
  expect([answer.status, code, field]).toEqual([503, 'geo_unavailable', 'sources.0'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(errors.map((one) => [one.field, one.code])).toEqual([
    ['sources.0', 'geo_unavailable'],
    ['sources.1', 'geo_unavailable'],
  ])
  expect(errors[0]?.message).toStartWith('era5 2020: The ERA5 mirror answered with an error (HTTP 500)')
  expect(errors[1]?.message).toStartWith('Two years: The ERA5 mirror')
  expect(detail).toEndWith('(and 1 more)')
})

test('what is stored is not fetched again', async () => {
  const body = { site: SITE, sources: [real('nasa_power'), real('open_meteo')] }
  await compared(body)
  const before = sources.requests.length
  expect((await compared(body)).sources.map(({ problem }) => problem)).toEqual([null, null])
  expect(sources.requests.length).toBe(before)
})
