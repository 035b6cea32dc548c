import { expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { describeReference } from '../../../reference.ts'
import { loadCassysCase } from '../../chain/cassys-case.ts'
import { loadDetailedRun } from '../../sam/detailed-case.ts'
import { sceneOfRows } from './array-as-scene.ts'
import { NEAR, sumOfRows, withScene } from './scene-run.ts'

/*
 * Runs of other programs with row shading, their rows drawn as a scene. The scene integrates the
 * sky that each row sees; CASSYS takes the sky by the limit angle. So the year may differ from
 * theirs by a little more than that of the array section.
 */

/** Energy of the year, ours over theirs less 1. */
const YEAR = 0.005
/** Scene against array section: light lost to shade, as a share of the light on the plane. */
const LOSS = 0.003

const asScene = (request: Resolved, row_model: string): Resolved => withScene(request, sceneOfRows(request, 2), { row_model })

describeReference('CASSYS with its rows as a scene', () => {
  for (const name of ['c1_toronto_sample', 'c3_toronto_rows_linear', 'c5_toronto_sat_backtracking']) {
    test(`${name}: the year agrees within 0.5 %, as that of the array section does`, () => {
      const { request, annual } = loadCassysCase(name)
      for (const row_model of ['projection', 'shading_table']) {
        const found = sumOfRows(run(asScene(request, row_model)), ['e_grid'])
        expect(Math.abs(found / annual.grid_power_kwh - 1), row_model).toBeLessThan(YEAR)
      }
    })
  }
})

describeReference('SAM with its rows as a scene', () => {
  for (const name of [
    'pv_1ax_bt_noshade',
    'pv_1ax_shade_std',
    'pv_1ax_shade_thin',
    'pv_fixed_shade_std_az',
    'pv_fixed_shade_std_landscape',
    'pv_fixed_shade_std_portrait',
    'pv_fixed_shade_thin',
  ]) {
    test(`${name}: the scene loses the light of the array section`, () => {
      const request = loadDetailedRun(name).parts[0]
      if (!request.array.inter_row_shading) return
      const rows = run(request)
      const incident = sumOfRows(rows, ['glob_inc'])
      for (const row_model of ['projection', 'shading_table']) {
        const scene = run(asScene(request, row_model))
        for (const key of NEAR)
          expect(Math.abs((sumOfRows(scene, [key]) - sumOfRows(rows, [key])) / incident), `${row_model}: ${key}`).toBeLessThan(LOSS)
        expect(Math.abs(sumOfRows(scene, ['e_grid']) / sumOfRows(rows, ['e_grid']) - 1), row_model).toBeLessThan(YEAR)
      }
    })
  }
})
