import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { LibraryModule, RunAnswer, Scene, SceneExample, SceneValidation } from '@pvyield/contract/schemas'
import { completeScene, makeLayout } from '@pvyield/engine'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const IDS = ['residential', 'commercial', 'ground_fixed', 'ground_tracker', 'east_west']

interface ArrayPatch {
  readonly track_mode: string
  readonly modules_per_string: number
  readonly strings_per_inverter: number
  readonly n_inverters: number
  readonly gcr?: number
  readonly collector_width_m: number
  readonly tilt_deg: number
}

let service: TestService
let list: SceneExample[]
let defaults: Record<string, object>
beforeAll(async () => {
  service = await startTestService()
  list = (await (await service.request('/api/scene-examples')).json()) as SceneExample[]
  const { _meta, ...request } = (await (await service.request('/api/defaults')).json()) as Record<string, object>
  defaults = request
})
afterAll(() => service.stop())

async function sceneOf(id: string): Promise<Scene> {
  return (await (await service.request(`/api/scene-examples/${id}`)).json()) as Scene
}

function aboutOf(id: string): SceneExample & { array_patch: ArrayPatch } {
  const about = list.find((entry) => entry.id === id)
  if (about === undefined) throw new Error(`There is no example ${id}`)
  return about as SceneExample & { array_patch: ArrayPatch }
}

test('the list names the five examples with what belongs to them', () => {
  expect(list.map(({ id }) => id)).toEqual(IDS)
  for (const { label, description, notes } of list) expect([label, description, ...notes].every((text) => text.length > 5)).toBe(true)
})

test('an unknown example is 404 and the answer lists the others', async () => {
  for (const id of ['roof', 'constructor']) {
    const answer = await service.request(`/api/scene-examples/${id}`)
    expect([answer.status, (await problemOf(answer)).errors]).toEqual([
      404,
      [{ code: 'not_found', field: 'example_id', message: `There is no example scene '${id}': the examples are ${IDS.join(', ')}` }],
    ])
  }
})

describe.each(IDS)('%s', (id) => {
  test('is a valid scene without warnings, with the counts of the list', async () => {
    const answer = (await (await service.post('/api/scene/validate', await sceneOf(id))).json()) as SceneValidation
    expect([answer.warnings, answer.counts]).toEqual([[], aboutOf(id).counts])
  })

  test('has as many modules as the strings of its patch, and racking of its kinds', async () => {
    const { array_patch: array, counts } = aboutOf(id)
    expect(array.modules_per_string * array.strings_per_inverter * array.n_inverters).toBe(counts.modules)
    const kinds = new Set((await sceneOf(id)).types.map(({ kind }) => kind))
    expect<string[]>([...kinds]).toEqual([{ ewf: 'ewf', single_axis: 'sat' }[array.track_mode] ?? 'gft'])
    if (array.track_mode === 'ewf') expect(array.strings_per_inverter % 2).toBe(0)
  })

  test('stands as its patch says: the width of its types, and rows at width / gcr where rows shade', async () => {
    const { array_patch: array } = aboutOf(id)
    const scene = await sceneOf(id)
    for (const { width } of scene.types) expect(width).toBeCloseTo(array.collector_width_m, 9)
    if (array.gcr === undefined) return
    const { devices } = makeLayout(completeScene(scene))
    const pitch =
      array.track_mode === 'ewf'
        ? (2 * array.collector_width_m * Math.cos((array.tilt_deg * Math.PI) / 180)) / array.gcr
        : array.collector_width_m / array.gcr
    // The nearest device across the row, of those that stand abreast and look the same way.
    const spacings = devices.map((device) => {
      const { along, azimuthRad } = device
      const [east, north] = [-along[1], along[0]]
      const apart = devices
        .filter((other) => other !== device && other.side === device.side && Math.abs(other.azimuthRad - azimuthRad) < 0.02)
        .map(({ centre }) => [centre[0] - device.centre[0], centre[1] - device.centre[1]] as const)
        .filter(([x, y]) => Math.abs(x * along[0] + y * along[1]) < device.halfLength)
        .map(([x, y]) => Math.abs(x * east + y * north) / Math.hypot(east, north))
      return Math.min(...apart)
    })
    for (const spacing of spacings) expect(Math.abs(spacing / pitch - 1)).toBeLessThan(0.002)
  })

  test('builds a request that runs: the default request with the scene and its patches', async () => {
    const { array_patch, patch } = aboutOf(id)
    const scene = await sceneOf(id)
    const request: Record<string, unknown> = { ...defaults, bifacial: null, scene }
    request.array = { ...defaults.array, ...array_patch }
    for (const [section, fields] of Object.entries(patch)) request[section] = { ...defaults[section], ...fields }
    const { summary }: RunAnswer = await runOf(await service.post('/api/run', request))
    expect(summary.modules).toBe(aboutOf(id).counts.modules)
    expect(summary.dc_ac_ratio).toBeWithin(1, 1.5)
    expect(summary.specific_yield_kwh_per_kwp).toBeWithin(1400, 2300)
    expect(summary.warnings).toEqual([expect.stringContaining('Synthetic weather')])
  })
})

test('the modules that the examples name have the area of those that their scenes are built of, but for the frame', async () => {
  const sizes = { residential: 1.879 * 1.045, commercial: 2.384 * 1.303 }
  for (const [id, areaM2] of Object.entries(sizes)) {
    const named = { ...defaults.module, ...aboutOf(id).patch.module } as { id: string }
    const found = (await (await service.request(`/api/library/modules?q=${named.id}`)).json()) as LibraryModule[]
    const { length_m, width_m } = found.find((entry) => entry.id === named.id) as LibraryModule
    expect((length_m ?? 0) * (width_m ?? 0)).toBeWithin(0.96 * areaM2, areaM2)
  }
})
