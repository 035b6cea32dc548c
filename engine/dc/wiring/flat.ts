import type { WiringOption } from './option.ts'

/** A loss of the same fraction in every row, by a lower voltage. */
export const flat: WiringOption = {
  title: 'Flat DC wiring',
  source: 'Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641',
  prepare({ lossAtStcFrac }) {
    return ({ rows, n }, { mppW, mppV, mppA, dcWiringLossW }) => {
      for (let k = 0; k < n; k++) {
        const row = rows[k]
        const lossW = lossAtStcFrac * mppW[row]
        if (mppV[row] > 0) mppA[row] = mppW[row] / mppV[row] // a module without voltage has no current either
        dcWiringLossW[row] = lossW
        mppW[row] -= lossW
        mppV[row] -= lossAtStcFrac * mppV[row]
      }
    }
  },
}
