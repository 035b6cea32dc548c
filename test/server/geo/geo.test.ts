import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import type { HorizonAnswer, PlaceMatch } from '@pvyield/contract/schemas'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'
import { startUpstream, type UpstreamServer } from '../upstream/upstream-server.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const open: { stop(): unknown }[] = []
afterEach(async () => {
  for (const opened of open.splice(0)) await opened.stop()
})

function play(answer: UpstreamServer['answer']): UpstreamServer {
  const server = startUpstream(answer)
  open.push(server)
  return server
}

async function serviceWith(environment: Record<string, string>): Promise<TestService> {
  const started = await startTestService(environment)
  open.unshift(started)
  return started
}

async function horizonOf(from: TestService, lat: number, lon: number): Promise<HorizonAnswer> {
  const answer = await from.request(`/api/geo/horizon?lat=${lat}&lon=${lon}`)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as HorizonAnswer
}

function search(from: TestService, text: string): Promise<Response> {
  return from.request(`/api/geo/geocode?q=${encodeURIComponent(text)}`)
}

async function matchesOf(from: TestService, text: string): Promise<PlaceMatch[]> {
  const answer = await search(from, text)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as PlaceMatch[]
}

const AZIMUTHS = Array.from({ length: 48 }, (_, k) => 7.5 * k)
/** A horizon of 20 deg in the south. PVGIS counts azimuths from south. */
const printhorizon = () =>
  Response.json({
    outputs: { horizon_profile: Array.from({ length: 49 }, (_, k) => ({ A: -180 + 7.5 * k, H_hor: Math.abs(k - 24) <= 6 ? 20 : 0 })) },
  })

describe('GET /api/geo/horizon', () => {
  test('without a configured source, is flat with a note: 48 points every 7.5 deg', async () => {
    expect(await horizonOf(service, 46.5, 8)).toEqual({
      latitude: 46.5,
      longitude: 8,
      azimuths_deg: AZIMUTHS,
      elevations_deg: AZIMUTHS.map(() => 0),
      source: 'flat',
      attribution: null,
      notes: [
        'The horizon is flat: no horizon source is configured on this service (its operator can set PVGIS_BASE_URL); for a site with hills or buildings around it, send surveyed angles',
      ],
    })
  })

  test('with PVGIS configured, is that of PVGIS: requested once per location, even by concurrent requests, and stored', async () => {
    const pvgis = play(printhorizon)
    const other = await serviceWith({ PVGIS_BASE_URL: pvgis.baseUrl })
    const many = await Promise.all(Array.from({ length: 50 }, (_, k) => horizonOf(other, 46.5 + k / 1e6, 8.0004)))
    expect(pvgis.requests).toHaveLength(1)
    expect(new Set(many.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const [first] = many
    expect(first?.azimuths_deg).toEqual(AZIMUTHS)
    expect(first?.elevations_deg).toEqual(AZIMUTHS.map((azimuth) => (Math.abs(azimuth - 180) <= 45 ? 20 : 0)))
    expect([first?.latitude, first?.longitude, first?.source]).toEqual([46.5, 8, 'pvgis'])
    expect(first?.attribution).toContain('European Union')
    const restarted = await other.restart()
    open.splice(open.indexOf(other), 1, restarted)
    expect(await horizonOf(restarted, 46.5, 8)).toEqual(first as HorizonAnswer)
    expect(pvgis.requests).toHaveLength(1)
    await horizonOf(restarted, 46.502, 8)
    expect(pvgis.requests).toHaveLength(2)
  })

  test('can be sent as the horizon of a site, which it then shades', async () => {
    const pvgis = play(printhorizon)
    const other = await serviceWith({ PVGIS_BASE_URL: pvgis.baseUrl })
    const { azimuths_deg, elevations_deg } = await horizonOf(other, 48.1, 11.6)
    const plant = smallPlant()
    const shaded = { ...plant, site: { ...plant.site, horizon_azimuths_deg: azimuths_deg, horizon_elevations_deg: elevations_deg } }
    const [open, behind] = [await runOf(await other.post('/api/run', plant)), await runOf(await other.post('/api/run', shaded))]
    expect(behind.summary.e_grid_kwh).toBeLessThan(open.summary.e_grid_kwh)
  })

  test('is flat, with the reason, when the source fails or has no horizon; the next request tries the source again', async () => {
    const pvgis = play(() => Response.json({ message: 'Location over the sea. Please, select another location' }, { status: 400 }))
    const other = await serviceWith({ PVGIS_BASE_URL: pvgis.baseUrl })
    const atSea = await horizonOf(other, 0, 0)
    expect([atSea.source, atSea.notes]).toEqual([
      'flat',
      ['The horizon is flat: PVGIS has no horizon there: Location over the sea. Please, select another location'],
    ])
    pvgis.answer = () => new Response('<html>')
    expect((await horizonOf(other, 1, 1)).notes[0]).toStartWith('The horizon is flat: PVGIS sent an answer that cannot be read')
    pvgis.answer = printhorizon
    expect((await horizonOf(other, 1, 1)).source).toBe('pvgis')
  })

  test('is 503 geo_unavailable when the source fails and WEATHER_FALLBACK is off', async () => {
    const alone = await serviceWith({ WEATHER_FALLBACK: 'off' })
    const refused = await alone.request('/api/geo/horizon?lat=1&lon=1')
    expect([refused.status, (await problemOf(refused)).code]).toEqual([503, 'geo_unavailable'])
    const pvgis = play(() => new Response('', { status: 503 }))
    const other = await serviceWith({ WEATHER_FALLBACK: 'off', PVGIS_BASE_URL: pvgis.baseUrl })
    const failed = await other.request('/api/geo/horizon?lat=1&lon=1')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await problemOf(failed)).detail).toBe('PVGIS is overloaded or down (HTTP 503)')
  })

  test('coordinates that are out of range or missing are 422 and name the field', async () => {
    for (const [query, field] of [
      ['lat=91&lon=0', 'lat'],
      ['lat=0&lon=181', 'lon'],
      ['lat=0', 'lon'],
      ['lat=x&lon=0', 'lat'],
    ]) {
      const refused = await service.request(`/api/geo/horizon?${query}`)
      expect([refused.status, (await problemOf(refused)).field]).toEqual([422, field ?? null])
    }
  })
})

