import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Weather, WeatherMeta } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, SIMPLE, simpleRunOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { startUpstream, type UpstreamServer } from '../upstream/upstream-server.ts'
import { MONTHS_YEARS, NSRDB_NO_DATA, NSRDB_PROCESSING_FAILURE, nsrdbYear, PVGIS_AT_SEA, pvgisYear, sourcesAt } from './source-answers.ts'

interface Year {
  weather: Weather
  meta: WeatherMeta & { latitude: number; elevation: number; months_years: number[]; annual: Record<string, number> }
}

const at = (latitude: number, longitude: number, more = '') => `/api/weather/tmy?latitude=${latitude}&longitude=${longitude}${more}`

async function yearOf(answer: Response): Promise<Year> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Year
}

async function refusalOf(answer: Response): Promise<[number, string, string]> {
  const { code, detail } = await problemOf(answer)
  return [answer.status, code, detail]
}

/** Answers of the two sources, chosen by the path. */
interface Played {
  nsrdb: () => Response | Promise<Response>
  pvgis: () => Response | Promise<Response>
}

const json = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'application/json' } })
const html = (status: number) => new Response('<html><body>Service unavailable</body></html>', { status })
const goodNsrdb = () => new Response(nsrdbYear())
const goodPvgis = () => json(pvgisYear())

/** Requests that a source has received since the test began. */
type Received = Pick<UpstreamServer, 'requests'>

/** What the sources answer in the test that runs; valid years by default. */
const answers: Played = { nsrdb: goodNsrdb, pvgis: goodPvgis }
/** Both sources, and a service that asks them. A year is stored, so each test has places of its own. */
let sources: UpstreamServer
let asking: TestService
beforeAll(async () => {
  sources = startUpstream(({ url }) => (url.includes('/nsrdb/') ? answers.nsrdb() : answers.pvgis()))
  asking = await startTestService(sourcesAt(sources))
})
afterAll(async () => {
  await asking.stop()
  sources.stop()
})

/** Uses the service with these answers of the sources, or one with further settings. */
async function withSources(
  played: Partial<Played>,
  use: (service: TestService, received: Received, answers: Played) => Promise<void>,
  environment?: Record<string, string>,
): Promise<void> {
  Object.assign(answers, { nsrdb: goodNsrdb, pvgis: goodPvgis, ...played })
  const before = sources.requests.length
  const received: Received = {
    get requests() {
      return sources.requests.slice(before)
    },
  }
  const service = environment === undefined ? asking : await startTestService({ ...sourcesAt(sources), ...environment })
  try {
    await use(service, received, answers)
    expect(service.faults).toEqual([])
  } finally {
    if (environment !== undefined) await service.stop()
  }
}

