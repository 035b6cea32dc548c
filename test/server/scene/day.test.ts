import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunAnswer, SceneDay } from '@pvyield/contract/schemas'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

type Plant = Record<string, unknown> & { array: object; weather: Record<string, unknown>; scene: { placements: object[] } }

/** The example of the document: four trackers and a wall, 21 June. */
function smallScene(): Plant {
  const document = JSON.parse(readFileSync(join(import.meta.dir, '..', '..', '..', 'openapi.json'), 'utf8')) as {
    components: { examples: { SmallScene: { value: Plant } } }
  }
  return document.components.examples.SmallScene.value
}

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function dayOf(plant: unknown, query = '?date=06-21'): Promise<SceneDay> {
  const answer = await service.post(`/api/scene/day${query}`, plant)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SceneDay
}

async function failuresOf(path: string, plant: unknown): Promise<[string | null, string][]> {
  const answer = await service.post(path, plant)
  const { errors } = await problemOf(answer)
  expect(answer.status).toBe(422)
  return errors.map(({ field, message }) => [field, message])
}

describe('POST /api/scene/day', () => {
  test('answers every row of the day, with its bins and tables', async () => {
    const day = await dayOf(smallScene())
    expect(day).toMatchObject({ date: '2001-06-21', timezone: 1, step_minutes: 60, tables_left_out: 0 })
    expect(day.bins).toEqual([{ kind: 'sat', tilt_deg: 0, azimuth_deg: 180, modules: 80 }])
    expect(day.tables.map(({ id, bin, modules, strings }) => [id, bin, modules, strings])).toEqual(
      ['p1', 'p2', 'p3', 'p4'].map((id) => [id, 0, 20, 1]),
    )
    expect(day.steps.map(({ time }) => time)).toEqual(
      Array.from({ length: 24 }, (_, hour) => `2001-06-21T${String(hour).padStart(2, '0')}:00`),
    )
    const [night, , , , , , , , , , , , noon] = day.steps
    expect(night).toMatchObject({ poa_wm2: 0, effective_wm2: 0, near_shading_wm2: 0, rotation_deg: [0], shaded: null, string_shaded: null })
    expect(night?.sun_elevation_deg).toBeLessThan(-10)
    expect(noon).toMatchObject({
      ghi_wm2: 800,
      dhi_wm2: 240,
      temp_air_c: 20,
      wind_speed_ms: 2,
      tracker_state: 'tracking',
      shaded: [0, 0, 0, 0],
    })
  })

  test('its rows are those of a run with projection', async () => {
    const plant = smallScene()
    const day = await dayOf(plant)
    const run = (await runOf(
      await service.post('/api/run', { ...plant, array: { ...plant.array, row_model: 'projection' }, include_series: true }),
    )) as RunAnswer & { series: { columns: Record<string, number[]> } }
    const { columns } = run.series
    const compare = (name: string, read: (step: SceneDay['steps'][number]) => number | null | undefined) =>
      expect([name, day.steps.map(read)]).toEqual([name, day.steps.map((_, row) => expect.closeTo(columns[name]?.[row] ?? 0, 3))])
    compare('GlobInc', ({ poa_wm2 }) => poa_wm2)
    compare('GlobEff', ({ effective_wm2 }) => effective_wm2)
    compare('HSol', ({ sun_elevation_deg }) => sun_elevation_deg)
    compare('AzSol', ({ sun_azimuth_deg }) => sun_azimuth_deg)
    compare('GlobHor', ({ ghi_wm2 }) => ghi_wm2)
    day.steps.forEach((step, row) => {
      const near = (columns.GlobHrz?.[row] ?? 0) - (columns.GlobShd?.[row] ?? 0)
      expect([row, step.near_shading_wm2]).toEqual([row, expect.closeTo(near, 3)])
    })
    expect(day.steps.some(({ near_shading_wm2 }) => near_shading_wm2 > 5)).toBe(true)
  })

  test('strings are reported where shade is electrical', async () => {
    const plant = smallScene()
    expect(
      (await dayOf({ ...plant, array: { ...plant.array, shade_mode: 'linear' } })).steps.every(
        ({ string_shaded }) => string_shaded === null,
      ),
    ).toBe(true)
    const { steps } = await dayOf({ ...plant, array: { ...plant.array, shade_mode: 'electrical' } })
    const shown = steps.filter(({ shaded }) => shaded !== null)
    expect(shown.length).toBeGreaterThan(8)
    // One string: its shade is that of the table.
    for (const { shaded, string_shaded } of shown)
      expect(string_shaded).toEqual(shaded?.map((share) => (share === null ? null : [share])) ?? null)
  })

  test('a request without a scene, and every other failure, is 422 at its field', async () => {
    const { scene: _scene, ...plant } = smallScene()
    expect(await failuresOf('/api/scene/day?date=06-21', { ...plant, scene: null })).toEqual([
      ['scene', 'A day is solved for a plant with a scene, and the request has none: add the section scene, or run the whole year'],
    ])
    expect(await failuresOf('/api/scene/day?date=06-22', smallScene())).toEqual([['date', 'The weather has no 06-22: it has 06-21']])
    expect(await failuresOf('/api/scene/day?date=02-30', smallScene())).toEqual([
      ['date', "There is no day '02-30': send month and day, such as 06-21"],
    ])
    expect(await failuresOf('/api/scene/day', smallScene())).toEqual([['date', 'Field required']])
    expect(await failuresOf('/api/scene/day?date=june', smallScene())).toEqual([
      ['date', 'Input should be a month and a day, such as 06-21'],
    ])
    const wrong = smallScene()
    Object.assign(wrong.scene, { archetype: 'gft' })
    Object.assign(wrong.array, { n_inverters: 0 })
    expect((await failuresOf('/api/scene/day?date=06-21', wrong)).map(([field]) => field).sort()).toEqual([
      'array.n_inverters',
      'scene.archetype',
    ])
  })

  test('more than 2,000 tables are solved, and the first 2,000 reported', async () => {
    const plant = smallScene()
    const placements = Array.from({ length: 2003 }, (_, k) => ({ type: 'tracker', x: 6 * (k % 50), y: 30 * Math.floor(k / 50) }))
    const day = await dayOf({ ...plant, array: { ...plant.array, diffuse_shading: 'none' }, scene: { ...plant.scene, placements } })
    expect([day.tables.length, day.tables_left_out, day.bins[0]?.modules]).toEqual([2000, 3, 2003 * 20])
    expect(day.steps.filter(({ shaded }) => shaded !== null).every(({ shaded }) => shaded?.length === 2000)).toBe(true)
  })

  test('a day beyond the work of one request is refused with what would fit', async () => {
    const plant = smallScene()
    const placements = Array.from({ length: 20_000 }, (_, k) => ({ type: 'tracker', x: 0.001 * (k % 500), y: 0, z: 0.001 * k }))
    const answer = await service.post('/api/scene/day?date=06-21', { ...plant, scene: { ...plant.scene, placements } })
    expect([answer.status, (await problemOf(answer)).errors]).toEqual([
      422,
      [
        {
          code: 'too_costly',
          field: 'scene',
          message: expect.stringMatching(
            /^A day of this scene would take about \d+ s of a processor, more than the 20 s of one request: send fewer devices/,
          ),
        },
      ],
    ])
  })
})

