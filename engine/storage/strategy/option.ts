import type { Storage } from '@pvyield/contract/schemas'
import type { AcStage } from '../../core/frame.ts'
import type { GridSide } from '../../core/models.ts'
import type { ModelOption } from '../../core/option.ts'

/** What a battery is for, keyed by `storage.strategy`. */
export interface StrategyOption extends ModelOption {
  /**
   * Writes `ac.busTargetW` for every row: the bus power that the strategy wants. The battery takes what the inverters give above it, never more than all of it, and gives
   * what they lack, as far as its powers, its charge and the grid limit let it. Reads `ac.loadW`.
   */
  prepare(storage: Storage, grid: GridSide): AcStage<'storage'>
}