describe('the year of a source', () => {
  test('pvgis: is in local standard time, keeps the instant of the irradiance, and names the source year of each month', async () => {
    const { weather, meta } = await yearOf(await asking.request(at(45.001, 7.999)))
    expect(meta).toMatchObject({ source: 'pvgis', radiation_db: 'PVGIS-SARAH3', timezone: 1, rows: 8760, months_years: MONTHS_YEARS })
    expect(meta.id).toMatch(/^met_[0-9a-f]{24}$/)
    expect(weather.meta).toEqual(meta)
    expect(weather).toMatchObject({ timezone: 1, step_minutes: 60, start: '1990-01-01T00:00', latitude: 45, longitude: 8, elevation: 250 })
    // The instant is 0.1761 h after the full hour.
    expect(weather.sun_offset_min).toBeCloseTo(10.566, 6)
    // 12:00 UTC is in the row of 13:00, with the temperature of January.
    expect(weather.ghi_wm2?.[13]).toBe(Math.round(800 * Math.sin((Math.PI * (12 + 0.1761 + 8 / 15 - 6)) / 12)))
    expect(meta.annual.ghi_kwhm2).toBeWithin(2000, 2300)
    expect(meta.notes?.[0]).toContain('European Union')
    const { url, userAgent } = sources.requests.at(-1) ?? { url: new URL('x:'), userAgent: '' }
    expect([url.pathname, url.search]).toEqual(['/api/v5_3/tmy', '?lat=45&lon=8&outputformat=json'])
    expect(userAgent).toMatch(/^pvyield\/\d+\.\d+\.\d+ \(ops@example\.com\)$/)
  })

  test('nsrdb: is unchanged, with its version; north of 60 deg it is from the polar data set', async () => {
    const { weather, meta } = await yearOf(await asking.request(at(33.45, -111.98)))
    expect(meta).toMatchObject({ source: 'nsrdb', radiation_db: 'NSRDB 4.0.1', timezone: -7, months_years: MONTHS_YEARS })
    expect(weather).toMatchObject({ sun_offset_min: null, elevation: 358 })
    expect([weather.precipitable_water_cm?.[0], weather.relative_humidity?.[0], weather.albedo?.[0]]).toEqual([1.5, 0.4, 0.2])
    const asked = sources.requests.at(-1)?.url
    expect(asked?.pathname).toBe('/api/nsrdb/v2/solar/nsrdb-GOES-tmy-v4-0-0-download.csv')
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      api_key: 'hidden-key',
      email: 'ops@example.com',
      wkt: 'POINT(-111.98 33.45)',
      names: 'tmy',
      leap_day: 'false',
      utc: 'false',
      interval: '60',
    })
    await yearOf(await asking.request(at(64.84, -147.7, '&fields=meta')))
    expect(sources.requests.at(-1)?.url.pathname).toBe('/api/nsrdb/v2/solar/nsrdb-polar-tmy-v4-0-0-download.csv')
  })

  test('is fetched once per location and source, with its own id; the synonyms of a source share it', async () => {
    const before = sources.requests.length
    const ids = new Map<string, string | undefined>()
    for (const source of ['pvgis', 'europe_db', 'nsrdb', 'americas_db', 'embedded', 'auto'])
      ids.set(source, (await yearOf(await asking.request(at(48.1, 11.6, `&fields=meta&source=${source}`)))).meta.id)
    expect(sources.requests.length - before).toBe(2)
    expect(ids.get('europe_db')).toBe(ids.get('pvgis'))
    expect(ids.get('americas_db')).toBe(ids.get('nsrdb'))
    expect(ids.get('auto')).toBe(ids.get('pvgis'))
    expect(new Set(ids.values()).size).toBe(3)
  })

  test('gives exactly the same result by id and inline', async () => {
    const { weather, meta } = await yearOf(await asking.request(at(45, 8)))
    const plant = { ...smallPlant(), include_series: true }
    const byId = await runOf(await asking.post('/api/run', { ...plant, weather: { id: meta.id } }))
    const inline = await runOf(await asking.post('/api/run', { ...plant, weather }))
    expect(byId.summary).toEqual(inline.summary)
    expect(byId.loss_diagram).toEqual(inline.loss_diagram)
    expect(byId.series).toEqual(inline.series)
  })

  test('a simple run uses the source that it names, and reports the source', async () => {
    const place = { ...SIMPLE, latitude: 45, longitude: 8 }
    for (const [weather_source, source] of [
      ['auto', 'pvgis: PVGIS-SARAH3'],
      ['europe_db', 'pvgis: PVGIS-SARAH3'],
      ['nsrdb', 'nsrdb: NSRDB 4.0.1'],
      ['embedded', 'embedded: Embedded monthly climatology'],
    ]) {
      const { defaults_applied, summary } = await simpleRunOf(await asking.post('/api/run/simple', { ...place, weather_source }))
      expect(defaults_applied.find(({ field }) => field === 'weather')?.source).toContain(`source ${source}`)
      expect(summary.warnings.some((warning) => warning.includes('because'))).toBe(false)
    }
  })

  test('in a time zone with a half-hour offset the year starts at half past the hour, and can be run', async () => {
    const { weather } = await yearOf(await asking.request(at(28.61, 77.21)))
    expect(weather).toMatchObject({ timezone: 5.5, start: '1990-01-01T00:30' })
    const { summary } = await simpleRunOf(await asking.post('/api/run/simple', { ...SIMPLE, latitude: 28.61, longitude: 77.21 }))
    expect(summary.warnings.filter((warning) => warning.includes('shift'))).toEqual([])
  })

  test('is still stored after a restart, without another call', async () => {
    const { meta } = await yearOf(await asking.request(at(45, 8, '&fields=meta')))
    const before = sources.requests.length
    asking = await asking.restart()
    expect((await yearOf(await asking.request(at(45, 8, '&fields=meta')))).meta).toEqual(meta)
    expect(sources.requests.length).toBe(before)
  })
})

