import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { prism } from '../../../engine/scene/objects/prism.ts'
import { treeLine } from '../../../engine/scene/objects/tree-line.ts'
import { ShadeKernel } from '../../../engine/scene/shade/shade-kernel.ts'
import { type RotationLaw, ShadingTable } from '../../../engine/scene/shade/shading-table.ts'
import { sunGrid } from '../../../engine/scene/shade/sun-grid.ts'
import type { Occluder, ShadeTarget } from '../../../engine/scene/shade/target.ts'
import { backtracking, rollingRacks, rollingTrackers, trueTracking } from './rolling-field.ts'
import { yearOfSuns } from './year-of-suns.ts'

const FIELD = { rows: 3, columns: 12, pitch: 9, length: 30, width: 4, waves: 1.5 }
const RACKS = { rows: 8, columns: 4, pitch: 8, length: 12, width: 4, waves: 1 }
const OBJECTS = [
  prism([
    [-4, -12, -3, 12],
    [4, -12, -3, 12],
    [4, -6, -3, 9],
    [-4, -6, -3, 9],
  ]),
  ...treeLine(
    [
      [-15, -20, -3, 9],
      [-15, 60, -3, 9],
      [40, 75, -3, 9],
    ],
    0.3,
    0,
  ),
]

interface Plant {
  name: string
  latitudeDeg: number
  targets: readonly ShadeTarget[]
  occluders: readonly Occluder[]
  law: RotationLaw | null
}

const PLANTS: readonly Plant[] = [
  {
    name: 'trackers that backtrack on rolling ground',
    latitudeDeg: 37,
    targets: rollingTrackers(FIELD),
    occluders: [],
    law: backtracking(4 / 9, 60),
  },
  {
    name: 'trackers that do not backtrack',
    latitudeDeg: 37,
    targets: rollingTrackers({ ...FIELD, waves: 0 }),
    occluders: [],
    law: trueTracking(55),
  },
  { name: 'racks on rolling ground', latitudeDeg: 52, targets: rollingRacks(RACKS, 30), occluders: [], law: null },
  { name: 'racks between a building and trees', latitudeDeg: 48, targets: rollingRacks(RACKS, 20), occluders: OBJECTS, law: null },
  {
    name: 'trackers between a building and trees in the tropics',
    latitudeDeg: -12,
    targets: rollingTrackers(FIELD),
    occluders: OBJECTS,
    law: backtracking(4 / 9, 50),
  },
  { name: 'racks beyond the polar circle', latitudeDeg: 69, targets: rollingRacks(RACKS, 45), occluders: OBJECTS, law: null },
]

/** Annual beam on the tables and its losses by shade and strips, by the table and by every hour. */
function yearOf({ latitudeDeg, targets, occluders, law }: Plant) {
  const count = targets.length
  const kernel = new ShadeKernel(targets, occluders)
  const bins = { count: 1, binOf: new Int32Array(count), weight: new Float64Array(count).fill(1) }
  const table = new ShadingTable(
    new ShadeKernel(targets, occluders),
    sunGrid(latitudeDeg * RAD_PER_DEG, law !== null, 2000),
    bins,
    law,
    null,
  )
  const rotations = new Float64Array(count)
  const [linear, electrical] = [new Float64Array(count), new Float64Array(count)]
  const sums = { light: 0, linear: 0, electrical: 0, tableLinear: 0, tableElectrical: 0 }
  for (const { sun, beamWm2 } of yearOfSuns(latitudeDeg)) {
    law?.(...sun, rotations)
    kernel.turn(rotations)
    kernel.shadeAll(...sun, linear, electrical)
    table.face(...sun)
    let light = 0
    for (let i = 0; i < count; i++) {
      const beam = beamWm2 * Math.max(0, kernel.incidenceCos(i))
      light += beam
      sums.linear += beam * linear[i]
      sums.electrical += beam * electrical[i]
    }
    sums.light += light
    sums.tableLinear += light * table.linear(0)
    sums.tableElectrical += light * table.electrical(0)
  }
  return { ...sums, nodes: table.nodes }
}

describe('the table of shade by sun direction', () => {
  for (const plant of PLANTS) {
    test(`gives the annual loss of every hour within 1 % for ${plant.name}`, () => {
      const { linear, electrical, tableLinear, tableElectrical } = yearOf(plant)
      expect(Math.abs(tableLinear / linear - 1)).toBeLessThan(0.01)
      expect(Math.abs(tableElectrical / electrical - 1)).toBeLessThan(0.01)
    })
  }

  test('is the same bytes in any order of the directions', () => {
    const targets = rollingRacks(RACKS, 30)
    const bins = { count: 1, binOf: new Int32Array(targets.length), weight: new Float64Array(targets.length).fill(1) }
    const suns = yearOfSuns(45, 37)
    const values = (order: typeof suns): Map<string, number> => {
      const table = new ShadingTable(new ShadeKernel(targets, OBJECTS), sunGrid(0.78, false, 2000), bins, null, null)
      return new Map(
        order.map(({ sun }) => {
          table.face(...sun)
          return [sun.join(' '), table.linear(0)]
        }),
      )
    }
    expect([...values(suns.toReversed())].toReversed()).toEqual([...values(suns)])
  })
})
