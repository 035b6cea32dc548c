import { describe, expect, test } from 'bun:test'
import { EngineError, run } from '@pvyield/engine'
import { completeRunRequest } from '../../../../engine/request.ts'
import { smallPlant } from '../../small-plant.ts'

const PITCH = 6
/** Rows of the rolling field, so that no line between neighbours hides the sun of the day. */
const HEIGHTS = [0, 0.4, 0.9, 0.7, 0.1, -0.3, 0, 0.5, 0.4, 0.8]
const STRINGING = { modules_per_string: 20, strings_per_inverter: 10, n_inverters: 1 }

/** The day of a field of trackers, level along their axes, at heights. */
function dayOf(heights: readonly number[], array: object) {
  const scene = {
    version: 2,
    types: [{ id: 'a', kind: 'sat', length: 3000, width: 2.4, modules: 20, strings: 1 }],
    placements: heights.map((z, k) => ({ type: 'a', x: k * PITCH, y: 0, z, azimuth_deg: 180 })),
    objects: [],
  }
  const plant = smallPlant()
  const ofScene = {
    ...STRINGING,
    track_mode: 'single_axis',
    azimuth_deg: 180,
    tilt_deg: 0,
    gcr: 2.4 / PITCH,
    collector_width_m: 2.4,
    row_length_m: 3000,
    n_rows: heights.length,
    string_steps: 1,
    rotation_limit_deg: 90,
    ...array,
  }
  return run(completeRunRequest({ ...plant, array: ofScene, scene })).answer.summary
}

describe('terrain_aware', () => {
  test.each(['projection', 'rows'])('avoids all shade of the beam that plain backtracking leaves: %s', (row_model) => {
    const own = dayOf(HEIGHTS, { tracking: 'terrain_aware', row_model })
    const together = dayOf(HEIGHTS, { tracking: 'backtracking', row_model })
    expect(together.near_shading.beam_kwhm2).toBeGreaterThan(0.01)
    expect(own.near_shading.beam_kwhm2).toBeLessThan(1e-9)
    expect(own.near_shading.electrical_kwh).toBeLessThan(1e-6)
    expect(own.e_grid_kwh).toBeGreaterThan(together.e_grid_kwh)
  })

  test('the table of sun directions leaves little of it', () => {
    const own = dayOf(HEIGHTS, { tracking: 'terrain_aware', row_model: 'shading_table' }).near_shading.beam_kwhm2
    expect(own).toBeLessThan(0.1 * dayOf(HEIGHTS, { tracking: 'backtracking' }).near_shading.beam_kwhm2)
  })

  test('on level ground is plain backtracking', () => {
    const level = HEIGHTS.map(() => 1)
    for (const row_model of ['projection', 'rows']) {
      const own = dayOf(level, { tracking: 'terrain_aware', row_model })
      expect(own.e_grid_kwh).toBeCloseTo(dayOf(level, { tracking: 'backtracking', row_model }).e_grid_kwh, 6)
    }
  })

  test('stows in wind like other trackers', () => {
    const stow = { wind_stow: true, wind_stow_speed_ms: 1, wind_stow_angle_deg: 20, row_model: 'projection' }
    const [own, together] = ['terrain_aware', 'backtracking'].map((tracking) => dayOf(HEIGHTS, { ...stow, tracking }))
    expect(own?.e_grid_kwh).toBe(together?.e_grid_kwh as number)
  })

  test('needs a scene', () => {
    const array = { ...smallPlant().array, track_mode: 'single_axis', tracking: 'terrain_aware' }
    const failing = () => run(completeRunRequest({ ...smallPlant(), array }))
    expect(failing).toThrow(EngineError)
    expect(failing).toThrow(
      'array.tracking: terrain_aware needs a scene, in which each tracker has neighbours of its own: send one, or set tracking to backtracking (with cross_axis_slope_deg on a slope)',
    )
  })
})

describe('row_model rows of a scene', () => {
  const ROWS = { row_model: 'rows', tracking: 'true_tracking' }

  test('near shading is that of the rows of the array section, and the terrain', () => {
    const { near_shading: near } = dayOf(HEIGHTS, ROWS)
    expect(near.rows_kwhm2 + near.terrain_kwhm2 + near.objects_kwhm2).toBeCloseTo(
      near.beam_kwhm2 + near.diffuse_kwhm2 + near.ground_kwhm2,
      9,
    )
    expect(near.objects_kwhm2).toBe(0)
    expect(Math.abs(near.terrain_kwhm2)).toBeGreaterThan(1e-3)
  })

  test('on level ground there is no terrain: the rows at the edges have no row ahead, as in the array section', () => {
    const { near_shading: near } = dayOf(
      HEIGHTS.map(() => 1),
      ROWS,
    )
    expect(near.rows_kwhm2).toBeGreaterThan(0.1)
    expect(Math.abs(near.terrain_kwhm2)).toBeLessThan(1e-9)
  })

  test('follows the heights as the projection does, within a tenth of the shade', () => {
    for (const tracking of ['true_tracking', 'backtracking']) {
      const [rows, projected] = ['rows', 'projection'].map((row_model) => dayOf(HEIGHTS, { tracking, row_model }).near_shading.beam_kwhm2)
      expect(Math.abs((rows as number) / (projected as number) - 1)).toBeLessThan(0.1)
    }
  })
})

test('what is unusual in the scene is in the warnings of the run', () => {
  const warnings = dayOf([0, 0], { gcr: 0.5, n_inverters: 2 }).warnings.join('\n')
  expect(warnings).toContain('Pitch of the scene differs from width / array.gcr by up to 25 %')
  expect(warnings).toContain('Scene tables carry 40 modules while the racking section declares 400')
})
