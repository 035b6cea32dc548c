import { afterEach, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HttpUpstream, UpstreamUnavailable } from '../../../server/upstream/http-fetch.ts'
import { Nominatim, type PacedOptions } from '../../../server/upstream/nominatim.ts'
import { describeReference } from '../../reference.ts'
import { startUpstream, type UpstreamServer } from './upstream-server.ts'

const open: UpstreamServer[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.stop()
})

function play(answer: UpstreamServer['answer'], paced: PacedOptions = { spacingMillis: 0 }): { server: UpstreamServer; places: Nominatim } {
  const server = startUpstream(answer)
  open.push(server)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const { baseUrl } = server
  const upstream = new HttpUpstream({
    service: 'The place search',
    baseUrl,
    userAgent: 'pvyield/test',
    timeoutMillis: 600_000,
    bytesMax: 1e6,
    log,
  })
  return { server, places: new Nominatim(upstream, paced) }
}

const TODAY = {
  place_id: 104_152_339,
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
  lat: '48.1371079',
  lon: '11.5753822',
  category: 'boundary',
  type: 'administrative',
  addresstype: 'city',
  name: 'Munich',
  display_name: 'Munich, Bavaria, Germany',
  address: { city: 'Munich', state: 'Bavaria', country: 'Germany', country_code: 'de' },
}

const MUNICH = {
  name: 'Munich',
  label: 'Munich, Bavaria, Germany',
  kind: 'city',
  latitude: 48.1371079,
  longitude: 11.5753822,
  country: 'Germany',
  countryCode: 'DE',
  region: 'Bavaria',
  attribution: TODAY.licence,
}

describe('place search with the Nominatim API', () => {
  test('requests five places in English, and reads numbers also as texts', async () => {
    const { server, places } = play(() => Response.json([TODAY, { ...TODAY, place_id: '1', lat: 48.1371079, lon: 11.5753822 }]))
    expect(await places.search('Мюнхен & more')).toEqual([MUNICH, MUNICH])
    const asked = server.requests[0]?.url
    expect(asked?.pathname).toBe('/search')
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      q: 'Мюнхен & more',
      format: 'jsonv2',
      addressdetails: '1',
      limit: '5',
      'accept-language': 'en',
    })
    expect(server.requests[0]?.userAgent).toBe('pvyield/test')
  })

  test('skips entries without a name or valid coordinates, and returns at most five', async () => {
    const broken = [
      null,
      'x',
      [],
      { ...TODAY, lat: '' },
      { ...TODAY, lon: '181' },
      { ...TODAY, lat: 'north' },
      { ...TODAY, lat: '90.1' },
      { ...TODAY, lon: '180.1' },
      { ...TODAY, display_name: 7 },
    ]
    const { places } = play(() => Response.json([...broken, ...Array.from({ length: 7 }, () => TODAY)]))
    expect(await places.search('Munich')).toHaveLength(5)
  })

  test('accepts places with few fields', async () => {
    const { places } = play(() => Response.json([{ lat: '1', lon: '2', display_name: 'Reef, Ocean' }]))
    const unknown = { country: null, countryCode: null, region: null }
    const attribution = 'Data (c) OpenStreetMap contributors, ODbL 1.0'
    expect(await places.search('reef')).toEqual([
      { name: 'Reef', label: 'Reef, Ocean', kind: 'place', latitude: 1, longitude: 2, ...unknown, attribution },
    ])
  })

  test('an answer that is not a list is a failure: HTML for clients that searched too often, an error, truncated JSON', async () => {
    const answers = [
      () => new Response('<html><title>Bandwidth limit exceeded</title></html>'),
      () => new Response('{"error": "Unable to geocode"}', { status: 400 }),
      () => new Response('[{"place_id": 1'),
      () => new Response('[]', { status: 500 }),
      () => new Response('Usage policy', { status: 403 }),
    ]
    for (const answer of answers) {
      const { places } = play(answer)
      await expect(places.search('Munich')).rejects.toBeInstanceOf(UpstreamUnavailable)
    }
  })

  test('searches run one after another; too many waiting searches fail at once, and later ones succeed again', async () => {
    let atOnce = 0
    let most = 0
    const { places } = play(
      async () => {
        most = Math.max(most, ++atOnce)
        await Bun.sleep(5)
        atOnce--
        return Response.json([TODAY])
      },
      { spacingMillis: 1, waitingMax: 3 },
    )
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => places.search('Munich')))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(most).toBe(1)
    expect(await places.search('Munich')).toHaveLength(1)
  })
})

describeReference(
  'recorded answers of 2012',
  (recorded) => {
    const replay = (file: string) => play(() => new Response(readFileSync(join(recorded, file)))).places

    test('a cathedral and a garden are found at their positions; no match is an empty list, the rate limit a failure', async () => {
      const [cathedral] = await replay('nominatim_cologne_cathedral_cologne_germany').search('x')
      expect(cathedral).toMatchObject({ name: 'Cologne Cathedral', kind: 'place_of_worship', latitude: 50.94134445, countryCode: 'DE' })
      const [garden] = await replay('nominatim_madison_square_garden').search('x')
      expect([garden?.latitude, garden?.longitude]).toEqual([expect.closeTo(40.7505, 3), expect.closeTo(-73.9935, 3)])
      expect(await replay('nominatim_no_results').search('x')).toEqual([])
      await expect(replay('nominatim_over_limit').search('x')).rejects.toBeInstanceOf(UpstreamUnavailable)
    })
  },
  '..',
  'data',
  'recorded',
  'geocoder',
)
