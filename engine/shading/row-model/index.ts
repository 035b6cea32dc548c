import type { Resolved } from '../../core/option.ts'
import type { RowModelOption } from './option.ts'
import { projection } from './projection.ts'
import { rows } from './rows.ts'
import { shadingTable } from './shading-table.ts'

export type RowModel = NonNullable<Resolved['array']['row_model']>

/** Values of `array.row_model`. */
export const ROW_MODELS = { rows, shading_table: shadingTable, projection } satisfies Record<RowModel, RowModelOption>

/** The model of the run: null takes the scene as it is, and the rows where there is none. */
export function rowModelOf({ array, scene }: Pick<Resolved, 'array' | 'scene'>): RowModel {
  return array.row_model ?? (scene === null ? 'rows' : 'shading_table')
}
