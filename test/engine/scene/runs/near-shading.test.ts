import { describe, expect, test } from 'bun:test'
import { type Resolved, type RunOutcome, run } from '@pvyield/engine'
import { sceneOfRows } from './array-as-scene.ts'
import { NEAR, shadedPlant, sumOfRows, withScene } from './scene-run.ts'
import { YARDS } from './yards.ts'

const CLOSURE = 1e-9
const MODELS = ['projection', 'shading_table', 'rows']

function expectClosed(outcome: RunOutcome, name: string): void {
  const { rows_kwhm2, terrain_kwhm2, objects_kwhm2, beam_kwhm2, diffuse_kwhm2, ground_kwhm2 } = outcome.answer.summary.near_shading
  const all = sumOfRows(outcome, NEAR)
  expect(Math.abs(rows_kwhm2 + terrain_kwhm2 + objects_kwhm2 - all), name).toBeLessThan(CLOSURE * sumOfRows(outcome, ['glob_inc']))
  expect([beam_kwhm2, diffuse_kwhm2, ground_kwhm2], name).toEqual(NEAR.map((key) => sumOfRows(outcome, [key])))
}

const modelOf = (yard: Resolved, row_model: string): Resolved => withScene(yard, yard.scene as object, { row_model })

describe.each(YARDS.map(({ name, plant }) => [name, plant] as const))('%s', (_, plant) => {
  test('what rows, terrain and objects take adds up to the rows of the diagram', () => {
    for (const row_model of MODELS) {
      const outcome = run(modelOf(plant(), row_model))
      expect(outcome.answer.summary.near_shading.row_model).toBe(row_model as 'rows')
      expectClosed(outcome, row_model)
      expect(outcome.answer.summary.near_shading.objects_kwhm2, row_model).toBeGreaterThan(0)
    }
  })

  test('without objects none of it is theirs, and with row shading off all of it is', () => {
    for (const row_model of MODELS) {
      const yard = modelOf(plant(), row_model)
      const bare = run(withScene(yard, { ...(yard.scene as object), objects: [] }))
      expectClosed(bare, row_model)
      expect(bare.answer.summary.near_shading.objects_kwhm2, row_model).toBe(0)
      const alone = run(withScene(yard, yard.scene as object, { inter_row_shading: false }))
      const { rows_kwhm2, terrain_kwhm2, objects_kwhm2 } = alone.answer.summary.near_shading
      expectClosed(alone, row_model)
      expect([rows_kwhm2, Math.abs(terrain_kwhm2) < CLOSURE * objects_kwhm2], row_model).toEqual([0, true])
    }
  })
})

test('on level ground the terrain takes less than 0.3 % of the light', () => {
  for (const array of [
    { track_mode: 'fixed', tilt_deg: 30, azimuth_deg: 180, gcr: 0.45 },
    { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, gcr: 0.4 },
    { track_mode: 'ewf', tilt_deg: 12, azimuth_deg: 170, gcr: 0.9 },
  ]) {
    const rows = shadedPlant({ ...array, row_length_m: 4000 })
    for (const row_model of MODELS) {
      const outcome = run(withScene(rows, sceneOfRows(rows), { row_model }))
      const { rows_kwhm2, terrain_kwhm2 } = outcome.answer.summary.near_shading
      const name = `${array.track_mode}, ${row_model}`
      expect(rows_kwhm2, name).toBeCloseTo(sumOfRows(run(rows), NEAR), 6)
      expect(Math.abs(terrain_kwhm2) / sumOfRows(outcome, ['glob_inc']), name).toBeLessThan(0.003)
    }
  }
})
