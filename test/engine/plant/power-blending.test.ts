import { describe, expect, test } from 'bun:test'
import { completeScene, type Resolved } from '@pvyield/engine'
import { everyLossPlant } from '../chain/plant.ts'
import { answerOf, gapOf, ofParts, rowOf } from './plant-of-parts.ts'

/** Racks far apart: three to the east, one to the west. */
const RACKS = {
  version: 2,
  types: [{ id: 'rack', kind: 'gft', length: 10, width: 4, modules: 900, strings: 2 }],
  placements: [90, 90, 90, 270].map((azimuth_deg, k) => ({ type: 'rack', x: 500 * k, y: 0, z: 0, tilt_deg: 25, azimuth_deg })),
}

const base = everyLossPlant()
const plant: Resolved = {
  ...base,
  array: { ...base.array, tilt_deg: 25, inter_row_shading: false },
  inverter: { ...base.inverter, v_mppt_min_v: 300, v_mppt_max_v: 1000 },
}

const withScene = (blend: object): Resolved => ({ ...plant, scene: completeScene({ ...RACKS, ...blend }) })

describe('scene.blend', () => {
  const light = answerOf(withScene({ blend: 'light' }))
  const power = answerOf(withScene({ blend: 'power' }))

  test('light is what a scene without it has', () => {
    expect(JSON.stringify({ ...light, summary: { ...light.summary, provenance: null } })).toBe(
      JSON.stringify({ ...answerOf(withScene({})), summary: { ...answerOf(withScene({})).summary, provenance: null } }),
    )
  })

  test('power gives each orientation its own cells: the plant of parts that share the inverters', () => {
    const parts = answerOf(
      ofParts(
        plant,
        { id: 'east', array: { azimuth_deg: 90, strings_per_inverter: 150 } },
        { id: 'west', array: { azimuth_deg: 270, strings_per_inverter: 50 }, shares_inverter_with: 'east' },
      ),
    )
    for (const { key, value } of parts.loss_diagram)
      expect([key, Math.abs(rowOf(power.loss_diagram, key) - value) <= 1e-9 * Math.abs(value) + 1e-9]).toEqual([key, true])
    expect(power.summary.modules).toBe(parts.summary.modules)
    expect(gapOf(power.loss_diagram)).toBeLessThan(1e-12)
  })

  test('a run with light says by how much, and one with power does not', () => {
    const said = (answer: typeof light): unknown =>
      answer.summary.findings?.find(({ code }) => code === 'bins_mixed_light')?.values.excess_frac
    const cells = ({ loss_diagram: rows }: typeof light): number => rowOf(rows, 'e_array_mpp') + rowOf(rows, 'dc_wiring')
    expect(Math.abs(Number(said(light)) / (cells(light) / cells(power) - 1) - 1)).toBeLessThan(0.15)
    expect(said(power)).toBeUndefined()
    const flat = RACKS.placements.map((placement) => ({ ...placement, tilt_deg: 3 }))
    expect(said(answerOf({ ...plant, scene: completeScene({ ...RACKS, placements: flat }) }))).toBeUndefined()
  })

  test('the mean light of orientations gives too much, as the cells are concave in light', () => {
    const excess = rowOf(light.loss_diagram, 'e_array_mpp') / rowOf(power.loss_diagram, 'e_array_mpp') - 1
    expect(excess).toBeGreaterThan(0.002)
    expect(excess).toBeLessThan(0.02)
    for (const key of ['glob_inc', 'glob_eff', 'e_array_nominal'])
      expect(Math.abs(rowOf(light.loss_diagram, key) / rowOf(power.loss_diagram, key) - 1)).toBeLessThan(1e-12)
  })
})