describe('200 concurrent requests for one new location', () => {
  test('make one upstream call, for weather requests and runs together', async () => {
    await withSources({}, async (service, upstream, answers) => {
      answers.pvgis = async () => {
        await Bun.sleep(100)
        return goodPvgis()
      }
      const calls = Array.from({ length: 200 }, (_, k) =>
        k % 10 === 0
          ? service.post('/api/run/simple', { ...SIMPLE, latitude: 45, longitude: 9 })
          : service.request(at(45, 9, '&fields=meta')),
      )
      const statuses = (await Promise.all(calls)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(200)
      expect(upstream.requests).toHaveLength(1)
    })
  })

  test('do not occupy a worker while they wait for the source', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const pvgis = () => held.then(goodPvgis)
    await withSources({ pvgis }, async (service) => {
      const waiting = service.post('/api/run/simple', { ...SIMPLE, latitude: 45, longitude: 10 })
      expect((await service.post('/api/run', smallPlant())).status).toBe(200)
      release()
      expect((await waiting).status).toBe(200)
    })
  })
})

describe('when a source has no data', () => {
  test('auto uses the other source, and says why', async () => {
    await withSources({ nsrdb: () => json(NSRDB_NO_DATA, 400) }, async (service, upstream) => {
      const { meta } = await yearOf(await service.request(at(15, -61, '&fields=meta')))
      expect(meta.source).toBe('pvgis')
      expect(meta.notes?.[0]).toBe(
        'The typical year is from source pvgis, because NSRDB has no data there: No data available at the provided location.',
      )
      // The answer is final: the call is not retried, and the source is not asked again.
      expect(upstream.requests.filter(({ url }) => url.pathname.includes('nsrdb'))).toHaveLength(1)
      await service.request(at(15, -61, '&fields=meta'))
      expect(upstream.requests).toHaveLength(2)
    })
  })

  test('a named source is 422, and so is auto when no source has data', async () => {
    const nowhere = { nsrdb: () => json(NSRDB_NO_DATA, 400), pvgis: () => json(PVGIS_AT_SEA, 400) }
    await withSources(nowhere, async (service, upstream) => {
      for (const source of ['pvgis', 'europe_db', 'auto']) {
        const [status, code, detail] = await refusalOf(await service.request(at(35, 5, `&source=${source}`)))
        expect([status, code]).toEqual([422, 'weather_location_unavailable'])
        expect(detail).toStartWith('PVGIS has no data there: Location over the sea. Please, select another location')
      }
      expect((await refusalOf(await service.post('/api/run/simple', { ...SIMPLE, latitude: 35, longitude: 5 })))[1]).toBe(
        'weather_location_unavailable',
      )
      expect(upstream.requests).toHaveLength(2)
      expect((await yearOf(await service.request(at(35, 5, '&source=embedded&fields=meta')))).meta.source).toBe('embedded')
    })
  })
})

