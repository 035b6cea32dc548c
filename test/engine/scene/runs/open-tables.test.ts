import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../../engine/core/angles.ts'
import { findSceneFailures } from '../../../../engine/scene/check-scene.ts'
import { sceneCost } from '../../../../engine/shading/scene/scene-cost.ts'
import { diagram } from '../../chain/plant.ts'
import { sceneOfRows } from './array-as-scene.ts'
import { NEAR, shadedPlant, unlikeRows, withScene } from './scene-run.ts'

const TILT = 25
const ROWS = shadedPlant({
  track_mode: 'fixed',
  tilt_deg: TILT,
  azimuth_deg: 180,
  gcr: 0.55,
  row_length_m: 40,
  n_rows: 5,
  fraction_for_electrical: 1,
})
const SCENE = sceneOfRows(ROWS, 500)
const WIDTH = 4
const GAP = 0.8

const withFields = (fields: object) => ({ ...SCENE, types: SCENE.types.map((type) => ({ ...type, ...fields })) })
const summaryOf = (scene: object, array = {}, changes = {}) => run({ ...withScene(ROWS, scene, array), ...changes }).answer.summary

/** The same tables as two racks each, one above the other with the gap between them. */
function asTwoRacks(): object {
  const rowWidth = (WIDTH - GAP) / 2
  const off = (rowWidth + GAP) / 2
  const [north, up] = [off * Math.cos(TILT * RAD_PER_DEG), off * Math.sin(TILT * RAD_PER_DEG)]
  return {
    ...SCENE,
    types: SCENE.types.map((type) => ({ ...type, width: rowWidth, modules: 250, strings: 1 })),
    placements: SCENE.placements.flatMap((placement) =>
      [-1, 1].map((side) => ({ ...placement, id: `${placement.id}${side}`, y: Number(placement.y) + side * north, z: 2 + side * up })),
    ),
  }
}

describe('a run with sub-rows', () => {
  test('has the light of two racks one above the other', () => {
    // the electrical effect differs: cells are measured by the whole width
    const array = { row_model: 'projection', shade_mode: 'linear' }
    const [one, two] = [withFields({ sub_rows: { count: 2, gap: GAP } }), asTwoRacks()].map((scene) => run(withScene(ROWS, scene, array)))
    if (one === undefined || two === undefined) throw new Error('There are two runs')
    expect(unlikeRows(one, two, 3e-4)).toEqual([])
    const near = NEAR.map((key) => diagram(one).get(key) ?? 0)
    const whole = run(withScene(ROWS, SCENE, array))
    expect(near[0]).toBeGreaterThan(1.05 * (diagram(whole).get('near_shading_beam') ?? 0))
  })

  test('says what a row model, or the model of the rear, does not read of them', () => {
    const fields = {
      modules_across: 2,
      module_gap: { along: 0.02 },
      sub_rows: { count: 2, gap: GAP },
      torque_tube: { diameter: 0.2, below: 0.15 },
    }
    const warningsOf = (array: object, bifacial: object | null) => {
      const { warnings } = summaryOf(withFields(fields), array, { bifacial })
      return warnings
    }
    const { bifacial } = withScene({ ...ROWS, bifacial: { model: 'view_factor' } } as never, SCENE)
    const stated = { ...bifacial, model: 'view_factor', bifaciality: 0.7, height_m: 2 }
    expect(warningsOf({ row_model: 'rows' }, null)).toContainEqual(expect.stringContaining('row_model rows reads no module_gap'))
    expect(warningsOf({}, null).join()).not.toMatch(/module_gap|transparency/)
    const unlike = warningsOf({}, { ...stated, transparency: 0 }).filter((warning) => warning.includes('bifacial.transparency'))
    expect(unlike).toEqual([expect.stringContaining('The gaps of the scene are 30 % of its tables')])
    expect(warningsOf({}, { ...stated, transparency: 0.3 }).join()).not.toContain('bifacial.transparency')
  })

  test('costs more than with whole tables', () => {
    const costOf = (scene: object) => sceneCost(withScene(ROWS, scene)).bytes
    expect(costOf(withFields({ sub_rows: { count: 2, gap: GAP }, torque_tube: { diameter: 0.2, below: 0.15 } }))).toBeGreaterThan(
      costOf(SCENE),
    )
  })
})

describe('fields that fill a table are refused', () => {
  const REFUSED: [name: string, fields: object, field: string, words: string][] = [
    [
      'modules across that do not divide',
      { modules_across: 7 },
      'modules_across',
      '7 modules across do not divide the 500 modules of the table',
    ],
    [
      'sub-rows that do not divide',
      { modules_across: 4, sub_rows: { count: 3, gap: 0.1 } },
      'sub_rows.count',
      '3 sub-rows do not divide the 4 modules',
    ],
    ['gaps that nobody counts', { module_gap: { along: 0.02 } }, 'module_gap', 'needs modules_across'],
    [
      'sub-row gaps wider than the table',
      { sub_rows: { count: 3, gap: 2 } },
      'sub_rows.gap',
      'gaps of 2 between 3 sub-rows leave nothing of the width 4',
    ],
    [
      'gaps across wider than a sub-row',
      { modules_across: 4, sub_rows: { count: 2, gap: 1 }, module_gap: { across: 1.5 } },
      'module_gap.across',
      'width 1.5',
    ],
    [
      'gaps along longer than the table',
      { modules_across: 2, module_gap: { along: 0.2 } },
      'module_gap.along',
      'gaps of 0.2 between 250 modules leave nothing of the length 40',
    ],
    ['a tube in the plane', { torque_tube: { diameter: 0.2, below: 0.05 } }, 'torque_tube.below', 'at least half the diameter, 0.1'],
    ['a tube in millimetres', { torque_tube: { diameter: 150, below: 120 } }, 'torque_tube.diameter', 'wider than the table (4)'],
    ['a tube far below', { torque_tube: { diameter: 0.2, below: 12 } }, 'torque_tube.below', 'farther below than the table is wide'],
    ['sub-rows of a ridge', { kind: 'ewf', sub_rows: { count: 2, gap: 0.1 } }, 'sub_rows', 'only gft and sat types have sub_rows'],
  ]
  test.each(REFUSED)('%s', (_, fields, field, words) => {
    const failures = findSceneFailures(structuredClone(withFields(fields))).failures
    expect(failures.map((failure) => failure.field)).toContain(`types.0.${field}`)
    expect(failures.map(({ message }) => message).join('\n')).toContain(words)
  })
})
