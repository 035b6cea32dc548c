import type { Face } from '../core/frame.ts'
import { bracketedRoot } from '../core/root.ts'
import type { HeldArray } from './held-array.ts'
import type { Conversion } from './model/option.ts'

/**
 * Width of the bracket, relative to the voltage, at which the search ends. The power is then
 * accurate to about 1e-8.
 */
const TOLERANCE = 1e-10

/**
 * Finds the voltage at which the inverters' output equals its limit, on the falling side of the I-V
 * curve.
 * Source: PVsyst's public help, "Inverter operating limits"; CASSYS 1.5.3 finds the same point by
 * bisection.
 * Checked by: CASSYS c1 to c5, test/fixtures/inverter/clipping.json
 */
export class ClipVoltage {
  private readonly array: HeldArray
  private readonly maxV: number
  /** Power of the array minus the DC power that gives the AC limit, W, by the voltage. */
  private readonly excessW: (voltageV: number) => number
  /** The same for a power that is known. */
  private readonly excessOf: (voltageV: number, powerW: number) => number
  private availableW = 0
  private limitW = 0

  /** @param maxV  maximum voltage of the inverters */
  constructor(array: HeldArray, inverters: number, conversion: Conversion, maxV: number) {
    this.array = array
    this.maxV = maxV
    this.excessOf = (voltageV, powerW) => Math.min(powerW, this.availableW) - inverters * conversion.dcW(this.limitW / inverters, voltageV)
    this.excessW = (voltageV) => this.excessOf(voltageV, array.powerW(voltageV))
  }

  /**
   * Voltage of a row, from `fromV` up to the maximum voltage or the open-circuit voltage, whichever
   * is lower. Returns `fromV` when the power at `fromV` is already within the limit, and the upper
   * end when the power exceeds the limit even there.
   * @param availableW  DC power that remains after the earlier limits; the voltage rises only as
   *   far as this power still reaches the limit
   * @param limitW  AC power of all inverters
   */
  find(faces: readonly Face<'inverter'>[], row: number, fromV: number, availableW: number, limitW: number): number {
    this.array.read(faces, row)
    this.availableW = availableW
    this.limitW = limitW
    const quickV = this.array.voltageWhere(this.excessOf)
    if (quickV >= fromV && quickV <= this.maxV) return quickV
    const highV = Math.min(this.maxV, this.array.openCircuitV())
    if (highV <= fromV) return fromV
    const foundV = bracketedRoot(this.excessW, fromV, highV, TOLERANCE)
    if (!Number.isNaN(foundV)) return foundV
    return this.excessW(highV) > 0 ? highV : fromV
  }
}
