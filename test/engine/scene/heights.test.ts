import { describe, expect, test } from 'bun:test'
import { completeScene, describeScene, type EngineError, exportScene, makeLayout, run } from '@pvyield/engine'
import { completeRunRequest } from '../../../engine/request.ts'
import { occludersOf } from '../../../engine/scene/shade-scene.ts'
import { smallPlant } from '../small-plant.ts'
import { smallScene } from './small-scene.ts'

/** Rises by 8 % to the east and falls by 5 % to the north, from 300 m. */
const height = (x: number, y: number): number => 300 + 0.08 * x - 0.05 * y
const STEP = 100
const NODES = 5
const heights = Array.from({ length: NODES * NODES }, (_, k) => height(STEP * (k % NODES) - 200, STEP * Math.floor(k / NODES) - 200))
const surface = { kind: 'grid', x: -200, y: -200, step: STEP, columns: NODES, heights }
const ON_GROUND = { surface, heights: 'above_ground' }

type Vertex = readonly [number, number, number, number]

/** What the recipe of the guide did: heights of devices as `above_ground`, and those of objects with the ground added by hand. */
function byHand() {
  const scene = smallScene()
  const kinds = new Map(scene.types.map(({ id, kind }) => [id, kind]))
  return {
    ...scene,
    terrain: { surface },
    placements: scene.placements.map(({ z, roll_deg, tilt_deg, ...rest }) => ({
      ...rest,
      above_ground: z,
      ...(kinds.get(rest.type) === 'sat' ? {} : { tilt_deg }),
    })),
    objects: scene.objects.map((object) => {
      if (object.kind === 'cylinder') return { ...object, z: Number(object.z) + height(Number(object.x), Number(object.y)) }
      const vertices = object.vertices as readonly Vertex[]
      if (object.kind !== 'prism') return { ...object, vertices: vertices.map(([x, y, z, h]) => [x, y, z + height(x, y), h]) }
      // The house is 10 by 10 m from -30, -10: its corners span 300 - 2.4 + [0, 0.8] + [0, 0.5].
      const floor = 298.25
      const grounds = vertices.map(([x, y]) => height(x, y))
      expect((Math.min(...grounds) + Math.max(...grounds)) / 2).toBeCloseTo(floor, 9)
      return {
        ...object,
        vertices: vertices.map(([x, y, z, h]) => {
          const base = Math.min(height(x, y), floor)
          return [x, y, z + base, h + floor - base]
        }),
      }
    }),
  }
}

const above = () => {
  const { placements, ...scene } = smallScene()
  const racks = placements.map(({ roll_deg, tilt_deg, ...rest }) => ({ ...rest, ...(rest.type === 'rack' ? { tilt_deg } : {}) }))
  return { ...scene, placements: racks, terrain: ON_GROUND }
}
const failuresOf = (scene: object) => {
  try {
    completeScene(scene)
    return []
  } catch (error) {
    return (error as EngineError).failures
  }
}

