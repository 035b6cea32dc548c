import { rowColumns } from '../core/column-names.ts'
import type { Writer } from '../core/columns.ts'
import type { Stage } from './stages.ts'

/** Rows of the loss diagram that a stage writes. */
function writtenBy(writer: Writer): string[] {
  return rowColumns(writer).flatMap(({ entry }) => entry.row?.key ?? [])
}

/** Rows that `dc` writes and other stages change. */
const OF_OTHERS = ['degradation', 'irradiance_level', 'temperature', 'spectral', 'electrical_shading']

/** Rows of the loss diagram that a stage writes or changes directly. */
export const STAGE_ROWS: Readonly<Record<Stage, readonly string[]>> = {
  sun: ['glob_hor', 'transposition', 'glob_inc'],
  irradiance: ['glob_hor', 'transposition', 'glob_inc'],
  orientation: ['transposition', 'glob_inc', 'near_shading_beam', 'near_shading_diffuse'],
  horizon: writtenBy('horizon'),
  shading: [...writtenBy('shading'), 'electrical_shading'],
  optics: [...writtenBy('optics'), 'spectral', 'glob_eff'],
  rear: ['ground_incident', ...writtenBy('rear'), 'glob_rear', 'e_array_nominal', 'rear_mismatch'],
  thermal: ['temperature'],
  module: ['e_array_nominal', 'irradiance_level', 'temperature'],
  dc: [...writtenBy('dc').filter((key) => !OF_OTHERS.includes(key)), 'e_array_mpp'],
  inverter: [...writtenBy('inverter'), 'e_inverter_output'],
  ac: [...writtenBy('storage'), ...writtenBy('ac'), 'e_grid'],
}
