import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** In a desert, cells flush on a roof reach 100 degC (u_c 15, air at 45 degC). */
export const HOTTEST_CELL_C = 120

/** The fields that decide how warm cells become, by thermal model. */
const FIELDS: Record<Resolved['thermal']['model'], (thermal: Resolved['thermal']) => string> = {
  pvsyst: heatLoss,
  faiman: heatLoss,
  noct: ({ noct_c }) => `thermal.noct_c ${noct_c}`,
  fuentes: ({ noct_c }) => `thermal.noct_c ${noct_c} and the fields of thermal.model fuentes`,
  sapm: ({ sapm_a, sapm_b }) => `thermal.sapm_a ${sapm_a} and thermal.sapm_b ${sapm_b}`,
  ross: () => 'thermal.ross_k and thermal.noct_c',
  heat_transfer: () => 'the fields of thermal.model heat_transfer',
}

/**
 * Warns of cells that are hotter than those of any plant.
 * Checked by: test/engine/report/hot-cells.test.ts
 */
export function warnOfHotCells(hottestCellC: number, { thermal }: Resolved, sink: Sink): void {
  if (hottestCellC <= HOTTEST_CELL_C) return
  sink.warn(
    `Cells reach ${Math.round(hottestCellC)} degC in the hottest row, but those of no plant exceed ${HOTTEST_CELL_C}: check ${FIELDS[thermal.model](thermal)}, and weather.temp_air_c and weather.wind_speed_ms`,
  )
}

function heatLoss({ u_c, u_v }: Resolved['thermal']): string {
  return `thermal.u_c ${u_c} and thermal.u_v ${u_v} (free-standing racks have a u_c of 25 to 29, modules flush on a roof 15 to 20)`
}
