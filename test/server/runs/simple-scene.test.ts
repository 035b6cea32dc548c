import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { AcceptedRun, Scene, SceneExample, StoredRun } from '@pvyield/contract/schemas'
import { RACKS } from '../../engine/simple/scenes.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf, simpleRunOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ SYNC_WAIT_MS: '600000' }) // no run of these is slow enough for a 202
})
afterAll(() => service.stop())

const PLACE = { latitude: 48.1, longitude: 11.6, module_power_w: 400 }
const ASYNC = { prefer: 'respond-async' }
/** Longer than the bodies that the main thread reads. */
const BIG_CHARS = 70_000

const simple = (body: object, headers: Record<string, string> = {}) => service.post('/api/run/simple', body, headers)

/** Racks among more posts than a year of their shade has time for. */
function costlyScene(): object {
  const grid = (count: number, step: number) =>
    Array.from({ length: count }, (_, k) => ({ x: step * (k % 50), y: step * Math.floor(k / 50) }))
  return {
    ...RACKS,
    placements: grid(1000, 3).map((place) => ({ type: 'table', z: 1.5, tilt_deg: 25, ...place })),
    objects: grid(3000, 3).map((place) => ({ kind: 'cylinder', z: 0, radius: 0.1, height: 50, ...place })),
  }
}

/** New locations that the caller may still ask for. */
async function locationsLeft(): Promise<string | null> {
  const answer = await service.request(`/api/weather/tmy?latitude=${PLACE.latitude}&longitude=${PLACE.longitude}&fields=meta`)
  return answer.headers.get('ratelimit-remaining')
}

describe('POST /api/run/simple with a scene', () => {
  test('answers the full request that ran, which POST /api/run answers with the same digits', async () => {
    const answer = await simpleRunOf(await simple({ ...PLACE, scene: RACKS }))
    expect(answer.summary.scene).toMatchObject({ placements: 3, modules: 60, objects: 1 })
    expect(answer.request.scene?.placements).toHaveLength(3)
    const full = await runOf(await service.post('/api/run', answer.request))
    expect([full.summary, full.loss_diagram]).toEqual([answer.summary, answer.loss_diagram])
  })

  test('runs each example scene', async () => {
    const examples = (await (await service.request('/api/scene-examples')).json()) as SceneExample[]
    for (const { id, counts } of examples) {
      const scene = (await (await service.request(`/api/scene-examples/${id}`)).json()) as Scene
      const answer = await simpleRunOf(await simple({ ...PLACE, weather: smallPlant().weather, scene }))
      expect([id, answer.summary.modules]).toEqual([id, counts.modules])
    }
  })

  test('runs the example of the document', async () => {
    const document = (await (await service.request('/openapi.json')).json()) as {
      components: { examples: Record<string, { value: object }> }
    }
    const answer = await simpleRunOf(await simple(document.components.examples.SimpleScene?.value ?? {}))
    expect(answer.summary.scene?.placements).toBe(2)
  })

  test('continues in the background', async () => {
    const accepted = await simple({ ...PLACE, latitude: 47.9, scene: RACKS }, ASYNC)
    expect(accepted.status).toBe(202)
    const { run_id } = (await accepted.json()) as AcceptedRun
    for (;;) {
      const read = await service.request(`/api/runs/${run_id}`)
      if (read.status === 202) continue
      expect(((await read.json()) as StoredRun).response.summary.scene?.modules).toBe(60)
      return
    }
  })

  test('lists every failure, of the schema, of the scene and of the other fields, however it is sent', async () => {
    const types = [{ ...RACKS.types[0], length_m: 3 }]
    const placements = [...RACKS.placements, { type: 'none', x: 0, y: 0 }]
    const body = { ...PLACE, module_efficiency: 19, scene: { ...RACKS, types, placements } }
    for (const text of [JSON.stringify(body), JSON.stringify(body).padEnd(BIG_CHARS)])
      for (const headers of [{}, ASYNC]) {
        const { status, errors } = await problemOf(await service.post('/api/run/simple', text, headers))
        expect([status, errors.map(({ field }) => field)]).toEqual([
          422,
          ['module_efficiency', 'scene.types.0.length_m', 'scene.placements.3.type'],
        ])
      }
  })

  test('refuses tilt_deg and a far origin, next to each other', async () => {
    const scene = { ...RACKS, origin: { latitude: 50, longitude: 11.6, elevation: 0 } }
    const { errors } = await problemOf(await simple({ ...PLACE, tilt_deg: 20, scene }))
    expect(errors.map(({ field }) => field)).toEqual(['tilt_deg', 'scene.origin'])
  })

  test('refuses a scene that costs too much before weather is looked up', async () => {
    const left = await locationsLeft()
    expect(Number(left)).toBeGreaterThan(0)
    for (const headers of [{}, ASYNC]) {
      const problem = await problemOf(await simple({ ...PLACE, latitude: -33.2, longitude: 21.3, scene: costlyScene() }, headers))
      expect(problem).toMatchObject({ status: 422, code: 'too_costly', field: 'scene' })
    }
    expect(await locationsLeft()).toBe(left)
  })

  test('no request above caused a fault of the service', () => {
    expect(service.faults).toEqual([])
  })
})
