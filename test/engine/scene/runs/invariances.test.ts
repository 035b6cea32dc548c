import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { runWithSeries } from '../../chain/plant.ts'
import type { SentScene } from '../small-scene.ts'
import { unlikeRows, withScene } from './scene-run.ts'
import { YARDS } from './yards.ts'

/** Of the largest value of a column, and of a diagram. */
const SAME = 1e-9

type Point = readonly [x: number, y: number, z: number]

/** The scene with each point mapped and each length scaled. */
function mapped(scene: SentScene, point: (at: Point) => Point, scale = 1): SentScene {
  const length = (value: unknown): number => scale * (value as number)
  const place = <T extends Record<string, unknown>>(at: T): T => {
    const [x, y, z] = point([at.x as number, at.y as number, at.z as number])
    return { ...at, x, y, z }
  }
  return {
    ...scene,
    types: scene.types.map((type) => ({
      ...type,
      length: length(type.length),
      width: length(type.width),
      ...(type.kind === 'ewf' ? { gap: length(type.gap) } : {}),
    })),
    placements: scene.placements.map(place),
    objects: scene.objects.map((object) =>
      object.kind === 'cylinder'
        ? { ...place(object), radius: length(object.radius), height: length(object.height) }
        : {
            ...object,
            vertices: (object.vertices as number[][]).map(([x, y, z, h]) => [...point([x, y, z]), scale * h]),
          },
    ),
  }
}

const CHANGES: readonly { name: string; change: (scene: SentScene) => SentScene }[] = [
  { name: 'in feet', change: (scene) => mapped(scene, ([x, y, z]) => [x / 0.3048, y / 0.3048, z / 0.3048], 1 / 0.3048) },
  { name: 'with its origin elsewhere', change: (scene) => mapped(scene, ([x, y, z]) => [x + 500_000, y - 4_000_000, z + 2000]) },
  {
    name: 'with devices and objects in another order',
    change: (scene) => ({
      ...scene,
      types: scene.types.toReversed(),
      placements: scene.placements.toReversed(),
      objects: scene.objects.toReversed(),
    }),
  },
]

const COLUMNS = ['GlobInc', 'GlobShd', 'GlobEff', 'ShdElec', 'E_Grid']

function expectSameYear(found: Resolved, expected: Resolved): void {
  const [a, b] = [runWithSeries(found), runWithSeries(expected)]
  expect(unlikeRows(b, a, SAME)).toEqual([])
  for (const name of COLUMNS) {
    const [here, there] = [a.column(name), b.column(name)]
    const most = there.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)
    expect(most, name).toBeGreaterThan(0)
    const worst = here.reduce((largest, value, row) => Math.max(largest, Math.abs(value - there[row])), 0)
    expect(worst / most, name).toBeLessThan(SAME)
  }
}

describe.each(YARDS.map(({ name, plant }) => [name, plant] as const))('%s', (_, plant) => {
  for (const { name, change } of CHANGES) {
    test(`the same scene ${name} gives the same hours`, () => {
      for (const row_model of ['projection', 'shading_table']) {
        const yard = plant()
        const scene = yard.scene as unknown as SentScene
        expectSameYear(withScene(yard, change(scene), { row_model }), withScene(yard, scene, { row_model }))
      }
    })
  }
})
