import type { Face } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

/** Operating point of the array on its I-V curve, keyed by `array.operating_point`. */
export interface OperatingPointOption extends ModelOption {
  /**
   * Voltage at an inverter input that several faces share, V, from the MPP voltages of the faces and
   * their shares of the plant; 0 when no face gives power.
   */
  sharedV(faces: readonly Face<'inverter'>[], row: number, shares: readonly number[]): number
  /** Whose voltage the MPPT window holds: that at the inverter's input, that of the strings ahead of the wiring, or none. */
  window: 'input' | 'strings' | null
  /**
   * Whether the array moves along its I-V curve at the inverter's power limit: its voltage rises
   * until the power fits. Otherwise the voltage does not change.
   */
  yieldsToPower: boolean
}
