import type { Face } from '../core/frame.ts'
import { bracketedRoot } from '../core/root.ts'
import type { HeldArray } from './held-array.ts'
import type { Conversion } from './model/option.ts'

/** Width of the bracket, relative to the voltage, at which the search ends: the power is then found to some 1e-8. */
const TOLERANCE = 1e-10

/**
 * Finds the voltage at which the inverters' output equals its limit, on the falling side of the I-V curve.
 * Source: PVsyst's public help, "Inverter operating limits"; CASSYS 1.5.3 seeks the same point by bisection.
 * Checked by: CASSYS c1 to c5, test/fixtures/inverter/clipping.json
 */
export class ClipVoltage {
  private readonly array: HeldArray
  private readonly maxV: number
  /** Power of the array above the DC power that makes the limit, W, by the voltage. */
  private readonly excessW: (voltageV: number) => number
  private availableW = 0
  private limitW = 0

  /** @param maxV  the inverters' maximum voltage */
  constructor(array: HeldArray, inverters: number, conversion: Conversion, maxV: number) {
    this.array = array
    this.maxV = maxV
    this.excessW = (voltageV) =>
      Math.min(array.powerW(voltageV), this.availableW) - inverters * conversion.dcW(this.limitW / inverters, voltageV)
  }

  /**
   * Voltage of a row, from `fromV` up to the lower of the maximum voltage and the open circuit. It is `fromV` where the faces together give no more than the limit
   * already there, and the maximum voltage where they give more even there.
   * @param availableW  DC power that the limits before leave; the voltage rises no further than this still makes the limit
   * @param limitW  AC power of all inverters
   */
  find(faces: readonly Face<'inverter'>[], row: number, fromV: number, availableW: number, limitW: number): number {
    this.array.read(faces, row)
    this.availableW = availableW
    this.limitW = limitW
    const highV = Math.min(this.maxV, this.array.openCircuitV())
    if (highV <= fromV) return fromV
    const foundV = bracketedRoot(this.excessW, fromV, highV, TOLERANCE)
    if (!Number.isNaN(foundV)) return foundV
    return this.excessW(highV) > 0 ? highV : fromV
  }
}
