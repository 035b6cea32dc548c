import type { AcStage } from '../../core/frame.ts'
import { HeldArray } from '../held-array.ts'
import type { InverterPlant, OperatingPointOption } from './option.ts'

/**
 * The array works at its MPP, or at the nearest bound of the inverter's voltage window. What the inverter does not take, by its current or its power, is lost at that
 * voltage. In each row what reaches the inverter is parted, in this order, into: voltage window, start threshold, current limit, power limit, efficiency. Inverters that
 * are off draw their night consumption, by night and in rows of too little light alike.
 */
function mpptWindowStage(plant: InverterPlant): AcStage {
  const { inverters, module, conversion, limit, minV, maxV, maxA, startW, nightW } = plant
  const held = module.hasVoltage ? new HeldArray(module, plant.modulesPerString) : null
  const plantMaxA = inverters * maxA
  const plantStartW = inverters * startW
  const lowestLimitW = inverters * Math.min(limit.lowestW, conversion.maxAcW)
  return (frame) => {
    const { dc, ac, sky } = frame
    const { rows, n } = frame.lit
    for (let i = 0; i < frame.n; i++) {
      ac.nightW[i] = nightW
      ac.inverterOutputW[i] = -nightW
    }
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      let inputW = dc.mppW[row]
      if (inputW <= 0) continue
      let dcV = conversion.ratedV
      if (held !== null) {
        const mppV = dc.mppV[row]
        dcV = Math.max(minV, Math.min(maxV, mppV))
        if (dcV !== mppV) {
          const heldW = Math.min(inputW, held.powerW(dcV, mppV, dc.mppA[row], dc.ivIrradianceWm2[row], dc.cellTempC[row]))
          const lossW = dcV > mppV ? ac.underVoltageLossW : ac.overVoltageLossW
          lossW[row] = inputW - heldW
          inputW = heldW
          if (inputW === 0) continue
        }
      }
      if (inputW < plantStartW) {
        ac.thresholdLossW[row] = inputW
        continue
      }
      if (held !== null && inputW > plantMaxA * dcV) {
        ac.overCurrentLossW[row] = inputW - plantMaxA * dcV
        inputW = plantMaxA * dcV
      }
      let outputW = inverters * conversion.acW(inputW / inverters, dcV)
      if (outputW <= 0) {
        ac.thresholdLossW[row] = inputW
        continue
      }
      if (outputW > lowestLimitW) {
        const limitW = inverters * Math.min(limit.at(sky.tempAirC[row]), conversion.maxAcW)
        if (outputW > limitW) {
          const takenW = limitW > 0 ? inverters * conversion.dcW(limitW / inverters, dcV) : 0
          ac.overPowerLossW[row] = inputW - takenW
          inputW = takenW
          outputW = limitW
          if (limitW <= 0) continue
        }
      }
      ac.efficiencyLossW[row] = inputW - outputW
      ac.nightW[row] = 0
      ac.inverterOutputW[row] = outputW
      ac.arrayW[row] = inputW
      if (held !== null) {
        ac.arrayV[row] = dcV
        ac.arrayA[row] = inputW / dcV
      }
    }
  }
}

export const mpptWindow: OperatingPointOption = {
  title: 'MPP held in the voltage window',
  source: "PVsyst's public help, Inverter operating limits, without its shift of the voltage at over-power",
  prepare: mpptWindowStage,
}
