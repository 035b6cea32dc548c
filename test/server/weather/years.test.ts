import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Weather, WeatherMeta, WeatherQuality } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { startUpstream, type UpstreamServer } from '../upstream/upstream-server.ts'
import {
  camsAnswer,
  camsException,
  clearHour,
  era5Answer,
  nasaPowerAnswer,
  nsrdbHours,
  openMeteoAnswer,
  pvgisHours,
  solargisAnswer,
  solcastAnswer,
  yearSourcesAt,
} from './years-answers.ts'

interface Fetched {
  weather: Weather
  meta: WeatherMeta & { quality: WeatherQuality; rows: number; timezone: number; annual: Record<string, number>; elevation: number }
}

const SOURCES = ['open_meteo', 'era5', 'nasa_power', 'cams', 'pvgis', 'nsrdb', 'solcast', 'solargis'] as const
type Source = (typeof SOURCES)[number]

const BOULDER = { latitude: 40.05, longitude: -105.21 }
const MUNICH = { latitude: 48.1, longitude: 11.6 }
/** Sources that take a key of the caller. */
const KEYS: Partial<Record<Source, string>> = { solcast: 'solcast-secret', solargis: 'solargis-secret', cams: 'caller+cams@example.com' }

/** What a source answers instead, in the test that runs. */
const instead: Partial<Record<Source, (url: URL) => Response>> = {}
let sources: UpstreamServer
let service: TestService
/** Bodies and headers that the sources have received. */
const received: { source: Source; url: URL; body: string; authorization: string | null }[] = []

async function played(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const body = await request.text()
  const source = sourceOf(url)
  received.push({ source, url, body, authorization: request.headers.get('authorization') })
  const other = instead[source]
  if (other !== undefined) return other(url)
  switch (source) {
    case 'open_meteo':
      return openMeteoAnswer(url)
    case 'era5':
      return era5Answer(url)
    case 'nasa_power':
      return nasaPowerAnswer(url)
    case 'cams':
      return camsAnswer(url)
    case 'solcast':
      return solcastAnswer(url)
    case 'solargis':
      return solargisAnswer(body)
    case 'pvgis':
      return pvgisHours(url)
    case 'nsrdb':
      return nsrdbHours(url, -7)
  }
}

function sourceOf({ pathname }: URL): Source {
  const first = pathname.split('/')[1]
  if (pathname.includes('/nsrdb/')) return 'nsrdb'
  if (pathname.includes('/v5_3/')) return 'pvgis'
  return first === 'open-meteo' ? 'open_meteo' : first === 'power' ? 'nasa_power' : (first as Source)
}

beforeAll(async () => {
  sources = startUpstream(played)
  service = await startTestService({ ...yearSourcesAt(sources), NEW_LOCATIONS_PER_HOUR: '1000' })
})
afterAll(async () => {
  expect(service.faults).toEqual([])
  await service.stop()
  sources.stop()
})

const ask = (body: object, query = '') => service.post(`/api/weather/fetch${query}`, body)

async function fetched(body: object): Promise<Fetched> {
  const answer = await ask(body)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Fetched
}

async function refused(body: object) {
  const answer = await ask(body)
  const { code, detail, field } = await problemOf(answer)
  return { status: answer.status, code, detail, field }
}

/** With another answer of a source. */
async function withAnswer<Result>(source: Source, answer: (url: URL) => Response, work: () => Promise<Result>): Promise<Result> {
  instead[source] = answer
  try {
    return await work()
  } finally {
    delete instead[source]
  }
}

const wish = (source: Source, start = 2020, end = start, site = BOULDER) => ({ source, site, start, end, key: KEYS[source] ?? '' })

