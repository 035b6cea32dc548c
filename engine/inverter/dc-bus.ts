import type { AcStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { OPERATING_POINTS } from './operating-point/index.ts'

/**
 * What a battery finds ahead of the inverters: all that their voltage window leaves of the array, also
 * what they then lose by start threshold, current and power. Under the threshold the array has the
 * voltage that the window would hold.
 */
export function prepareDcBus({ array, inverter }: Resolved): AcStage<'dc bus'> {
  const hasWindow = OPERATING_POINTS[array.operating_point].window !== null
  const minV = (hasWindow ? inverter.v_mppt_min_v : null) ?? 0
  const maxV = (hasWindow ? (inverter.v_mppt_max_v ?? inverter.v_dc_max_v) : null) ?? Number.POSITIVE_INFINITY
  return ({ n, lit, dc, ac }) => {
    const { arrayW, arrayV, thresholdLossW, overCurrentLossW, overPowerLossW, dcBusW, dcBusV } = ac
    dcBusW.fill(0, 0, n)
    dcBusV.fill(0, 0, n)
    for (let k = 0; k < lit.n; k++) {
      const row = lit.rows[k]
      dcBusW[row] = arrayW[row] + thresholdLossW[row] + overCurrentLossW[row] + overPowerLossW[row]
      dcBusV[row] = arrayV[row] > 0 ? arrayV[row] : Math.min(maxV, Math.max(minV, dc.mppV[row]))
    }
  }
}