describe('POST /api/scene/day.svg', () => {
  const svgOf = async (query: string) => {
    const answer = await service.post(`/api/scene/day.svg${query}`, smallScene())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    return answer.text()
  }

  test('draws the row that contains the time, with the shade of the day', async () => {
    const { steps } = await dayOf(smallScene())
    const shaded = steps.find(({ time }) => time === '2001-06-21T07:00')?.shaded ?? []
    const svg = await svgOf('?date=06-21&time=07:59')
    expect(svg).toContain('2001-06-21 07:00, sun at azimuth')
    expect([...svg.matchAll(/<title>p\d: ([\d.]+) % in shade/g)].map(([, share]) => Number(share))).toEqual(
      shaded.map((share) => Math.round((share ?? 0) * 1000) / 10),
    )
    expect(Math.max(...shaded.map(Number))).toBeGreaterThan(0.05)
    expect(await svgOf('?date=06-21&time=07:59&view=sun')).toContain('The scene as the sun sees it')
    expect(await svgOf('?date=06-21')).toContain('2001-06-21 12:00, sun at azimuth')
  })

  test('refuses a view from a sun that is down, and a time that the weather does not have', async () => {
    expect(await failuresOf('/api/scene/day.svg?date=06-21&time=01:30&view=sun', smallScene())).toEqual([
      ['time', 'The sun is down at 01:30, in the row that begins at 2001-06-21T01:00: choose a time with the sun up, or view=plan'],
    ])
    expect(await failuresOf('/api/scene/day.svg?date=06-21&time=25:00', smallScene())).toEqual([
      ['time', "There is no time '25:00': send hours and minutes, such as 12:00"],
    ])
    const plant = smallScene()
    const { weather } = plant
    const short = Object.fromEntries(
      Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, 12) : value]),
    )
    expect(await failuresOf('/api/scene/day.svg?date=06-21&time=15:00', { ...plant, weather: short })).toEqual([
      ['time', 'The weather has no row at 15:00 of that day: its rows are between 2001-06-21T00:00 and 2001-06-21T12:00'],
    ])
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