describe('real years of each source', () => {
  test.each(SOURCES)('%s: the light of the hours is under the sun, east and west of Greenwich', async (source) => {
    const { weather, meta } = await fetched(wish(source))
    const isUtc = source === 'pvgis'
    expect(meta).toMatchObject({ source, rows: 8784, timezone: isUtc ? 0 : -7 })
    expect(weather).toMatchObject({ step_minutes: 60, start: '2020-01-01T00:00', interval: 'start', ...BOULDER })
    // early or late by an hour would be 60
    expect(meta.quality.time_shift_min).toBeWithin(-2, 2)
    expect(meta.quality.clear_days).toBeGreaterThan(30)
    expect(meta.quality.night_wh_m2).toBeLessThan(1)
    const zone = isUtc ? 0 : -7
    // the light of the row from 10:00 on is that of its hour, not of the one before or after
    const row = 24 * 100 + (isUtc ? 17 : 10)
    const { ghi } = clearHour(Date.UTC(2020, 0, 1) + (row - zone) * 3_600_000, BOULDER)
    expect(weather.ghi_wm2?.[row]).toBeWithin(ghi * (isUtc ? 0.8 : 0.998) - 1, ghi * (isUtc ? 1.2 : 1.002) + 1)
    if (source !== 'nsrdb') {
      const east = await fetched(wish(source, 2019, 2019, MUNICH))
      expect(east.meta.quality.time_shift_min).toBeWithin(-2, 2)
      expect([east.weather.start, east.meta.rows, east.meta.timezone]).toEqual(['2019-01-01T00:00', 8760, isUtc ? 0 : 1])
    }
  })

  test.each(SOURCES)('%s: units, owner and the columns that a run takes', async (source) => {
    const { weather, meta } = await fetched(wish(source))
    expect(meta.notes?.[0]).toMatch(/CC BY 4\.0|European Union|public data|terms of the key/)
    expect(weather.temp_air_c?.[4000]).toBeWithin(0, 40)
    const wind = weather.wind_speed_ms?.[4000] ?? null
    expect(wind).toBe(source === 'cams' ? null : source === 'era5' ? 2.5 : 3.4)
    const rare = [weather.relative_humidity?.[0], weather.pressure_hpa?.[0], weather.precipitable_water_cm?.[0], weather.albedo?.[0]]
    const expected: Record<Source, (number | undefined)[]> = {
      open_meteo: [0.6, 955.1, undefined, undefined],
      era5: [expect.closeTo(0.71, 1), 955.1, undefined, undefined],
      nasa_power: [0.6, 955.1, undefined, undefined],
      cams: [undefined, undefined, undefined, undefined],
      pvgis: [undefined, undefined, undefined, undefined],
      nsrdb: [0.6, 955, 1.5, 0.2],
      solcast: [0.6, 955.1, 1.2, 0.18],
      solargis: [0.6, 955.1, 1.2, undefined],
    }
    expect(rare).toEqual(expected[source])
    const byId = await runOf(await service.post('/api/run', { ...smallPlant(), weather: { id: meta.id } }))
    expect(byId.summary.e_grid_kwh).toBeGreaterThan(1000)
  })

  test('several years are rows one after another, with February 29, by chunks of calls', async () => {
    const before = received.length
    const { weather, meta } = await fetched(wish('open_meteo', 2010, 2016))
    expect([weather.start, weather.time ?? null, meta.rows]).toEqual(['2010-01-01T00:00', null, 7 * 8760 + 48])
    const asked = received.slice(before).map(({ url }) => `${url.searchParams.get('start_date')} ${url.searchParams.get('end_date')}`)
    // west of Greenwich the last hours of a year are those of the day after in UTC
    expect(asked).toEqual(['2010-01-01 2014-12-31', '2015-01-01 2017-01-01'])
    const solcast = received.length
    await fetched(wish('solcast', 2018, 2019, MUNICH))
    const spans = received.slice(solcast).map(({ url }) => [url.searchParams.get('start'), url.searchParams.get('end')])
    expect(spans).toHaveLength(24)
    expect(spans).toContainEqual(['2018-12-07T00:00:00Z', '2019-01-01T00:00:00Z'])
    expect(Math.max(...spans.map(([from, to]) => Date.parse(to ?? '') - Date.parse(from ?? '')))).toBe(31 * 86_400_000)
  })

  test('a zone of half hours: the rows are in the nearest whole hour from UTC', async () => {
    const { weather, meta } = await fetched(wish('nasa_power', 2020, 2020, { latitude: 19.08, longitude: 72.88 }))
    expect([meta.timezone, weather.start, meta.rows]).toEqual([6, '2020-01-01T00:00', 8784])
    expect(meta.quality.time_shift_min).toBeWithin(-2, 2)
  })

  test('cams: has the temperature of the months of the embedded year, and says so', async () => {
    const { weather, meta } = await fetched(wish('cams', 2020, 2020, MUNICH))
    expect(meta.notes?.[1]).toStartWith('The source has no air temperature: temp_air_c has the monthly means of the embedded year')
    const mean = (from: number) =>
      (weather.temp_air_c ?? []).slice(from, from + 744).reduce<number>((sum, value) => sum + (value ?? 0), 0) / 744
    expect([mean(0), mean(4368)]).toEqual([expect.closeTo(-1, -1), expect.closeTo(18, -1)])
  })

  test('a gap of a source stays a gap, and years with too few hours are refused', async () => {
    const gappy = (url: URL) => {
      const answer = nasaPowerAnswer(url)
      return new Response(
        answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(replacing(':3.4', ':-999')).pipeThrough(new TextEncoderStream()),
      )
    }
    const { meta, weather } = await withAnswer('nasa_power', gappy, () => fetched(wish('nasa_power', 2008)))
    expect([weather.wind_speed_ms ?? null, meta.notes?.some((note) => note.startsWith('wind_speed_ms: no row has a value'))]).toEqual([
      null,
      true,
    ])
    const missing = await withAnswer(
      'open_meteo',
      () => Response.json({ hourly_units: { time: 'unixtime' }, hourly: { time: [] } }),
      () => refused(wish('open_meteo', 2021)),
    )
    expect(missing).toMatchObject({ status: 503, code: 'geo_unavailable' })
    expect(missing.detail).toContain('Open-Meteo sent an answer that cannot be read as weather (shortwave_radiation is missing')
  })

  test('a typical year of the caller: hours of 2059 in UTC become the year of the place', async () => {
    const { weather, meta } = await fetched({ source: 'solcast', site: MUNICH, key: 'solcast-secret' })
    expect([weather.start, meta.rows, meta.timezone]).toEqual(['1990-01-01T00:00', 8760, 1])
    expect(meta.quality.time_shift_min).toBeWithin(-2, 2)
  })

  test('embedded and typical years of pvgis are those of GET /api/weather/tmy', async () => {
    const { meta } = await fetched({ source: 'embedded', site: MUNICH })
    const year = await service.request(`/api/weather/tmy?latitude=48.1&longitude=11.6&source=embedded&fields=meta`)
    expect(meta.id).toBe(((await year.json()) as Fetched).meta.id)
  })

  test('fields=meta omits the rows', async () => {
    const answer = await ask(wish('nasa_power'), '?fields=meta')
    expect(Object.keys((await answer.json()) as object)).toEqual(['meta'])
    expect(answer.headers.get('ratelimit-limit')).toBe('1000')
  })
})