describe('GET /api/geo/geocode', () => {
  test('the service answers other requests while the index is built', async () => {
    const places = matchesOf(service, 'Kathmandu') // its first search
    let isBuilt = false
    void places.then(() => (isBuilt = true))
    expect((await service.request('/api/health')).status).toBe(200)
    expect(isBuilt).toBe(false)
    expect((await places)[0]?.timezone).toBe(5.75)
  })

  test('finds a place in the embedded index, with the fields that a site needs and the attribution of the data', async () => {
    const [munich, ...others] = await matchesOf(service, 'Мюнхен')
    expect(munich).toEqual({
      name: 'Munich',
      label: 'Munich, Bavaria, Germany',
      kind: 'city',
      latitude: expect.closeTo(48.137, 1),
      longitude: expect.closeTo(11.576, 1),
      elevation: expect.closeTo(520, -2),
      timezone: 1,
      timezone_name: 'Europe/Berlin',
      country: 'Germany',
      country_code: 'DE',
      region: 'Bavaria',
      population: 1_260_391,
      source: 'index',
      attribution: 'Place data (c) GeoNames (geonames.org), CC BY 4.0',
      notes: [],
    })
    expect(others.length).toBeLessThan(5)
    expect((await matchesOf(service, 'lond')).map(({ label }) => label)).toContain('London, England, United Kingdom')
    expect(await matchesOf(service, 'xqzvwk')).toEqual([])
  })

  test('reads typed coordinates without calling a source', async () => {
    const places = play(() => Response.json([]))
    const other = await serviceWith({ GEOCODER_BASE_URL: places.baseUrl })
    const [match] = await matchesOf(other, `33°51'36"S 151°12'36"E`)
    expect(match).toMatchObject({
      kind: 'coordinates',
      source: 'coordinates',
      latitude: -33.86,
      longitude: 151.21,
      timezone: 10,
      attribution: null,
    })
    expect(places.requests).toEqual([])
    const refused = await search(other, '95, 10')
    const problem = await problemOf(refused)
    expect([refused.status, problem.code, problem.field]).toEqual([422, 'validation_error', 'q'])
    expect(problem.detail).toBe("q: '95, 10': the latitude is 95: it must be between -90 and 90, and comes before the longitude")
  })

  test('calls the configured search once per text, and stores its answer', async () => {
    const town = {
      lat: '48.137',
      lon: '11.575',
      display_name: 'Marienplatz, Munich, Germany',
      type: 'square',
      licence: 'Data © OpenStreetMap',
    }
    const places = play(() => Response.json([town]))
    const other = await serviceWith({ GEOCODER_BASE_URL: places.baseUrl })
    const [match] = await matchesOf(other, 'Marienplatz')
    expect(match).toMatchObject({
      name: 'Marienplatz',
      kind: 'square',
      latitude: 48.137,
      timezone: 1,
      source: 'geocoder',
      attribution: 'Data © OpenStreetMap',
    })
    expect(await matchesOf(other, ' MARIENPLATZ ')).toEqual([match as PlaceMatch])
    expect(places.requests).toHaveLength(1)
    expect(places.requests[0]?.userAgent).toStartWith('pvyield/')
  })

  test('uses the index, with a note, when the search fails; 503 geo_unavailable when WEATHER_FALLBACK is off', async () => {
    const places = play(() => new Response('<html><title>Bandwidth limit exceeded</title></html>'))
    expect(service.faults).toEqual([])
    service = await service.restart({ GEOCODER_BASE_URL: places.baseUrl }) // with the index that it has built
    const [match] = await matchesOf(service, 'Köln')
    service = await service.restart({})
    expect([match?.source, match?.country_code]).toEqual(['index', 'DE'])
    expect(match?.notes[0]).toEndWith('cannot be read (HTTP 200): these matches are from the embedded index of places')
    const strict = await serviceWith({ GEOCODER_BASE_URL: places.baseUrl, WEATHER_FALLBACK: 'off' })
    const refused = await search(strict, 'Köln')
    expect([refused.status, (await problemOf(refused)).code, refused.headers.get('retry-after')]).toEqual([503, 'geo_unavailable', '60'])
  })

  test('a text that is too short or too long is 422 and names the field q', async () => {
    for (const text of ['', 'x', 'x'.repeat(201)]) {
      const refused = await search(service, text)
      expect([refused.status, (await problemOf(refused)).field]).toEqual([422, 'q'])
    }
  })
})

test('none of the requests above was an internal error', () => {
  expect(service.faults).toEqual([])
})
