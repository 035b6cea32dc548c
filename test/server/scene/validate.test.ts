import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import type { RunAnswer, SceneValidation } from '@pvyield/contract/schemas'
import { REJECTIONS } from '../../engine/scene/rejections.ts'
import { ridgeScene, smallScene } from '../../engine/scene/small-scene.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ WORKERS: '2' })
})
afterAll(() => service.stop())

async function validated(scene: unknown): Promise<SceneValidation> {
  const answer = await service.post('/api/scene/validate', scene)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as SceneValidation
}

async function failuresOf(scene: unknown): Promise<[string | null, string][]> {
  const answer = await service.post('/api/scene/validate', scene)
  expect(answer.status).toBe(422)
  const { code, field, errors } = await problemOf(answer)
  expect([code, field]).toEqual(['validation_error', errors[0]?.field ?? null])
  return errors.map(({ field, message }) => [field, message])
}

describe('POST /api/scene/validate', () => {
  test('answers the scene as read, its counts and its warnings', async () => {
    const scene = smallScene()
    delete scene.placements[2]?.id
    Object.assign(scene.placements[2] ?? {}, { roll_deg: 1 })
    const answer = await validated(scene)
    expect(answer.counts).toEqual({ types: 2, placements: 3, objects: 4, modules: 108, orientation_bins: 3 })
    expect(answer.warnings).toEqual([expect.stringContaining('roll_deg of 1 placement is ignored')])
    expect(answer.scene.placements[2]).toEqual({
      id: 'p3',
      type: 'tracker',
      x: 40,
      y: 0,
      z: 1.5,
      azimuth_deg: 180,
      tilt_deg: -1,
      roll_deg: 1,
    })
    // What was answered is valid and is answered unchanged.
    expect(await validated(answer.scene)).toEqual(answer)
  })

  test.each(REJECTIONS)('$name: 422 with one failure, which names the field', async ({ scene, path, message }) => {
    const [[field, text] = [], ...others] = await failuresOf(scene)
    expect([field, others]).toEqual([path, []])
    expect(text).toStartWith(message)
  })

  test('lists the failures of the schema and of the rules beyond it together, in document order', async () => {
    const scene = smallScene()
    Object.assign(scene, { archetype: 'gft' })
    Object.assign(scene.types[0] ?? {}, { width: 0 })
    Object.assign(scene.placements[0] ?? {}, { tilt_deg: -3, azimuth_deg: 400 })
    Object.assign(scene.placements[1] ?? {}, { id: 'r1', x: 'east' })
    Object.assign(scene.objects[3] ?? {}, { height: 0, diameter: 1 })
    expect((await failuresOf(scene)).map(([field]) => field)).toEqual([
      'types.0.width',
      'placements.0.azimuth_deg',
      'placements.0.tilt_deg',
      'placements.1.id',
      'placements.1.x',
      'objects.3.radius',
      'objects.3.height',
      'archetype',
    ])
  })

  test.each(['NaN', 'Infinity', '-Infinity', '1e999'])('%s is not a finite number, and named by its field', async (number) => {
    const text = JSON.stringify(smallScene()).replace('"x":40', `"x":${number}`)
    expect(await failuresOf(text)).toEqual([['placements.2.x', 'Input should be a finite number']])
  })

  test('says what was meant: a key with a unit, an opaque object, a misspelled key', async () => {
    const scene = smallScene()
    Object.assign(scene.types[0] ?? {}, { length_m: 1 })
    Object.assign(scene.placements[0] ?? {}, { x_m: 1, tilt: 20 })
    Object.assign(scene.objects[1] ?? {}, { transmittance: 0.5 })
    expect(await failuresOf(scene)).toEqual([
      ['types.0.length_m', 'Extra inputs are not permitted. Did you mean length?'],
      ['placements.0.x_m', 'Extra inputs are not permitted. Did you mean x?'],
      ['placements.0.tilt', 'Extra inputs are not permitted. Did you mean tilt_deg?'],
      ['objects.1.transmittance', 'Extra inputs are not permitted. Walls, prisms and cylinders are opaque: remove it, or use a tree_line'],
    ])
  })

  test('a body that is no scene is refused as any other', async () => {
    expect(await failuresOf('[]')).toEqual([[null, 'Input should be a valid object']])
    expect((await failuresOf('{}')).map(([field]) => field)).toEqual(['version', 'types', 'placements'])
    expect((await service.post('/api/scene/validate', '{"version": 2,')).status).toBe(400)
    expect((await service.request('/api/scene/validate', { method: 'POST', body: '{}' })).status).toBe(415)
  })
})