describe('what is fetched again', () => {
  test('years of an open source are fetched once; other years and another elevation are others', async () => {
    const before = received.length
    const first = await fetched(wish('era5', 2011))
    const again = await fetched(wish('era5', 2011))
    expect([again.meta.id, received.length - before]).toEqual([first.meta.id, 1])
    const high = await fetched({ ...wish('era5', 2011), site: { ...BOULDER, elevation: 2000 } })
    expect([high.meta.id === first.meta.id, high.meta.elevation]).toEqual([false, 2000])
  })

  test('concurrent requests share one fetch', async () => {
    const before = received.length
    const all = await Promise.all([1, 2, 3].map(() => fetched(wish('nasa_power', 2012))))
    expect(new Set(all.map(({ meta }) => meta.id)).size).toBe(1)
    expect(received.length - before).toBe(1)
  })

  test('years of a key are read by each call, with the key of that call', async () => {
    const before = received.length
    const keys = ['first-key', 'second-key']
    for (const key of keys) await fetched({ ...wish('solargis'), key })
    const used = new Set(received.slice(before).map(({ url }) => url.searchParams.get('key')))
    expect([...used]).toEqual(keys)
    await fetched(wish('solcast'))
    expect(received.at(-1)?.authorization).toBe('Bearer solcast-secret')
  })
})

