import type { Storage } from '@pvyield/contract/schemas'
import type { AcStage } from '../core/frame.ts'
import type { GridSide } from '../core/models.ts'
import { BATTERY_HOURS } from '../core/nameplate.ts'
import { prepareEfficiency } from './efficiency.ts'
import { outputAt } from './strategy/option.ts'

/**
 * Battery at the plant's AC bus. It charges and discharges to bring the bus power to
 * `ac.busTargetW`, and keeps its energy from row to row and from block to block.
 * Energy: `stored += (charge intoFrac - discharge / outOfFrac) step`, so the storage loss is `charge
 * (1 - intoFrac) + discharge (1 / outOfFrac - 1)`. Both powers are at the bus. It charges from the
 * grid only where the target is below zero. It never discharges more than the grid limit allows, nor
 * below `soc_min` and the reserve; one that starts below these is left as it is until it charges.
 * @param keptFrac  what ageing left of the capacity; the powers keep theirs
 * Source: energy balance of a store.
 * Checked by: test/fixtures/storage/days.json
 */
export function prepareBattery(storage: Storage, grid: GridSide, keptFrac: number): AcStage<'storage'> {
  const { capacityWh, chargeMaxW, dischargeMaxW, leastWh, mostWh, startWh } = batteryPowers(storage, keptFrac)
  const efficiency = prepareEfficiency(storage, chargeMaxW, dischargeMaxW)
  let storedWh = startWh

  return ({ n, first, ac, sky, stepMinutes }) => {
    const stepH = stepMinutes / 60
    for (let row = 0; row < n; row++) {
      const outputW = outputAt(ac, row)
      // in an outage the battery rests; before and after it in the same row, its powers are those of the time that is left
      const openFrac = (1 - ac.restOutFrac[row]) * (1 - ac.gridOutFrac[row])
      const openH = openFrac * stepH
      const targetW = openFrac > 0 ? ac.busTargetW[row] : outputW
      const surplusW = outputW - targetW
      let chargeW = 0
      let dischargeW = 0
      if (surplusW > 0) {
        chargeW = Math.min(surplusW, chargeMaxW, efficiency.chargeForW(mostWh - storedWh, openH))
        const curtailedW = outputW - grid.admittedW(outputW, ac.loadW[row], sky.isUp[row], first + row)
        ac.recoveredW[row] = Math.min(chargeW, curtailedW)
      } else if (targetW > outputW) {
        const wantedW = Math.min(targetW - outputW, dischargeMaxW, efficiency.dischargeForW(Math.max(0, storedWh - leastWh), openH))
        const roomW = grid.admittedW(outputW + wantedW, ac.loadW[row], sky.isUp[row], first + row) - outputW
        dischargeW = Math.max(0, Math.min(wantedW, roomW))
      }
      const intoFrac = efficiency.intoFrac(chargeW)
      const outOfFrac = efficiency.outOfFrac(dischargeW)
      const storedW = chargeW * intoFrac - dischargeW / outOfFrac
      storedWh = Math.min(Math.max(storedWh + storedW * openH, Math.min(storedWh, leastWh)), mostWh) // without this, rounding could leave the bounds
      ac.chargeW[row] = chargeW
      ac.dischargeW[row] = dischargeW
      ac.drawnW[row] = dischargeW / outOfFrac
      ac.gridChargeW[row] = Math.max(0, chargeW - Math.max(0, outputW))
      ac.storageLossW[row] = chargeW * (1 - intoFrac) + dischargeW * (1 / outOfFrac - 1)
      ac.storageChangeW[row] = storedW
      ac.storedFrac[row] = capacityWh > 0 ? storedWh / capacityWh : 0
    }
  }
}

/**
 * What a battery can hold and move.
 * @param keptFrac  what ageing left of the capacity; the powers keep theirs
 */
export function batteryPowers(storage: Storage, keptFrac: number) {
  const { capacity_kwh: capacityKwh, charge_max_kw, discharge_max_kw, soc_min, soc_max, soc_start, reserve } = storage
  const capacityWh = capacityKwh * 1000 * keptFrac
  const leastFrac = soc_min + reserve
  return {
    capacityWh,
    chargeMaxW: (charge_max_kw ?? capacityKwh / BATTERY_HOURS) * 1000,
    dischargeMaxW: (discharge_max_kw ?? capacityKwh / BATTERY_HOURS) * 1000,
    leastWh: leastFrac * capacityWh,
    mostWh: soc_max * capacityWh,
    startWh: (soc_start ?? leastFrac) * capacityWh,
  }
}
