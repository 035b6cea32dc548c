import type { Face } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

/** Where on the I-V curve the array works, keyed by `array.operating_point`. */
export interface OperatingPointOption extends ModelOption {
  /** Voltage at the inverter input in a row in which several faces share it, V, from each face's own at its MPP; 0 when none gives power. */
  sharedV(faces: readonly Face<'inverter'>[], row: number): number
  /** The array yields to a limit of the inverter's power along its I-V curve: its voltage rises until the power fits. Else the voltage stays where it is. */
  yieldsToPower: boolean
}