describe('keys', () => {
  const secrets = [
    'solcast-secret',
    'solargis-secret',
    'caller+cams@example.com',
    'caller%2Bcams',
    'mirror-secret',
    'hidden-key',
    'first-key',
  ]

  test('no key is in a log, an answer, or the store', async () => {
    for (const source of SOURCES) {
      const answer = await ask(wish(source))
      const text = await answer.text()
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    for (const secret of secrets) expect(service.lines.join('\n')).not.toContain(secret)
    const store = await Bun.file(`${service.dataDir}/pvyield.db`).bytes()
    const bytes = Buffer.from(store)
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false)
  })

  test.each([
    [
      'solcast',
      () =>
        Response.json({ response_status: { error_code: 'Unauthorized', message: 'The key solcast-secret is unknown' } }, { status: 403 }),
    ],
    ['solargis', () => Response.json({ message: 'customer key solargis-secret not found' }, { status: 403 })],
    ['cams', () => camsException('Please, register yourself at www.soda-pro.com (caller+cams@example.com, caller%2Bcams%40example.com)')],
    ['cams', () => camsException('Please, register yourself at www.soda-pro.com', 200)],
  ] as const)('%s: a key that is refused is a fault of the field, in words without the key', async (source, answer) => {
    const { status, code, field, detail } = await withAnswer(source, answer, () => refused(wish(source)))
    expect([status, code, field]).toEqual([422, 'validation_error', 'key'])
    expect(detail).toContain('refuses the key')
    for (const secret of secrets) expect(detail).not.toContain(secret)
  })

  test('a quota that is used up is a fault of the key, and does not pause the service for others', async () => {
    const { code, field, detail } = await withAnswer(
      'solcast',
      () => new Response('{}', { status: 429 }),
      () => refused(wish('solcast')),
    )
    expect([code, field]).toEqual(['validation_error', 'key'])
    expect(detail).toContain('its quota is used up')
    await fetched(wish('solcast'))
  })

  test('a source that needs a key, one that takes none, and a key of other characters', async () => {
    expect(await refused({ ...wish('solcast'), key: '' })).toMatchObject({
      status: 422,
      field: 'key',
      detail: 'key: Solcast needs your own key: send it as key. It is used for this call and not stored',
    })
    expect(await refused({ ...wish('open_meteo'), key: 'meant-for-solcast' })).toMatchObject({ status: 422, field: 'key' })
    const spaced = await refused({ ...wish('solcast'), key: 'a secret\nX-Other: 1' })
    expect([spaced.field, spaced.detail.includes('X-Other')]).toEqual(['key', false])
    const long = await refused({ ...wish('solcast'), key: 'first-key'.repeat(100) })
    expect([long.status, long.field, long.detail.includes('first-key')]).toEqual([422, 'key', false])
  })

  test('the operator has an account at CAMS: callers need none, and it is not shown', async () => {
    const own = await startTestService({ ...yearSourcesAt(sources), CAMS_EMAIL: 'operator@example.com' })
    const { key: _, ...body } = wish('cams', 2013)
    expect((await own.post('/api/weather/fetch?fields=meta', body)).status).toBe(200)
    expect(received.at(-1)?.url.search).toContain('username=operator%2540example.com')
    const broken = await withAnswer(
      'cams',
      () => camsException('Please, register yourself (operator@example.com)'),
      () => own.post('/api/weather/fetch', { ...body, start: 2014, end: 2014 }),
    )
    const { code, detail } = await problemOf(broken)
    expect([code, detail.includes('operator@')]).toEqual(['geo_unavailable', false])
    expect(own.lines.join('')).not.toContain('operator@')
    await own.stop()
  })
})

