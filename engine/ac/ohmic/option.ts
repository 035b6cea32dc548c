import type { ModelOption } from '../../core/option.ts'

/**
 * Loss of the AC wiring as a polynomial of the inverter output: `linearFrac P + quadraticPerW P^2`.
 */
export interface WiringLoss {
  linearFrac: number
  quadraticPerW: number
}

/** A model of the AC wiring, keyed by `ac_losses.ohmic_model`. */
export interface OhmicOption extends ModelOption {
  /**
   * @param lossFrac    loss at the reference power, as a fraction of it
   * @param referenceW  reference power of the AC losses, W
   */
  prepare(lossFrac: number, referenceW: number): WiringLoss
}
