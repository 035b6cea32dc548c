import type { DcColumns, LitRows } from '../../core/frame.ts'
import type { WiringOption } from './option.ts'

/**
 * Loss of wiring with one resistance, W: the loss at STC times the square of the ratio of the
 * current to that at STC. The voltage falls by current times resistance. A module without voltage
 * counts as having constant voltage: its current is in proportion to its power.
 * Checked by: pvlib t10c (dc_ohmic_losses), test/engine/dc/dc.test.ts
 */
export function resistiveLossW(resistanceOhm: number, currentA: number): number {
  return resistanceOhm * currentA * currentA
}

function withVoltage(resistanceOhm: number): (lit: LitRows, dc: DcColumns<'dc'>) => void {
  return ({ rows, n }, { mppW, mppV, mppA, dcWiringLossW }) => {
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (mppW[row] === 0) continue // no current; rows without light have no voltage either
      const currentA = mppW[row] / mppV[row]
      const lossW = Math.min(resistiveLossW(resistanceOhm, currentA), mppW[row])
      dcWiringLossW[row] = lossW
      mppW[row] -= lossW
      mppV[row] -= lossW / currentA
      mppA[row] = currentA
    }
  }
}

function withoutVoltage(lossPerW2: number): (lit: LitRows, dc: DcColumns<'dc'>) => void {
  return ({ rows, n }, { mppW, dcWiringLossW }) => {
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      const lossW = Math.min(resistiveLossW(lossPerW2, mppW[row]), mppW[row])
      dcWiringLossW[row] = lossW
      mppW[row] -= lossW
    }
  }
}

export const ohmicI2r: WiringOption = {
  title: 'Resistive DC wiring',
  source: "Joule's law",
  prepare({ lossAtStcFrac, stcW, stcA }) {
    return stcA === null ? withoutVoltage(lossAtStcFrac / stcW) : withVoltage((lossAtStcFrac * stcW) / (stcA * stcA))
  },
}
