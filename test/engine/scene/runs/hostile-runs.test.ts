import { describe, expect, test } from 'bun:test'
import { completeRunRequest, EngineError, findFailures, type Resolved, run } from '@pvyield/engine'
import { smallPlant } from '../../small-plant.ts'

type Hostile = Record<string, unknown>

const RACK = { id: 'rack', kind: 'gft', length: 20, width: 4, modules: 28, strings: 2 }

const placed = (count: number, at: (k: number) => Hostile): Hostile[] =>
  Array.from({ length: count }, (_, k) => ({ type: 'rack', x: 0, y: 0, z: 1, azimuth_deg: 180, tilt_deg: 20, ...at(k) }))

const ring = (count: number): number[][] =>
  Array.from({ length: count }, (_, k) => [30 * Math.sin(k), 30 * Math.cos(k) - 50, 0, 5 + Math.sin(k) ** 2])

const HOSTILE: readonly { name: string; types?: Hostile[]; placements: Hostile[]; objects?: Hostile[]; array?: Hostile }[] = [
  { name: '300 tables at one place', placements: placed(300, () => ({})) },
  {
    name: '40 tables in a heap',
    placements: placed(40, (k) => ({ x: (37 * k) % 20, y: (53 * k) % 20, z: k % 4, azimuth_deg: 180 + (k % 3), tilt_deg: 20 + (k % 7) })),
  },
  {
    name: '400 bins',
    placements: placed(400, (k) => ({
      x: 30 * (k % 20),
      y: 30 * Math.floor(k / 20),
      azimuth_deg: (2.5 * k) % 350,
      tilt_deg: 5 + Math.floor(k / 140),
    })),
  },
  {
    name: 'objects of 10,000 vertices',
    placements: placed(4, (k) => ({ y: 9 * k })),
    objects: [{ kind: 'prism', vertices: ring(10_000) }],
  },
  {
    name: 'a tree line of 200 segments around everything',
    placements: placed(4, (k) => ({ y: 9 * k })),
    objects: [{ kind: 'tree_line', transmittance: 0.5, vertices: ring(200) }],
  },
  {
    name: 'coordinates of 1e9 next to ordinary ones',
    placements: placed(12, (k) => ({ x: k % 2 === 0 ? 30 * k : 1e9, y: k % 3 === 0 ? -1e9 : 0 })),
  },
  {
    name: 'needles and dust',
    types: [
      { ...RACK, length: 1e6, width: 1e-3 },
      { ...RACK, id: 'dust', length: 1e-6, width: 1e-6 },
    ],
    placements: placed(40, (k) => ({ y: k, type: k % 2 === 0 ? 'rack' : 'dust' })),
  },
  {
    name: 'an object through the tables, walls of no length and a mast of a hair',
    placements: placed(6, (k) => ({ y: 9 * k })),
    objects: [
      {
        kind: 'prism',
        vertices: [
          [-3, -3, 0, 4],
          [3, -3, 0, 4],
          [3, 50, 0, 4],
        ],
      },
      {
        kind: 'wall',
        vertices: [
          [5, -9, 0, 3],
          [5, -9, 0, 3],
        ],
      },
      { kind: 'cylinder', x: 0, y: -2, z: 0, radius: 1e-9, height: 1e6 },
    ],
  },
]

const requestOf = ({ types = [RACK], placements, objects = [], array = {} }: (typeof HOSTILE)[number]): unknown => {
  const plant = smallPlant()
  return { ...plant, array: { ...plant.array, ...array }, scene: { version: 2, types, placements, objects } }
}

describe('a hostile scene runs to finite numbers, or is refused with its fields', () => {
  for (const hostile of HOSTILE) {
    for (const row_model of ['shading_table', 'projection', 'rows']) {
      test(`${hostile.name}, ${row_model}`, () => {
        const request = completeRunRequest<Resolved>(requestOf({ ...hostile, array: { row_model } }))
        const failures = findFailures(request)
        if (failures.length > 0) {
          expect(failures.every(({ field }) => field?.startsWith('scene.'))).toBe(true)
          expect(() => run(request)).toThrow(EngineError)
          return
        }
        const { summary, loss_diagram } = run(request).answer
        expect(loss_diagram.every(({ value }) => Number.isFinite(value))).toBe(true)
        expect(summary.e_grid_kwh).toBeGreaterThanOrEqual(0)
        expect(summary.scene?.tables).toBe(hostile.placements.length)
      })
    }
  }
})