describe('what is refused', () => {
  test.each([
    [{ start: 2020, end: null }, 'end', 'start and end belong together'],
    [{ start: null, end: 2020 }, 'start', 'start and end belong together'],
    [{ start: null, end: null }, 'start', 'Open-Meteo has no typical year here'],
    [{ start: 2020, end: 2019 }, 'end', 'end 2019 is before start 2020'],
    [{ start: 1940, end: 1941 }, 'start', '1940 is not among the years of Open-Meteo: send 1941 to'],
    [{ start: 2020, end: 2099 }, 'end', '2099 is not among the years'],
    [{ start: 1980, end: 2000 }, 'end', '21 years are more than Open-Meteo gives in one request: send at most 20'],
  ])('years %j: the field and the fix', async (years, field, words) => {
    const { status, code, detail, field: at } = await refused({ source: 'open_meteo', site: BOULDER, ...years })
    expect([status, code, at]).toEqual([422, 'validation_error', field])
    expect(detail).toContain(words)
  })

  test('real years of the embedded source, and a place that is none', async () => {
    expect(await refused({ source: 'embedded', site: BOULDER, start: 2020, end: 2020 })).toMatchObject({ status: 422, field: 'start' })
    expect(await refused({ ...wish('era5'), site: { latitude: 95, longitude: 0 } })).toMatchObject({ status: 422, field: 'site.latitude' })
    expect(await refused({ ...wish('era5'), source: 'noaa' })).toMatchObject({ status: 422, field: 'source' })
  })

  test('a source without data there is 422 in its own words; one that is down is 503 with Retry-After', async () => {
    const sea = await withAnswer(
      'pvgis',
      () => Response.json({ message: 'Location over the sea.', status: 400 }, { status: 400 }),
      () => refused(wish('pvgis', 2010)),
    )
    expect(sea).toMatchObject({ status: 422, code: 'weather_location_unavailable' })
    expect(sea.detail).toContain('PVGIS has no data there: Location over the sea.')
    const down = await withAnswer(
      'era5',
      () => new Response('gone', { status: 500 }),
      () => ask(wish('era5', 1999)),
    )
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await problemOf(down)).detail).toContain('The ERA5 mirror answered with an error (HTTP 500)')
  })

  test('answers of another form, of other units, and of ERA5-Land are refused with what differs', async () => {
    const unit = (url: URL) => {
      const answer = openMeteoAnswer(url)
      return new Response(
        answer.body?.pipeThrough(new TextDecoderStream()).pipeThrough(replacing('"W/m²"', '"MJ/m²"')).pipeThrough(new TextEncoderStream()),
      )
    }
    const wrong = await withAnswer('open_meteo', unit, () => refused(wish('open_meteo', 1999)))
    expect(wrong.detail).toContain('(shortwave_radiation is not in W/m²)')
    const land = (url: URL) => {
      const answer = era5Answer(url)
      return new Response(
        answer.body
          ?.pipeThrough(new TextDecoderStream())
          .pipeThrough(replacing(',95510,', ',95510,9'))
          .pipeThrough(new TextEncoderStream()),
      )
    }
    expect((await withAnswer('era5', land, () => refused(wish('era5', 1998)))).detail).toContain('as in ERA5-Land')
    for (const source of SOURCES) {
      const { status, code } = await withAnswer(
        source,
        () => new Response('<html>Down for maintenance</html>'),
        () => refused(wish(source, 2017)),
      )
      expect([source, status, code]).toEqual([source, 503, 'geo_unavailable'])
    }
  })

  test('a redirect is not followed', async () => {
    const moved = () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } })
    expect((await withAnswer('solargis', moved, () => refused(wish('solargis')))).detail).toContain(
      'redirects to another address, which is not followed',
    )
  })

  test('without configuration: 503 that names the setting', async () => {
    const bare = await startTestService()
    for (const source of SOURCES) {
      const { status, detail } = await problemOf(await bare.post('/api/weather/fetch', { ...wish(source, 2018) })).then(
        (problem) => problem,
      )
      expect([status, detail]).toEqual([503, expect.stringContaining(`${source} is not configured on this service (its operator can set `)])
    }
    expect(bare.faults).toEqual([])
    await bare.stop()
  })

  test('each fetch counts as a new location; stored years do not', async () => {
    const limited = await startTestService({ ...yearSourcesAt(sources), NEW_LOCATIONS_PER_HOUR: '2' })
    const left = async (start: number) => {
      const answer = await limited.post('/api/weather/fetch?fields=meta', wish('nasa_power', start))
      await answer.text()
      return [answer.status, answer.headers.get('ratelimit-remaining')]
    }
    expect([await left(2015), await left(2015), await left(2016), await left(2017), await left(2016)]).toEqual([
      [200, '1'],
      [200, '1'],
      [200, '0'],
      [429, '0'],
      [200, '0'],
    ])
    await limited.stop()
  })
})

function replacing(from: string, to: string) {
  return new TransformStream<string, string>({ transform: (text, out) => out.enqueue(text.replaceAll(from, to)) })
}
