import type { Storage } from '@pvyield/contract/schemas'
import type { AcColumns, AcStage } from '../core/frame.ts'
import type { DcSide, GridSide } from '../core/models.ts'
import { batteryPowers } from './battery.ts'
import { type Efficiency, prepareEfficiency } from './efficiency.ts'
import type { MakeBattery } from './index.ts'
import { outputAt } from './strategy/option.ts'

/**
 * Battery at the DC side of the inverters of one part, behind a converter of its own. It sees what the
 * strategy wants of the AC bus (`ac.busTargetW`) and moves the DC power of these inverters, by which
 * the bus changes. In rows in which it does not discharge, it also takes what the inverters would lose
 * over their limits or under their start power. It charges with the modules of that part alone, and
 * discharges within what the inverters have left. Its powers are at the DC side.
 *
 * It writes what it changes of the inverters, `...ByBattery`, next to their columns, which stay those of
 * the plant without it. What is out of its part is out of the battery too.
 * Source: energy balance of a store.
 * Checked by: test/engine/storage/dc-hours.test.ts
 */
function dcBattery(storage: Storage, grid: GridSide, inverters: DcSide, keptFrac: number): AcStage<'storage'> {
  const { capacityWh, chargeMaxW, dischargeMaxW, leastWh, mostWh, startWh } = batteryPowers(storage, keptFrac)
  const converterW = (storage.dc_converter_kw ?? Number.POSITIVE_INFINITY) * 1000
  const efficiency = behindConverter(prepareEfficiency(storage, chargeMaxW, dischargeMaxW), storage.dc_converter_efficiency)
  const [mostChargeW, mostDischargeW] = [Math.min(chargeMaxW, converterW), Math.min(dischargeMaxW, converterW)]
  let storedWh = startWh

  return ({ n, first, ac, sky, stepMinutes }) => {
    ac.storageLossW.fill(0, 0, n)
    ac.storageChangeW.fill(0, 0, n)
    for (let row = 0; row < n; row++) {
      const outputW = outputAt(ac, row)
      // in an outage the battery rests, as one at the AC bus; a part that is out in part is that much smaller, and its battery too
      const partFrac = 1 - ac.batteryOutFrac[row]
      const openFrac = (1 - ac.restOutFrac[row]) * (1 - ac.gridOutFrac[row]) * partFrac
      const openH = (openFrac * stepMinutes) / 60
      const busW = ac.dcBusW[row]
      inverters.setRow(sky.tempAirC[row], ac.dcBusV[row], row + first)
      inverters.take(busW)
      const freeW = inverters.outputW
      const wantedW = openFrac > 0 ? (ac.busTargetW[row] - outputW) / partFrac : 0
      let dischargeW = 0
      if (wantedW > 0 && busW < inverters.mostDcW) {
        const mostW = Math.min(mostDischargeW, efficiency.dischargeForW(Math.max(0, storedWh - leastWh), openH))
        dischargeW = dischargeFor(inverters, busW, Math.min(wantedW, inverters.mostAcW - freeW) + freeW, mostW)
        if (dischargeW > 0) {
          inverters.take(busW + dischargeW)
          const gainW = (inverters.outputW - freeW) * partFrac
          const roomW = grid.admittedW(outputW + gainW, ac.loadW[row], sky.isUp[row], first + row) - outputW
          if (roomW < gainW) dischargeW = dischargeFor(inverters, busW, freeW + Math.max(0, roomW) / partFrac, dischargeW)
        }
      }
      let chargeW = 0
      if (dischargeW === 0 && busW > 0 && openFrac > 0) {
        const mostW = Math.min(mostChargeW, efficiency.chargeForW(mostWh - storedWh, openH))
        chargeW = chargeFor(inverters, busW, freeW + Math.min(0, wantedW), freeW, mostW)
      }
      const intoFrac = efficiency.intoFrac(chargeW)
      const outOfFrac = efficiency.outOfFrac(dischargeW)
      const storedW = chargeW * intoFrac - dischargeW / outOfFrac
      storedWh = Math.min(Math.max(storedWh + storedW * openH, Math.min(storedWh, leastWh)), mostWh) // without this, rounding could leave the bounds
      writeChanges(ac, row, inverters, busW, chargeW - dischargeW, partFrac)
      writeStore(ac, row, partFrac * chargeW, intoFrac, partFrac * dischargeW, outOfFrac)
      ac.storedFrac[row] = capacityWh > 0 ? storedWh / capacityWh : 0
      if (chargeW > 0 && wantedW < 0)
        ac.recoveredW[row] = recoveredW(ac, row, outputW - grid.admittedW(outputW, ac.loadW[row], sky.isUp[row], first + row))
    }
  }
}

/** Charge that a grid limit would have curtailed: the share of it in what the inverters give less, and none of what they would have lost. */
function recoveredW(ac: AcColumns<'storage'>, row: number, curtailedW: number): number {
  const keptW = -ac.outputByBatteryW[row]
  return keptW > 0 ? Math.max(0, ac.chargeW[row] - ac.arrayByBatteryW[row]) * Math.min(1, curtailedW / keptW) : 0
}

