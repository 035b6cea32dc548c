import type { ThermalModel } from '../../core/models.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'

/** A cell-temperature model, keyed by `thermal.model`. */
export interface ThermalOption extends ModelOption {
  prepare(request: Resolved): ThermalModel
}
