import { describe, expect, test } from 'bun:test'
import { completeScene, type Resolved } from '@pvyield/engine'
import { everyLossPlant, MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { smallPlant } from '../small-plant.ts'
import { answerOf, gapOf, ofParts, type Part, rowOf } from './plant-of-parts.ts'
import { sent } from './sent-parts.ts'

const TYPES = ['east', 'west', 'more'].map((id) => ({ id, kind: 'gft', length: 10, width: 4, modules: 900, strings: 2 }))
const WALL = { kind: 'wall', vertices: [[-20, -5, 0, 6], [-20, 5, 0, 6]] } // biome-ignore format: two corners

type Placement = readonly [type: string, x: number, y: number, azimuth_deg: number]

/** Racks of types, behind a wall. */
const sceneOf = (blend: string, apart: number, placements: readonly Placement[], objects: readonly object[] = [WALL]): object => ({
  version: 2,
  blend,
  types: TYPES.filter(({ id }) => placements.some(([type]) => type === id)),
  placements: placements.map(([type, x, y, azimuth_deg]) => ({ type, x: apart * x, y: apart * y, z: 0, tilt_deg: 25, azimuth_deg })),
  objects,
})
const RIDGE: readonly Placement[] = [
  ['east', 0, 0, 90],
  ['east', 0, 2, 90],
  ['east', 0, 4, 90],
  ['west', -1, 0, 270],
]

const base = everyLossPlant({ weather: MUNICH_EVERY_THIRD_HOUR })
const plant: Resolved = {
  ...base,
  array: { ...base.array, tilt_deg: 25 },
  ac_losses: everyLossPlant().ac_losses,
  inverter: { ...base.inverter, v_mppt_min_v: 0, v_mppt_max_v: 1000 } as Resolved['inverter'],
}
const inScene = (scene: object, ...parts: readonly Partial<Part>[]): Resolved => {
  const request = { ...plant, scene: completeScene(scene) }
  return parts.length === 0 ? request : ofParts(request, ...parts)
}

type Rows = ReturnType<typeof answerOf>['loss_diagram']
function expectSame(one: Rows, other: Rows, tolerance = 1e-9): void {
  for (const { key, value } of other)
    expect([key, Math.abs(rowOf(one, key) - value) <= tolerance * Math.abs(value) + 1e-9]).toEqual([key, true])
}

const EAST = { id: 'e', scene_types: ['east'], array: { strings_per_inverter: 150 } }
const WEST = { id: 'w', scene_types: ['west'], array: { strings_per_inverter: 50 } }

describe('parts in a scene', () => {
  for (const shading of ['direct', 'table', 'rows'])
    test(`that share an inverter are the scene with blend power, each table in the shade of all (${shading})`, () => {
      const scene = sceneOf('power', 6, RIDGE)
      const whole = {
        ...inScene(scene),
        array: { ...plant.array, row_model: shading === 'direct' ? 'projection' : shading === 'table' ? 'shading_table' : 'rows' },
      } as Resolved
      const power = answerOf(whole)
      const parts = answerOf(ofParts(whole, EAST, { ...WEST, shares_inverter_with: 'e' }))
      expect(rowOf(power.loss_diagram, 'near_shading_beam')).toBeGreaterThan(1)
      expectSame(parts.loss_diagram, power.loss_diagram)
      expect(parts.summary.modules).toBe(power.summary.modules)
      expect(gapOf(parts.loss_diagram)).toBeLessThan(1e-12)
      for (const { loss_diagram } of parts.sub_arrays ?? []) expect(gapOf(loss_diagram)).toBeLessThan(1e-12)
    })

  test('with inverters of their own are the two runs of each alone where nothing shades the other', () => {
    const alone = RIDGE.filter(([type]) => type === 'east')
    const west = RIDGE.filter(([type]) => type === 'west')
    const parts = answerOf(inScene(sceneOf('light', 5000, RIDGE, []), EAST, WEST))
    const own = [
      answerOf({ ...inScene(sceneOf('light', 5000, alone, [])), array: { ...plant.array, strings_per_inverter: 150 } }),
      answerOf({ ...inScene(sceneOf('light', 5000, west, [])), array: { ...plant.array, strings_per_inverter: 50 } }),
    ]
    parts.sub_arrays?.forEach((part, k) => {
      const key = 'e_inverter_output'
      expect(rowOf(part.loss_diagram, key) / rowOf(own[k]?.loss_diagram ?? [], key)).toBeCloseTo(1, 4)
    })
  })

  test('several orientations of a part are blended as scene.blend says', () => {
    const three: readonly Placement[] = [...RIDGE, ['more', 3, 0, 180]]
    const all = ['light', 'power'].map((blend) =>
      answerOf(inScene(sceneOf(blend, 300, three, []), { id: 'all', scene_types: ['east', 'west', 'more'] })),
    )
    const two = ['light', 'power'].map((blend) =>
      answerOf(
        inScene(
          sceneOf(blend, 300, three, []),
          { id: 'a', scene_types: ['east', 'west'], array: { strings_per_inverter: 160 } },
          { id: 'b', scene_types: ['more'], array: { strings_per_inverter: 40 }, shares_inverter_with: 'a' },
        ),
      ),
    )
    const mpp = (answer: (typeof all)[number] | undefined): number => rowOf(answer?.loss_diagram ?? [], 'e_array_mpp')
    expect(mpp(two[1])).toBeCloseTo(mpp(all[1]), 3)
    expect(mpp(two[0])).toBeLessThan(mpp(all[0])) // one orientation less in the mean
    expect(mpp(two[0])).toBeGreaterThan(mpp(two[1]))
  })

  test('findings compare the modules of each part with its devices', () => {
    const { findings = [] } = answerOf(
      inScene(sceneOf('light', 300, RIDGE, []), EAST, { ...WEST, array: { strings_per_inverter: 40 } }),
    ).summary
    const found = findings.filter(({ code }) => code === 'scene_modules_differ').map(({ field }) => field)
    expect(found).toEqual(['sub_arrays.1.array.modules_per_string'])
  })
})

describe('refusals of scene_types', () => {
  const scene = sceneOf('light', 300, RIDGE, [])
  test.each<[string, object, unknown[], string, RegExp]>([
    [
      'a part without types',
      { scene },
      [{ id: 'a', scene_types: ['east', 'west'] }, { id: 'b' }],
      'sub_arrays.1.scene_types',
      /east, west/,
    ],
    [
      'a type in two parts',
      { scene },
      [
        { id: 'a', scene_types: ['east', 'west'] },
        { id: 'b', scene_types: ['west'] },
      ],
      'sub_arrays.1.scene_types.0',
      /in the part a/,
    ],
    [
      'a type in no part',
      { scene: sceneOf('light', 300, [...RIDGE, ['more', 3, 0, 180]], []) },
      [
        { id: 'a', scene_types: ['east'] },
        { id: 'b', scene_types: ['west'] },
      ],
      'sub_arrays',
      /more/,
    ],
    ['a type that is not there', { scene }, [{ id: 'a', scene_types: ['north'] }], 'sub_arrays.0.scene_types.0', /east, west/],
    ['types without a scene', {}, [{ id: 'a', scene_types: ['east'] }], 'sub_arrays.0.scene_types', /no scene/],
    [
      'a tilt of its own',
      { scene },
      [
        { id: 'a', scene_types: ['east'] },
        { id: 'b', scene_types: ['west'], array: { tilt_deg: 10 } },
      ],
      'sub_arrays.1.array.tilt_deg',
      /stringing/,
    ],
    [
      'a rear side of its own',
      { scene },
      [
        { id: 'a', scene_types: ['east'] },
        { id: 'b', scene_types: ['west'], bifacial: null },
      ],
      'sub_arrays.1.bifacial',
      /of the plant/,
    ],
  ])('%s', async (_, changes, parts, field, message) => {
    const { failures } = await sent(parts, { ...smallPlant(), ...changes })
    expect(failures).toHaveProperty([field], expect.stringMatching(message))
  })
})
