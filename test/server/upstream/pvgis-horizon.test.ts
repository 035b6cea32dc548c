import { afterEach, describe, expect, test } from 'bun:test'
import { HttpUpstream, UpstreamUnavailable } from '../../../server/upstream/http-fetch.ts'
import { NoHorizon, PvgisHorizons } from '../../../server/upstream/pvgis-horizon.ts'
import { startUpstream, type UpstreamServer } from './upstream-server.ts'

const open: UpstreamServer[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.stop()
})

function play(answer: UpstreamServer['answer']): { server: UpstreamServer; horizons: PvgisHorizons } {
  const server = startUpstream(answer)
  open.push(server)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const { baseUrl } = server
  const upstream = new HttpUpstream({
    service: 'PVGIS',
    baseUrl,
    userAgent: 'pvyield/test',
    timeoutMillis: 600_000,
    bytesMax: 100_000,
    log,
  })
  return { server, horizons: new PvgisHorizons(upstream) }
}

/**
 * As the service writes it: from north over east, south and west back to north; azimuth 0 is south.
 * The elevation encodes the direction.
 */
function printhorizon(): object {
  const horizon_profile = Array.from({ length: 49 }, (_, k) => ({ A: -180 + 7.5 * k, H_hor: (k % 48) / 10 }))
  return { inputs: { location: { latitude: 45, longitude: 8 } }, outputs: { horizon_profile, winter_solstice: [] }, meta: {} }
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (cause: unknown) => cause,
  )
}

describe('the horizons of PVGIS', () => {
  test('are converted from azimuths from south to azimuths from north, without the repeated north at the end: 48 points every 7.5 deg', async () => {
    const { server, horizons } = play(() => Response.json(printhorizon()))
    const { azimuthsDeg, elevationsDeg } = await horizons.fetch(45.001, 8)
    expect(azimuthsDeg).toEqual(Array.from({ length: 48 }, (_, k) => 7.5 * k))
    expect(elevationsDeg).toEqual(Array.from({ length: 48 }, (_, k) => k / 10))
    expect(server.requests.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/v5_3/printhorizon?lat=45.001&lon=8&outputformat=json',
    ])
  })

  test('a location without a horizon is reported in the words of the service', async () => {
    const message = 'Location over the sea. Please, select another location'
    const { horizons } = play(() => Response.json({ message, status: 400 }, { status: 400 }))
    const cause = await failureOf(horizons.fetch(0, 0))
    expect(cause).toBeInstanceOf(NoHorizon)
    expect(String(cause)).toEndWith(`PVGIS has no horizon there: ${message}`)
  })

  test('an answer that is not a valid profile is a failure: HTML, truncated JSON, an error, a profile with a gap or angles out of range', async () => {
    const profile = (points: unknown) => Response.json({ outputs: { horizon_profile: points } })
    const answers: [string, () => Response][] = [
      ['html', () => new Response('<html>Service</html>')],
      ['cut', () => new Response('{"outputs": {"horizon_profile": [')],
      ['error', () => Response.json({ message: 'Internal Server Error', status: 500 }, { status: 500 })],
      ['400 of another', () => new Response('Bad Request', { status: 400 })],
      ['empty', () => profile([])],
      ['no list', () => profile({ A: 0 })],
      ['texts', () => profile([{ A: '-180', H_hor: '1' }])],
      ['below the ground', () => profile([{ A: -180, H_hor: -1 }])],
      ['beyond the zenith', () => profile([{ A: -180, H_hor: 91 }])],
      ['not from north', () => profile([{ A: -90, H_hor: 1 }])],
      ['not ascending', () => profile([-180, 10, 0].map((A) => ({ A, H_hor: 1 })))],
    ]
    for (const [what, answer] of answers) {
      const { horizons } = play(answer)
      expect([what, (await failureOf(horizons.fetch(45, 8))) instanceof UpstreamUnavailable]).toEqual([what, true])
    }
  })
})