/** The efficiencies of a battery behind a converter of one efficiency, each way. */
function behindConverter(battery: Efficiency, converterFrac: number): Efficiency {
  return {
    intoFrac: (chargeW) => converterFrac * battery.intoFrac(chargeW),
    outOfFrac: (dischargeW) => converterFrac * battery.outOfFrac(dischargeW),
    chargeForW: (storedWh, hours) => battery.chargeForW(storedWh / converterFrac, hours),
    dischargeForW: (drawnWh, hours) => battery.dischargeForW(drawnWh * converterFrac, hours),
  }
}

/**
 * DC power that raises the output of the inverters to a wanted one; 0 where they would give nothing.
 * @param mostW  that the battery can give
 */
function dischargeFor(inverters: DcSide, busW: number, wantedW: number, mostW: number): number {
  if (!(wantedW > 0)) return 0
  const neededW = Math.min(wantedW < inverters.mostAcW ? inverters.dcForW(wantedW) : inverters.mostDcW, busW + mostW)
  const dischargeW = Math.max(0, neededW - busW)
  inverters.take(busW + dischargeW)
  return inverters.outputW > 0 ? dischargeW : 0
}

/**
 * DC power that lowers the output of the inverters to a wanted one, with all that they cannot take.
 * Where that leaves less than they start with, they stay at their start power, or the battery takes all
 * that it can and the rest is lost: what gives more output and charge together.
 * @param freeW  their output without the battery
 * @param mostW  that the battery can take
 */
function chargeFor(inverters: DcSide, busW: number, wantedW: number, freeW: number, mostW: number): number {
  const allW = Math.min(busW, mostW)
  if (freeW <= 0) return allW
  const { startW, mostDcW } = inverters
  const usableW = Math.min(busW, mostDcW)
  const leftW = wantedW >= freeW ? usableW : wantedW > 0 ? Math.min(usableW, Math.max(startW, inverters.dcForW(wantedW))) : 0
  const chargeW = Math.min(busW - leftW, mostW)
  const heldW = Math.max(0, (busW - startW) * (1 - Number.EPSILON)) // rounding leaves no less than the start power
  if (leftW >= startW || chargeW <= heldW) return Math.min(chargeW, heldW)
  return allW === busW || withCharge(inverters, busW, allW) >= withCharge(inverters, busW, heldW) ? allW : heldW
}

function withCharge(inverters: DcSide, busW: number, chargeW: number): number {
  inverters.take(busW - chargeW)
  return inverters.outputW + chargeW
}

/** Writes what goes into and out of the store of a battery. */
function writeStore(ac: AcColumns<'storage'>, row: number, chargeW: number, intoFrac: number, dischargeW: number, outOfFrac: number): void {
  ac.chargeW[row] = chargeW
  ac.dischargeW[row] = dischargeW
  ac.drawnW[row] = dischargeW / outOfFrac
  ac.dcStorageLossW[row] = chargeW * (1 - intoFrac) + dischargeW * (1 / outOfFrac - 1)
  ac.dcStorageChangeW[row] = chargeW * intoFrac - dischargeW / outOfFrac
}

/** Writes what a DC power that goes to the battery (negative: comes from it) changes of array and inverters. */
function writeChanges(ac: AcColumns<'storage'>, row: number, inverters: DcSide, busW: number, movedW: number, partFrac: number): void {
  inverters.take(busW)
  const { outputW, thresholdLossW, overCurrentLossW, overPowerLossW, efficiencyLossW, nightW, dcV } = inverters
  const arrayW = busW - thresholdLossW - overCurrentLossW - overPowerLossW
  inverters.take(busW - movedW)
  const threshold = partFrac * (inverters.thresholdLossW - thresholdLossW)
  const overCurrent = partFrac * (inverters.overCurrentLossW - overCurrentLossW)
  const overPower = partFrac * (inverters.overPowerLossW - overPowerLossW)
  const arrayByBatteryW = -(threshold + overCurrent + overPower)
  const isWoken = arrayW === 0 && arrayByBatteryW > 0
  ac.thresholdByBatteryW[row] = threshold
  ac.overCurrentByBatteryW[row] = overCurrent
  ac.overPowerByBatteryW[row] = overPower
  ac.efficiencyByBatteryW[row] = partFrac * (inverters.efficiencyLossW - efficiencyLossW)
  ac.nightByBatteryW[row] = partFrac * (inverters.nightW - nightW)
  ac.outputByBatteryW[row] = partFrac * (inverters.outputW - outputW)
  ac.arrayByBatteryW[row] = arrayByBatteryW
  ac.voltageByBatteryV[row] = isWoken ? dcV : 0
  ac.currentByBatteryA[row] = dcV > 0 ? arrayByBatteryW / dcV : 0
}

export const prepareDcBattery =
  (inverters: DcSide): MakeBattery =>
  (storage, grid, keptFrac) =>
    dcBattery(storage, grid, inverters, keptFrac)
