import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** In a desert, cells flush on a roof reach 100 degC (u_c 15, air at 45 degC). */
export const HOTTEST_CELL_C = 120

/**
 * Warns of cells that are hotter than those of any plant.
 * Checked by: test/engine/report/hot-cells.test.ts
 */
export function warnOfHotCells(hottestCellC: number, { thermal }: Resolved, sink: Sink): void {
  if (hottestCellC <= HOTTEST_CELL_C) return
  const { model, u_c, u_v, noct_c, sapm_a, sapm_b } = thermal
  sink.warn('cells_too_hot', 'thermal', {
    hottest_c: hottestCellC,
    limit_c: HOTTEST_CELL_C,
    thermal_model: model,
    u_c_w_m2k: u_c,
    u_v_w_m3ks: u_v,
    noct_c,
    sapm_a,
    sapm_b,
  })
}