describe('heights above the ground', () => {
  test('put devices and objects where they stand with absolute heights', () => {
    const [own, other] = [above(), byHand()].map((scene) => makeLayout(completeScene(scene)))
    for (const key of ['z', 'tilt_deg', 'roll_deg', 'above_ground'] as const)
      expect(own?.placements.map((each) => each[key])).toEqual(other?.placements.map((each) => each[key]) ?? [])
    const [numbers, expected] = [own, other].map(
      (layout) =>
        JSON.stringify(layout && occludersOf(layout))
          .match(/-?\d[\d.e-]*/g)
          ?.map(Number) ?? [],
    )
    expect(numbers?.length).toBe(expected?.length ?? -1)
    for (const [k, value] of numbers?.entries() ?? []) expect(value).toBeCloseTo(expected?.[k] ?? Number.NaN, 8)
  })

  test('a run gives the same as of absolute heights', () => {
    const energies = [above(), byHand()].map((scene) => {
      const plant = smallPlant()
      return run(completeRunRequest({ ...plant, array: { ...plant.array, row_model: 'projection' }, scene })).answer.summary.e_grid_kwh
    })
    expect(energies[0]).toBeGreaterThan(0)
    expect(energies[0]).toBeCloseTo(energies[1] ?? Number.NaN, 6)
  })

  test('the answer of validate is absolute, is itself valid, and stands at the same place', () => {
    const first = describeScene(completeScene(above()))
    expect(first.scene.terrain?.heights).toBe('absolute')
    expect(first.terrain?.on_ground).toBe(3)
    const codes = first.findings.map(({ code }) => code)
    expect(codes).not.toContain('scene_terrain_counts')
    expect(codes.filter((code) => /ground/.test(code))).toEqual([])
    const again = describeScene(completeScene(JSON.parse(JSON.stringify(first.scene))))
    expect(again.scene).toEqual(first.scene)
    expect(again.terrain).toEqual(first.terrain)
  })

  test.each(['glb', 'pvc'] as const)('are written as absolute ones: %s', async (format) => {
    const [own, other] = await Promise.all([above(), byHand()].map((scene) => exportScene(completeScene(scene), { format })))
    expect(own?.length).toBeGreaterThan(1000)
    expect(Buffer.from(own ?? []).equals(Buffer.from(other ?? []))).toBe(true)
  })

  test('a wall follows the ground, a roof stays level, a base reaches down to the ground, and an outline beyond it is drawn', () => {
    const outline = [
      [0, 0, 0],
      [100, 0, 0],
      [9000, 0, 0],
    ]
    const wall = {
      kind: 'wall',
      vertices: [
        [0, 0, 0, 2],
        [100, 0, 0, 2],
      ],
    }
    const hall = {
      kind: 'prism',
      vertices: [
        [0, 0, 0, 6],
        [50, 0, 0, 6],
        [50, 40, 0, 9],
        [0, 40, 0, 9],
      ],
    }
    const { scene } = describeScene(completeScene({ ...above(), objects: [wall, hall], outlines: [{ vertices: outline }] }))
    const [fence, roof] = scene.objects as unknown as { vertices: Vertex[] }[]
    expect(fence?.vertices.map(([, , z]) => z)).toEqual([300, 308])
    // Ground 300, 304, 302, 298: middle 301.
    const expected = [
      [300, 307],
      [301, 307],
      [301, 310],
      [298, 310],
    ]
    roof?.vertices.forEach(([, , z, h], k) => {
      expect(z).toBeCloseTo(expected[k]?.[0] ?? Number.NaN, 9)
      expect(z + h).toBeCloseTo(expected[k]?.[1] ?? Number.NaN, 9)
    })
    expect(scene.outlines[0]?.vertices.map(([, , z]) => z)).toEqual([300, 308, 304])
  })
})

describe('what has no ground is refused by its own field', () => {
  const device = (own: object) => ({ ...above(), placements: [{ type: 'rack', x: 0, y: 0, z: 1.5, ...own }] })
  const objects = (object: object) => ({ ...above(), objects: [object] })
  test.each([
    ['a height below it', device({ z: -0.5 }), 'placements.0.z', 'must not be negative'],
    ['a device beyond it', device({ x: 5000 }), 'placements.0.z', 'or leave the device out'],
    ['a device that says so itself', device({ x: 5000, above_ground: 2 }), 'placements.0.above_ground', 'extend the terrain'],
    ['a mast beyond it', objects({ kind: 'cylinder', x: 900, y: 0, z: 0, radius: 1, height: 5 }), 'objects.0.x', 'beyond the terrain'],
    [
      'a wall that leaves it',
      objects({
        kind: 'wall',
        vertices: [
          [0, 0, 0, 2],
          [0, 900, 0, 2],
        ],
      }),
      'objects.0.vertices.1',
      'beyond the terrain',
    ],
  ])('%s', (_, scene, field, message) => {
    const failures = failuresOf(scene)
    expect(failures.map((each) => each.field)).toEqual([field])
    expect(failures[0]?.message).toContain(message)
  })

  test('absolute heights that were called heights above the ground are named', () => {
    const lifted = device({ z: 301.5 })
    expect(describeScene(completeScene(lifted)).findings.map(({ code }) => code)).toContain('scene_above_ground')
  })

  test('another word', () => {
    expect(failuresOf({ ...above(), terrain: { surface, heights: 'relative' } })[0]?.field).toBe('terrain.heights')
  })

  test('values of any kind', () => {
    for (const value of [null, 0, 'a', [], {}, [[]], true])
      for (const key of ['x', 'y', 'z', 'vertices'])
        expect(Array.isArray(failuresOf(objects({ kind: 'wall', vertices: value, [key]: value })))).toBe(true)
  })
})
