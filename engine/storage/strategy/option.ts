import type { Storage } from '@pvyield/contract/schemas'
import type { AcStage } from '../../core/frame.ts'
import type { GridSide } from '../../core/models.ts'
import type { ModelOption } from '../../core/option.ts'

/** Purpose of a battery, keyed by `storage.strategy`. */
export interface StrategyOption extends ModelOption {
  /**
   * Writes `ac.busTargetW` for every row: the bus power that the strategy wants. The battery
   * charges with inverter output above the target (at most the whole output) and discharges when
   * the output is below it, as far as its power limits, its state of charge and the grid limit
   * allow. Reads `ac.loadW`.
   */
  prepare(storage: Storage, grid: GridSide): AcStage<'storage'>
}