describe('when a source cannot be reached', () => {
  const failures: [string, () => Response | Promise<Response>, string][] = [
    ['does not answer in time', () => new Promise<Response>(() => undefined), 'PVGIS did not answer within 1 s'],
    ['fails', () => json('{"message":"Internal Server Error","status":500}', 500), 'PVGIS answered with an error (HTTP 500)'],
    ['is overloaded', () => new Response('', { status: 429 }), 'PVGIS is overloaded or down (HTTP 429)'],
    ['rejects the request', () => json('{"message":"lat: Incorrect value"}', 400), 'PVGIS answered with an error (HTTP 400)'],
    ['answers HTML', () => html(200), 'PVGIS sent an answer that cannot be read as weather'],
    ['is truncated', () => json(pvgisYear().slice(0, 700_000)), 'PVGIS sent an answer that cannot be read as weather'],
    ['answers half a year', () => json(pvgisYear({ rows: 4380 })), 'PVGIS answered with 4380 rows instead of the 8760 of an hourly year'],
    ['answers too much', () => new Response(new Uint8Array(8_000_001)), 'PVGIS answered with more than 8 MB'],
    ['redirects', () => Response.redirect('http://127.0.0.1:9/', 302), 'PVGIS redirects to another address, which is not followed'],
  ]
  /** After these a source is not asked for a minute, so their services are their own. */
  const pausing = ['does not answer in time', 'is overloaded', 'redirects']
  test.each(failures)('%s: auto uses the other source, or the embedded year, and says why', async (name, pvgis, reason) => {
    const latitude = 50 + failures.findIndex(([other]) => other === name)
    const isPausing = pausing.includes(name)
    const isSilent = name === 'does not answer in time'
    const [status, fault] = isPausing ? [503, 'is overloaded or down'] : [500, 'answered with an error']
    // Under a time limit no other answer is sure to come either.
    const nsrdb = isSilent ? pvgis : () => new Response('', { status })
    const nsrdbReason = isSilent ? 'did not answer within 1 s' : `${fault} (HTTP ${status})`
    const use = async (service: TestService) => {
      const { meta } = await yearOf(await service.request(at(latitude, 8, '&fields=meta')))
      expect(meta.source).toBe('embedded')
      expect(meta.notes?.[0]).toBe(`The typical year is from source embedded, because ${reason}, and NSRDB ${nsrdbReason}.`)
      const [refused, code, detail] = await refusalOf(await service.request(at(latitude, 8, '&source=pvgis')))
      expect([refused, code]).toEqual([503, 'geo_unavailable'])
      expect(detail).toStartWith(reason)
      const run = await simpleRunOf(await service.post('/api/run/simple', { ...SIMPLE, latitude, longitude: 8 }))
      expect(run.summary.warnings[0]).toContain(`because ${reason}`)
      expect(run.defaults_applied.find(({ field }) => field === 'weather')?.source).toContain(`because ${reason}`)
      // It is stored as the embedded year, without the note on this failure.
      const embedded = await yearOf(await service.request(at(latitude, 8, '&fields=meta&source=embedded')))
      expect(embedded.meta.id).toBe(meta.id)
      expect(embedded.meta.notes).toEqual(meta.notes?.slice(1))
    }
    await withSources({ pvgis, nsrdb }, use, isSilent ? { UPSTREAM_TIMEOUT_MS: '1000' } : isPausing ? {} : undefined)
  })

  test('connection refused: the embedded year is used at once', async () => {
    const gone = startUpstream(goodPvgis)
    gone.stop()
    const service = await startTestService({ PVGIS_BASE_URL: gone.baseUrl })
    const { meta } = await yearOf(await service.request(at(45, 8, '&fields=meta')))
    expect([meta.source, meta.notes?.[0]]).toEqual([
      'embedded',
      expect.stringContaining('because PVGIS cannot be reached, and nsrdb is not configured'),
    ])
    await service.stop()
  })

  test('it is tried again later, and then its year is used', async () => {
    await withSources({ pvgis: () => html(500), nsrdb: () => json(NSRDB_NO_DATA, 400) }, async (service, _, answers) => {
      expect((await yearOf(await service.request(at(45, 11, '&fields=meta')))).meta.source).toBe('embedded')
      answers.pvgis = goodPvgis
      const { meta } = await yearOf(await service.request(at(45, 11, '&fields=meta')))
      expect([meta.source, meta.notes?.some((note) => note.includes('because'))]).toEqual(['pvgis', false])
    })
  })

  test('a processing failure is retried once', async () => {
    await withSources({}, async (service, upstream, answers) => {
      const failing = [json(NSRDB_PROCESSING_FAILURE, 400)]
      answers.nsrdb = () => failing.pop() ?? goodNsrdb()
      expect((await yearOf(await service.request(at(33.9, -111.98, '&fields=meta')))).meta.source).toBe('nsrdb')
      expect(upstream.requests).toHaveLength(2)
      answers.nsrdb = () => json(NSRDB_PROCESSING_FAILURE, 400)
      expect(await refusalOf(await service.request(at(34, -111.98, '&source=nsrdb')))).toEqual([
        503,
        'geo_unavailable',
        expect.stringContaining('NSRDB answered with an error (HTTP 400)'),
      ])
      expect(upstream.requests).toHaveLength(4)
    })
  })

  test.each([401, 403])('a key that is refused (%i) is reported for the operator to fix, and is never shown', async (status) => {
    await withSources({ nsrdb: () => json('{"error":{"code":"API_KEY_INVALID"}}', status) }, async (service) => {
      const [refused, code, detail] = await refusalOf(await service.request(at(status === 401 ? 35 : 36, -111.98, '&source=americas_db')))
      expect([refused, code]).toEqual([503, 'geo_unavailable'])
      expect(detail).toStartWith('NSRDB refuses the configured NSRDB_API_KEY')
      expect(detail).not.toContain('hidden')
    })
  })

  test('WEATHER_FALLBACK=off: 503 with Retry-After instead of the embedded year', async () => {
    const down = { pvgis: () => html(500), nsrdb: () => html(500) }
    await withSources(
      down,
      async (service) => {
        const answer = await service.request(at(45, 8))
        expect([answer.status, answer.headers.get('retry-after'), (await problemOf(answer)).code]).toEqual([503, '60', 'geo_unavailable'])
        expect((await refusalOf(await service.post('/api/run/simple', { ...SIMPLE, latitude: 45, longitude: 8 })))[1]).toBe(
          'geo_unavailable',
        )
      },
      { WEATHER_FALLBACK: 'off' },
    )
  })
})

