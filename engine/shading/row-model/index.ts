import type { Resolved } from '../../core/option.ts'
import type { RowModelOption } from './option.ts'
import { rows } from './rows.ts'

/** Values of `array.row_model`. */
export const ROW_MODELS = { rows } satisfies Record<Resolved['array']['row_model'], RowModelOption>
