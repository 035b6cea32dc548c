import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedYears, perform, yearPlace } from '@pvyield/engine/work'
import { createPvyield, type Pvyield } from '@pvyield/sdk'
import { sourcesHere, yearAt } from '../../clients/cli/sources.ts'
import { startTestService, type TestService } from '../server/service.ts'
import { pvyield, ROOT } from './program.ts'

/** Places between the hundredths of a degree that a typical year is made for; a rounded half; one across the date line. */
const PLACES = [
  [48.1374, 11.5755],
  [-33.4567, -70.6483],
  [1.295, 103.855],
  [64.1466, -21.9426],
  [-17.7134, -179.9961],
] as const

interface Answer {
  readonly summary: { readonly e_grid_kwh: number; readonly monthly: { readonly e_grid_kwh: readonly number[] } }
  readonly request: { readonly site: { readonly elevation: number } }
}

let service: TestService
let sdk: Pvyield
let folder: string
beforeAll(async () => {
  service = await startTestService()
  sdk = createPvyield({ baseUrl: `http://127.0.0.1:${await service.listen()}` })
  folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
})
afterAll(async () => {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
})

const byService = async (body: object) => (await (await service.post('/api/run/simple', body)).json()) as Answer
/** As `pvyield run`, and as a page with the package of the engine. */
const here = async (body: object) => {
  const typicalYear = embeddedYears(() => readFileSync(join(ROOT, 'engine', 'climate', 'table.bin')))
  const runs = [sourcesHere(ROOT), { ...sourcesHere(ROOT), typicalYear }].map((sources) => perform({ kind: 'simple', body }, sources))
  return (await Promise.all(runs)).map(({ answer }) => answer as unknown as Answer)
}
const figuresOf = ({ summary, request }: Answer) => [summary.e_grid_kwh, summary.monthly.e_grid_kwh, request?.site.elevation]

describe('a body means the same everywhere', () => {
  test.each(PLACES)('at %d, %d: the year is that of the place rounded to 0.01 deg', async (latitude, longitude) => {
    const body = { latitude, longitude, system_capacity_kw: 100, weather_source: 'embedded' }
    const answer = await byService(body)
    for (const own of await here(body)) expect(figuresOf(own)).toEqual(figuresOf(answer))
    const place = yearPlace(latitude, longitude)
    expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.00501)
    expect(yearAt(ROOT, latitude, longitude)).toEqual(yearAt(ROOT, place.latitude, place.longitude))
  })

  test('own weather that states an elevation, and a body that does not: 0 m, by the service, SDK, command and engine', async () => {
    const weather = JSON.parse(JSON.stringify(yearAt(ROOT, 48.14, 11.58))) as Record<string, unknown> & { elevation: number }
    expect(weather.elevation).toBeGreaterThan(400)
    const body = { latitude: 48.14, longitude: 11.58, system_capacity_kw: 100, weather }
    const answer = await byService(body)
    expect(answer.request.site.elevation).toBe(0)
    const file = join(folder, 'body.json')
    writeFileSync(file, JSON.stringify(body))
    const command = JSON.parse((await pvyield(['run', file, '--json'])).out) as Answer
    const bySdk = (await sdk.runSimple(body as never)) as unknown as Answer
    for (const other of [command, bySdk, ...(await here(body))]) expect(figuresOf(other)).toEqual(figuresOf(answer))
    const stated = await byService({ ...body, elevation: weather.elevation })
    expect(stated.request.site.elevation).toBe(weather.elevation)
    expect(stated.summary.e_grid_kwh).not.toBe(answer.summary.e_grid_kwh)
  })
})
