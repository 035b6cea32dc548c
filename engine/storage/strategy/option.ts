import type { Storage } from '@pvyield/contract/schemas'
import type { AcColumns, AcStage } from '../../core/frame.ts'
import type { GridSide } from '../../core/models.ts'
import type { ModelOption } from '../../core/option.ts'

/** Purpose of a battery, keyed by `storage.strategy`. */
export interface StrategyOption extends ModelOption {
  /**
   * Writes `ac.busTargetW` for every row: the bus power that the strategy wants. The battery
   * charges with output above the target and discharges when the output is below it, as far as its
   * power limits, its state of charge and the grid limit allow. A target below zero charges from the
   * grid. The output is what the inverters give less the own consumption of the battery
   * (`outputAt`). Reads `ac.loadW`.
   */
  prepare(storage: Storage, grid: GridSide): AcStage<'storage'>
}

/** Power on the AC bus without the battery's charging and discharging. */
export function outputAt({ inverterOutputW, partsOutW, standbyW }: AcColumns<'storage'>, row: number): number {
  return inverterOutputW[row] - partsOutW[row] - standbyW[row]
}
