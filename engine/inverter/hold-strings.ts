import type { Frame } from '../core/frame.ts'
import type { HeldArray, HeldPoint } from './held-array.ts'

const held: HeldPoint = { powerW: 0, voltageV: 0 }

/**
 * Operates the strings at their MPP, or at the nearest bound of a window that holds their own
 * voltage. The voltage at the inverter's input is lower by the drop of the wiring.
 * Source: SAM, ssc pvsamv1: modules at the window over the modules per string; CASSYS 1.5.3: the
 * array's voltage ahead of its ohmic loss.
 * Checked by: CASSYS c1 to c5, SAM's pv_inv_mppt_low and pv_inv_mppt_high, test/engine/inverter/string-window.test.ts
 */
export function holdStringsInWindow(
  { lit, faces, dc, ac }: Frame<'inverter'>,
  { minV, maxV, isWiringFlat }: { minV: number; maxV: number; isWiringFlat: boolean },
  array: HeldArray,
): void {
  const { rows, n } = lit
  const { mppW, mppV, mppA, dcWiringLossW } = dc
  const { arrayW, arrayV, underVoltageLossW, overVoltageLossW } = ac
  for (let k = 0; k < n; k++) {
    const row = rows[k]
    if (mppW[row] === 0) continue
    const freeV = mppV[row] + dcWiringLossW[row] / mppA[row]
    if (freeV >= minV && freeV <= maxV) {
      arrayW[row] = mppW[row]
      arrayV[row] = mppV[row]
      continue
    }
    array.readStrings(faces, row)
    array.holdStrings(freeV < minV ? minV : maxV, isWiringFlat, held)
    const heldW = Math.min(mppW[row], held.powerW)
    const lossW = freeV < minV ? underVoltageLossW : overVoltageLossW
    lossW[row] = mppW[row] - heldW
    if (heldW === 0) continue // off: the bound is above the open-circuit voltage
    arrayW[row] = heldW
    arrayV[row] = held.voltageV
  }
}
