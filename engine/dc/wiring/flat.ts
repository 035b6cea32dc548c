import type { WiringOption } from './option.ts'

/** The same fraction of every row's power, taken off the voltage. */
export const flat: WiringOption = {
  title: 'Flat DC wiring',
  source: 'Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641',
  prepare({ lossAtStcFrac, stcA }) {
    const hasVoltage = stcA !== null
    return ({ rows, n }, { mppW, mppV, mppA, wiringLossW }) => {
      for (let k = 0; k < n; k++) {
        const row = rows[k]
        const lossW = lossAtStcFrac * mppW[row]
        if (hasVoltage && mppV[row] > 0) mppA[row] = mppW[row] / mppV[row]
        wiringLossW[row] = lossW
        mppW[row] -= lossW
        mppV[row] -= lossAtStcFrac * mppV[row]
      }
    }
  },
}
