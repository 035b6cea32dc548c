import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { sceneOfRows } from './array-as-scene.ts'
import { NEAR, shadedPlant, sumOfRows, unlikeRows, withScene } from './scene-run.ts'

/** Difference of the energy of the year, and of a loss as a share of the light on the plane. */
const YEAR = 0.003
/** Runs that compute the same thing in another order. */
const SAME = 1e-9

const FIXED = { track_mode: 'fixed', tilt_deg: 30, azimuth_deg: 180, gcr: 0.45 }
const TURNED = { track_mode: 'fixed', tilt_deg: 15, azimuth_deg: 140, gcr: 0.6 }
const TRACKERS = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.4, rotation_limit_deg: 55 }
const RIDGES = { track_mode: 'ewf', tilt_deg: 12, azimuth_deg: 170, gcr: 0.9 }

const FIELDS = [
  ['fixed racks', FIXED],
  ['fixed racks that face south-east', TURNED],
  ['trackers that backtrack', { ...TRACKERS, tracking: 'backtracking' }],
  ['trackers that do not backtrack', { ...TRACKERS, tracking: 'true_tracking' }],
  ['ridges', RIDGES],
] as const

describe.each(FIELDS)('a regular field on level ground: %s', (_, array) => {
  for (const [lengths, length] of [
    ['50 rows of 4,000 m', 4000],
    ['50 short rows of 60 m', 60],
    ['50 short rows of 15 m', 15],
  ] as const) {
    test(`${lengths}: as the array section within 0.3 % of the year, by both projections`, () => {
      const rows = shadedPlant({ ...array, row_length_m: length })
      const expected = run(rows)
      const incident = sumOfRows(expected, ['glob_inc'])
      for (const row_model of ['projection', 'shading_table']) {
        const { answer, ...rest } = run(withScene(rows, sceneOfRows(rows), { row_model }))
        const { e_grid_kwh, warnings } = answer.summary
        expect(Math.abs(e_grid_kwh / expected.answer.summary.e_grid_kwh - 1), `${row_model}: energy`).toBeLessThan(YEAR)
        for (const key of NEAR) {
          const difference = sumOfRows({ answer, ...rest }, [key]) - sumOfRows(expected, [key])
          expect(Math.abs(difference / incident), `${row_model}: ${key}`).toBeLessThan(YEAR)
        }
        expect(warnings.filter((warning) => /pitch|spacing|scene tables/i.test(warning))).toEqual([])
      }
    })
  }
})

/** Devices in one line lie in one plane, whatever their rotation: none can shade another. */
describe.each(FIELDS)('devices that do not see each other: %s', (_, array) => {
  test('give the run of the array without row shading, to 1e-9 of every row of the diagram', () => {
    const rows = shadedPlant({ ...array, n_rows: 5, row_length_m: 20 })
    const scene = sceneOfRows(rows, 500)
    const along = (((array.track_mode === 'fixed' ? array.azimuth_deg + 90 : array.azimuth_deg) % 360) * Math.PI) / 180
    for (const [k, placement] of scene.placements.entries()) {
      placement.x = 25 * k * Math.sin(along)
      placement.y = 25 * k * Math.cos(along)
    }
    const expected = run({ ...rows, array: { ...rows.array, inter_row_shading: false } })
    for (const row_model of ['projection', 'shading_table']) {
      expect(unlikeRows(expected, run(withScene(rows, scene, { row_model })), SAME), row_model).toEqual([])
    }
  })

  test('with row shading off, neighbours do not shade at all', () => {
    const rows = shadedPlant({ ...array, inter_row_shading: false, row_length_m: 4000 })
    expect(unlikeRows(run(rows), run(withScene(rows, sceneOfRows(rows))), SAME)).toEqual([])
  })
})
