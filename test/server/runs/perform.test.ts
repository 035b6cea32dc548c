import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAnswer, Weather } from '@pvyield/contract/schemas'
import { compare, EngineError, expand, perform, type RunWork, type Sources, seriesToWire, size, solveDay } from '@pvyield/engine'
import { LibraryService } from '../../../server/library/service.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const library = new LibraryService()
const UNKNOWN = (field: string): never => {
  throw new EngineError([{ code: 'not_found', field, message: 'unknown' }])
}
/** Years by their ids, as the service answered them. */
const years = new Map<string, Weather>()
let service: TestService
let sources: Sources
beforeAll(async () => {
  service = await startTestService()
  sources = {
    weather: (id) => years.get(id) ?? UNKNOWN('weather.id'),
    module: (id) => (id.startsWith('no_') ? UNKNOWN('module.id') : library.module(id)),
    inverter: (id) => library.inverter(id),
    typicalYear: async ({ latitude, longitude, source }) => {
      const answer = await service.request(`/api/weather/tmy?latitude=${latitude}&longitude=${longitude}&source=${source}`)
      const { weather, meta } = (await answer.json()) as { weather: Weather; meta: NonNullable<Weather['meta']> & { id: string } }
      years.set(meta.id, { ...weather, meta })
      const origin = `typical year at the coordinates rounded to 0.01 deg, source embedded: ${meta.radiation_db ?? 'radiation data not named'}`
      return { id: meta.id, origin, weather: { ...weather, meta }, notes: [], findings: [] }
    },
  }
})
afterAll(() => service.stop())

const MODULE = library.modules({ q: 'mono 400', limit: 1, cursor: '' }).entries[0]?.id ?? ''
const INVERTER = library.inverters({ q: '100', limit: 1, cursor: '' }).entries[0]?.id ?? ''
const EMBEDDED = { ...SIMPLE, weather_source: 'embedded' }
/** The example of the document: four trackers and a wall, 21 June. */
const SCENE_PLANT = (
  JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
    components: { examples: { SmallScene: { value: object } } }
  }
).components.examples.SmallScene.value

/** The same answer by HTTP, as data. */
async function answered(path: string, body: unknown): Promise<RunAnswer> {
  return runOf(await service.post(path, body))
}

/** As a client reads it. */
function asSent(value: unknown): never {
  return JSON.parse(JSON.stringify(value)) as never
}

const BODIES: readonly (readonly [string, RunWork['kind'], object])[] = [
  ['a plant in full', 'full', smallPlant()],
  ['a plant with its series', 'full', { ...smallPlant(), include_series: true }],
  ['a plant with components of the library', 'full', { ...smallPlant(), module: { id: MODULE }, inverter: { id: INVERTER } }],
  ['a location and a size', 'simple', EMBEDDED],
  ['a simple run with series and losses', 'simple', { ...EMBEDDED, include_series: true, losses_percent: 0.5, uncertainty: 0.06 }],
  ['a simple run of the library, whose strings are sized', 'simple', { ...EMBEDDED, module: { id: MODULE }, inverter: { id: INVERTER } }],
  ['a simple run with its own weather', 'simple', { ...SIMPLE, weather: smallPlant().weather }],
]

describe('what perform answers is what the service answers', () => {
  test.each(BODIES)('%s', async (_name, kind, body) => {
    const { answer, series } = await perform({ kind, body }, sources)
    const { links: _, ...there } = await answered(kind === 'full' ? '/api/run' : '/api/run/simple', body)
    expect({ ...answer, ...(series && { series: seriesToWire(series) }) }).toEqual(asSent(there))
  })

  test('an expansion, a sizing, and a comparison of options', async () => {
    const simple = { ...EMBEDDED, module: { id: MODULE }, inverter: { id: INVERTER } }
    expect(await expand({ kind: 'expand', body: simple }, sources)).toEqual(asSent(await answered('/api/run/simple/request', simple)))
    const { system_capacity_kw: dc_kw, ...placed } = simple
    const toSize = { ...placed, dc_kw }
    expect(await size({ kind: 'size', body: toSize }, sources)).toEqual(asSent(await answered('/api/size', toSize)))
    const compared = await compare({ kind: 'compare', stage: 'irradiance', body: smallPlant() }, sources)
    const there = (await answered('/api/tree/irradiance', smallPlant())) as unknown as typeof compared
    const timeless = ({ steps, ...rest }: typeof compared) => ({
      ...rest,
      steps: steps.map(({ options, ...step }) => ({ ...step, options: options.map(({ cost_ms: _, ...option }) => option) })),
    })
    expect(timeless(compared)).toEqual(timeless(there))
  })

  test('a day of a scene', async () => {
    const path = '/api/scene/day?date=06-21'
    const there = await service.post(path, SCENE_PLANT)
    if (there.status !== 200) throw new Error(await there.text())
    expect(await solveDay({ kind: 'day', date: '06-21', body: SCENE_PLANT }, sources)).toEqual(asSent(await there.json()))
  })
})

test('a body with failures of every kind: the same fields in the same order', async () => {
  const plant = smallPlant()
  const body = {
    extra: 1,
    site: { ...plant.site, tilt: 30, horizon_azimuths_deg: [0, 90], horizon_elevations_deg: [5] },
    array: { ...plant.array, tilt_deg: 200, band_top_m: 3, band_bottom_m: 1 },
    inverter: { ...plant.inverter, v_mppt_min_v: 900, v_mppt_max_v: 500 },
    module: { id: 'no_such_module' },
    weather: { id: 'met_unknown' },
    lifetime: { years: 20 },
    thermal: { model: 'none' },
  }
  const failed = await perform({ kind: 'full', body }, sources).catch((cause: unknown) => cause)
  expect(failed).toBeInstanceOf(EngineError)
  const { errors } = await problemOf(await service.post('/api/run', body))
  expect(errors.length).toBeGreaterThanOrEqual(8)
  expect((failed as EngineError).failures.map(({ field, code }) => [field, code])).toEqual(errors.map(({ field, code }) => [field, code]))
})