describe('large scenes', () => {
  const field = (count: number) => ({
    ...smallScene(),
    placements: Array.from({ length: count }, (_, k) => ({
      id: `row-${k}`,
      type: k % 2 === 0 ? 'rack' : 'tracker',
      x: 65 * (k % 100),
      y: 65 * Math.floor(k / 100),
      z: 1.5 + Math.sin(k / 100),
      azimuth_deg: 180,
      tilt_deg: k % 2 === 0 ? 25 : 0,
      roll_deg: 0,
    })),
  })

  test('20,000 placements fit into a request of 6 MB, plain and compressed', async () => {
    const text = JSON.stringify(field(20_000))
    expect(text.length).toBeLessThan(6 * 1024 * 1024)
    const plain = await validated(text)
    expect(plain.counts).toMatchObject({ placements: 20_000, modules: 10_000 * (28 + 52), orientation_bins: 2 })
    expect(plain.warnings).toEqual([])
    const packed = await service.request('/api/scene/validate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' },
      body: new Uint8Array(gzipSync(text)),
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(new TextDecoder().decode(Bun.gunzipSync(new Uint8Array(await packed.arrayBuffer()))))).toEqual(plain)
  })

  test('more than 50,000 placements are refused by their number', async () => {
    const { placements, ...scene } = field(50_001)
    const short = placements.map(({ type, x, y }) => ({ type, x, y }))
    expect(await failuresOf({ ...scene, placements: short })).toEqual([['placements', 'List should have at most 50000 items, not 50001']])
  })

  test('20,000 tables in one point are answered with a warning', async () => {
    const placements = Array.from({ length: 20_000 }, () => ({ type: 'rack', x: 0, y: 0 }))
    const { counts, warnings } = await validated({ ...smallScene(), placements })
    expect(counts.placements).toBe(20_000)
    expect(warnings).toEqual([
      "No placement of the scene uses its type 'tracker'",
      expect.stringMatching(/^At least \d+ pairs of placements overlap in plan \(first: 'p1' and 'p2'\)/),
    ])
  })

  test('20,000 placements with one id are 1,000 failures and a count of the rest', async () => {
    const placements = Array.from({ length: 20_000 }, () => ({ id: 'p', type: 'rack', x: 0, y: 0, colour: 'red' }))
    const answer = await problemOf(await service.post('/api/scene/validate', { ...smallScene(), placements }))
    expect([answer.errors.length, answer.errors_omitted]).toEqual([1000, 20_000 + 19_999 - 1000])
  })

  test('objects of 10,000 vertices, needles and bodies without area are read', async () => {
    const circle = Array.from({ length: 10_000 }, (_, k) => [100 * Math.sin(k / 1591.5), 100 * Math.cos(k / 1591.5), 0, 3])
    const objects = [
      { kind: 'prism', vertices: circle },
      { kind: 'tree_line', vertices: circle },
      {
        kind: 'wall',
        vertices: [
          [0, 0, 0, 1e-9],
          [1e9, 1e9, 0, 0],
        ],
      },
      {
        kind: 'prism',
        vertices: [
          [5, 5, 0, 9],
          [5, 5, 0, 9],
          [5, 5, 0, 9],
        ],
      },
      { kind: 'cylinder', x: 0, y: 0, diameter: 1e-12, height: 1e9 },
    ]
    const types = [{ id: 'rack', kind: 'gft', length: 1e9, width: 1e-300, modules: 1, strings: 1 }]
    const placements = [0, 90, 45].map((tilt_deg) => ({ type: 'rack', x: 1e9, y: -1e9, tilt_deg }))
    const { counts, warnings } = await validated({ ...smallScene(), types, placements, objects })
    expect(counts).toEqual({ types: 1, placements: 3, objects: 5, modules: 3, orientation_bins: 3 })
    expect(warnings).toEqual([
      expect.stringMatching(/^3 pairs of placements overlap/),
      expect.stringMatching(/^3 objects stand more than 50 times/),
    ])
    expect((await failuresOf({ ...smallScene(), placements: [{ type: 'rack', x: 1e12, y: 0 }] }))[0]).toEqual([
      'placements.0.x',
      'Input should be less than or equal to 1000000000',
    ])
  })
})

