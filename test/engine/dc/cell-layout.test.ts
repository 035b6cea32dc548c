import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { type Changes, plant } from '../chain/plant.ts'

const ROWS = { inter_row_shading: true, shade_mode: 'electrical', string_steps: 1, gcr: 0.6, tilt_deg: 30 } as const
const MODULE = {
  model: 'pvsyst',
  p_nom_w: 300,
  length_m: 1.954,
  width_m: 0.982,
  cells_in_series: 72,
  i_sc_a: 8.87,
  v_oc_v: 44.6,
  i_mp_a: 8.3,
  v_mp_v: 36.1,
  mu_i_sc_a_per_k: 0.0058,
  r_series_ohm: 0.26,
  r_shunt_ohm: 300,
}

function answerOf(array: object, module: object = {}) {
  const { loss_diagram, summary } = run(plant({ array: { ...ROWS, ...array }, module: { ...MODULE, ...module } } as Changes)).answer
  const lossKwh = loss_diagram.find(({ key }) => key === 'electrical_shading')?.value ?? Number.NaN
  return { lossKwh, codes: (summary.findings ?? []).map(({ code }) => code) }
}

describe('array.cell_layout', () => {
  const all = answerOf({}).lossKwh

  /** Plants by the minute: whole cells 0.6 to 0.9 of the loss of one strip, half cells 0.1 to 0.2. */
  test.each([
    ['whole', 0.6, 0.9],
    ['half', 0.1, 0.2],
  ] as const)('%s: %d to %d of the loss of one strip, the middle of it', (cell_layout, least, most) => {
    expect(all).toBeGreaterThan(0)
    expect(answerOf({ cell_layout }).lossKwh / all).toBeCloseTo((least + most) / 2, 9)
  })

  test.each([{ string_steps: 2 }, { fraction_for_electrical: 0.5 }])('next to %o it is refused: the strips are stated', (stated) => {
    expect(() => answerOf({ cell_layout: 'half', ...stated })).toThrow()
  })

  test.each([
    [{}, {}, 0],
    [{}, { cells_in_parallel: 2 }, 1],
    [{}, { name: 'A 400 M, 144 half cells' }, 1],
    [{}, { name: 'A 400 M half-cut' }, 1],
    [{}, { length_m: 2.256, width_m: 1.133 }, 1],
    [{}, { length_m: 2.256, width_m: 1.133, technology: 'cdte' }, 0],
    [{ string_steps: 2 }, { cells_in_parallel: 2 }, 0],
    [{ fraction_for_electrical: 0.6 }, { cells_in_parallel: 2 }, 0],
    [{ cell_layout: 'half' }, { cells_in_parallel: 2 }, 0],
    [{ shade_mode: 'linear' }, { cells_in_parallel: 2 }, 0],
    [{ inter_row_shading: false }, { cells_in_parallel: 2 }, 0],
    [{ track_mode: 'single_axis', tilt_deg: 0 }, { cells_in_parallel: 2 }, 0],
    [{ track_mode: 'single_axis', tilt_deg: 0, backtracking: false }, { cells_in_parallel: 2 }, 1],
  ])('%o with the module %o: %d findings of half cells that lose whole strips', (array, module, count) => {
    expect(answerOf(array, module).codes.filter((code) => code === 'half_cells_unstated')).toHaveLength(count)
  })

  test('recorded rotations are not those of a tracker that turns back', () => {
    const rotation_series = new Array<number>(8760).fill(0)
    const { codes } = answerOf({ track_mode: 'single_axis', tilt_deg: 0, rotation_series }, { cells_in_parallel: 2 })
    expect(codes).toContain('half_cells_unstated')
  })
})
