import { expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { describeReference } from '../../../reference.ts'
import { loadCassysCase } from '../../chain/cassys-case.ts'
import { loadDetailedRun } from '../../sam/detailed-case.ts'
import { sceneOfRows } from './array-as-scene.ts'
import { GRID, NEAR, sumOfRows, withScene } from './scene-run.ts'

/*
 * Runs of other programs with row shading, their rows drawn as a scene. A scene computes the sky that
 * each device sees and refuses CASSYS's limit angle. So its runs take the sky of the array section's
 * integral, which is 0.5 to 0.9 % of the year below CASSYS with its limit angle for these plants, and
 * agree with the array section; what is compared with CASSYS is the beam.
 */

/** Energy of the year, over that of the array section less 1. */
const YEAR = 0.0005
/** Light lost to shade, against the array section as a share of the light on the plane. */
const LOSS = 0.001
/** Light lost to the shade of the beam, against CASSYS, in the same share. */
const BEAM = 0.0005

const asScene = (request: Resolved, row_model: string): Resolved => withScene(request, sceneOfRows(request, 2), { row_model })

function expectAsRows(request: Resolved, row_model: string): void {
  const rows = run(request)
  const scene = run(asScene(request, row_model))
  const incident = sumOfRows(rows, ['glob_inc'])
  for (const key of NEAR)
    expect(Math.abs((sumOfRows(scene, [key]) - sumOfRows(rows, [key])) / incident), `${row_model}: ${key}`).toBeLessThan(LOSS)
  expect(Math.abs(sumOfRows(scene, [GRID]) / sumOfRows(rows, [GRID]) - 1), row_model).toBeLessThan(YEAR)
}

describeReference('CASSYS with its rows as a scene', () => {
  for (const name of ['c1_toronto_sample', 'c3_toronto_rows_linear', 'c5_toronto_sat_backtracking']) {
    const reference = loadCassysCase(name)
    const request: Resolved = { ...reference.request, array: { ...reference.request.array, diffuse_shading: 'lune' } }

    test(`${name}: the year is that of the array section`, () => {
      for (const row_model of ['projection', 'shading_table']) expectAsRows(request, row_model)
    })

    // CASSYS takes the loss of strips from the light.
    if (request.array.shade_mode === 'electrical' && request.array.track_mode === 'fixed') continue
    test(`${name}: light after shading is that of CASSYS, but for the sky by the limit angle`, () => {
      const [limited, full] = [run(reference.request), run(request)]
      const skyKwhm2 = sumOfRows(full, ['near_shading_diffuse']) - sumOfRows(limited, ['near_shading_diffuse'])
      const scene = run(asScene(request, 'projection'))
      const shaded = sumOfRows(scene, ['glob_inc']) - sumOfRows(scene, NEAR) + skyKwhm2
      const { poa_after_shading_kwh_m2: theirs, poa_global_kwh_m2: incident } = reference.annual
      expect(Math.abs(shaded - theirs) / incident).toBeLessThan(BEAM)
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
      expectAsRows(request, 'projection')
    })
  }
})
