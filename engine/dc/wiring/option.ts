import type { DcColumns, LitRows } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

/** Properties of the array that the wiring models read. */
export interface WiredArray {
  /** Wiring loss at STC as a fraction of the power at STC. */
  lossAtStcFrac: number
  /**
   * Power and current of all modules at STC; the current is null when the module has no voltage.
   */
  stcW: number
  stcA: number | null
}

/**
 * A DC wiring model, keyed by `dc_losses.dc_wiring_model`. It reads the power and voltage of the
 * modules from `mppW` and `mppV`, replaces them with those at the inverter input, and writes the
 * loss and the current.
 */
export interface WiringOption extends ModelOption {
  prepare(array: WiredArray): (lit: LitRows, dc: DcColumns<'dc'>) => void
}