describe('without configuration', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService()
  })
  afterAll(() => service.stop())

  test('auto uses the embedded year and says so; a named source is 503 and names the settings', async () => {
    const { meta } = await yearOf(await service.request(at(45, 8, '&fields=meta')))
    expect(meta.source).toBe('embedded')
    expect(meta.notes?.[0]).toStartWith('The typical year is from source embedded, because pvgis is not configured on this service')
    const [status, code, detail] = await refusalOf(await service.request(at(46, 8, '&source=nsrdb')))
    expect([status, code]).toEqual([503, 'geo_unavailable'])
    expect(detail).toContain('its operator can set NSRDB_API_KEY and NSRDB_EMAIL')
    // No source was available, so this is not a new location.
    expect((await service.request(at(45, 8, '&fields=meta'))).headers.get('ratelimit-remaining')).toBe('29')
  })

  test('background runs and large bodies without weather get their typical year too', async () => {
    const body = { ...SIMPLE, latitude: 44, longitude: 9 }
    const accepted = await service.post('/api/run/simple', body, { prefer: 'respond-async' })
    expect(accepted.status).toBe(202)
    const padded = `${JSON.stringify(body)}${' '.repeat(100_000)}`
    const run = await simpleRunOf(await service.post('/api/run/simple', padded))
    expect(run.defaults_applied.find(({ field }) => field === 'weather')?.source).toContain('source embedded')
  })
})

describe('the limit of new locations', () => {
  test('applies to outside sources; the same location from another source counts once', async () => {
    await withSources(
      {},
      async (service) => {
        const ask = (k: number, source: string) => service.request(at(45, k / 10, `&fields=meta&source=${source}`))
        for (let k = 0; k < 30; k++) expect((await ask(k, 'embedded')).status).toBe(200)
        const last = await ask(29, 'pvgis')
        expect([last.status, last.headers.get('ratelimit-limit'), last.headers.get('ratelimit-remaining')]).toEqual([200, '30', '0'])
        const refused = await ask(30, 'auto')
        expect([refused.status, refused.headers.get('ratelimit-remaining'), (await problemOf(refused)).code]).toEqual([
          429,
          '0',
          'rate_limited',
        ])
        expect((await refusalOf(await service.post('/api/run/simple', { ...SIMPLE, latitude: 45, longitude: 3 })))[1]).toBe('rate_limited')
        expect((await ask(29, 'auto')).status).toBe(200)
      },
      { TRUST_PROXY: '1' },
    )
  })
})