test('GET /api/schema/scene.json is the standalone schema of a scene', async () => {
  const schema = (await (await service.request('/api/schema/scene.json')).json()) as { title: string; $defs: object }
  expect(schema.title).toBe('Scene')
  expect(JSON.stringify(schema)).not.toContain('#/components/')
  expect(Object.keys(schema.$defs)).toContain('SceneTreeLine')
})

describe('a run with a scene', () => {
  test.each(REJECTIONS)('$name: 422 with the same failure, below scene', async ({ scene, path, message }) => {
    const answer = await service.post('/api/run', { ...smallPlant(), scene })
    expect(answer.status).toBe(422)
    const [first, ...others] = (await problemOf(answer)).errors
    expect([first?.field, others]).toEqual([path === null ? 'scene' : `scene.${path}`, []])
    expect(first?.message).toStartWith(message)
  })

  test.each<[string, string, object, object, string | null]>([
    ['sat types on a roof', 'scene', smallScene(), { track_mode: 'rooftop' }, 'sat types are not available with rooftop racking'],
    ['ewf types on racks', 'scene', ridgeScene(), { track_mode: 'fixed' }, 'ewf types need track_mode ewf'],
    ['racks on ewf racking', 'scene', smallScene(), { track_mode: 'ewf', strings_per_inverter: 2 }, 'ewf types need track_mode ewf'],
    ['a distant origin', 'scene.origin', { ...smallScene(), origin: { latitude: 10, longitude: 10, elevation: 0 } }, {}, 'is '],
  ])('%s: 422 on %s', async (_, path, scene, array, message) => {
    const request = smallPlant()
    const answer = await service.post('/api/run', { ...request, array: { ...request.array, ...array }, scene })
    expect(answer.status).toBe(422)
    const { errors } = await problemOf(answer)
    expect(errors.map(({ field }) => field)).toEqual([path])
    expect(errors[0]?.message).toStartWith(message ?? '')
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['an empty section', {}],
    ['a tilt that is no number', { ...smallPlant().array, tilt_deg: 'x' }],
    ['a gcr that is too large', { ...smallPlant().array, gcr: 7 }],
    ['an unknown key', { ...smallPlant().array, foo: 1 }],
  ])('with %s as its array: 422 on array alone', async (_, array) => {
    for (const path of ['/api/run', '/api/tree/shading', '/api/scene/day?date=06-21']) {
      const answer = await service.post(path, { ...smallPlant(), array, scene: smallScene() })
      expect([path, answer.status]).toEqual([path, 422])
      for (const { field } of (await problemOf(answer)).errors) expect(field).toStartWith('array')
    }
  })

  test('without devices, or with racking that scenes do not have: 422', async () => {
    for (const [scene, array, path] of [
      [{ ...smallScene(), placements: [] }, {}, 'scene.placements'],
      [smallScene(), { track_mode: 'two_axis' }, 'scene'],
      [smallScene(), { track_mode: 'seasonal_tilt', tilt_monthly_deg: new Array(12).fill(20) }, 'scene'],
    ] as const) {
      const request = smallPlant()
      const answer = await service.post('/api/run', { ...request, array: { ...request.array, ...array }, scene })
      expect([answer.status, (await problemOf(answer)).errors.map(({ field }) => field)]).toEqual([422, [path]])
    }
  })

  test('an id in place of a scene is refused with what to send', async () => {
    const { errors } = await problemOf(await service.post('/api/run', { ...smallPlant(), scene: { id: 'residential' } }))
    expect(errors.find(({ field }) => field === 'scene.id')?.message).toContain('GET /api/scene-examples/{example_id}')
  })

  test('400 orientations with steps of a minute are refused by their memory, and 60,000 segments by their number', async () => {
    const request = smallPlant()
    const { weather } = request
    const placements = Array.from({ length: 390 }, (_, k) => ({
      type: 'rack',
      x: 30 * k,
      y: 0,
      z: 2,
      azimuth_deg: 180 - (k % 13) * 5,
      tilt_deg: Math.floor(k / 13),
    }))
    const minutes = (values: readonly number[]) => values.flatMap((value) => new Array<number>(60).fill(value))
    const fine = Object.fromEntries(Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? minutes(value) : value]))
    const many = await problemOf(
      await service.post('/api/run', { ...request, weather: { ...fine, step_minutes: 1 }, scene: { ...smallScene(), placements } }),
    )
    expect([many.code, many.detail]).toEqual(['too_costly', expect.stringContaining('390 orientation bins')])
    const vertices = Array.from({ length: 10_000 }, (_, k) => [k, -50, 0, 4])
    const objects = Array.from({ length: 6 }, () => ({ kind: 'wall', vertices }))
    const long = await problemOf(await service.post('/api/scene/validate', { ...smallScene(), objects }))
    expect(long.errors.map(({ field, message }) => [field, message])).toEqual([['objects', expect.stringContaining('59994 bodies')]])
  })

  test('a heap of devices, whose shade would take hours, is refused before it is computed', async () => {
    const placements = Array.from({ length: 8000 }, (_, k) => ({
      type: 'rack',
      x: (k * 7.3) % 20,
      y: (k * 3.7) % 20,
      z: (k * 1.9) % 20,
      azimuth_deg: (k % 4) * 90,
      tilt_deg: k % 60,
    }))
    const answer = await service.post('/api/run', { ...smallPlant(), scene: { ...smallScene(), placements } })
    expect([answer.status, (await problemOf(answer)).code]).toEqual([422, 'too_costly'])
  })

  test('answers what the scene contains, its bins, and near shading by cause', async () => {
    const answer = await service.post('/api/run', { ...smallPlant(), scene: smallScene() })
    expect([answer.status, answer.status === 200 ? '' : await answer.clone().text()]).toEqual([200, ''])
    const { summary, loss_diagram } = (await answer.json()) as RunAnswer
    expect(summary.racking).toBe('mixed')
    expect(summary.scene).toMatchObject({ placements: 3, objects: 4, modules: 108, orientation_bins: 3, tables: 3, origin: null })
    expect(summary.scene_bins.map(({ kind, modules, tables }) => [kind, modules, tables])).toEqual([
      ['gft', 28, ['r1']],
      ['gft', 28, ['r2']],
      ['sat', 52, ['t1']],
    ])
    const { row_model, rows_kwhm2, terrain_kwhm2, objects_kwhm2 } = summary.near_shading
    expect(row_model).toBe('shading_table')
    expect(objects_kwhm2).toBeGreaterThan(0)
    const rows = loss_diagram.filter(({ key }) => key.startsWith('near_shading')).reduce((sum, { value }) => sum + value, 0)
    expect(rows_kwhm2 + terrain_kwhm2 + objects_kwhm2).toBeCloseTo(rows, 9)
  })
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})
