import type { Storage } from '@pvyield/contract/schemas'
import type { AcStage } from '../core/frame.ts'
import type { GridSide } from '../core/models.ts'

/** Default power: hours in which it charges or discharges the full capacity. */
const DEFAULT_HOURS = 2

/**
 * Battery at the plant's AC bus. It charges and discharges to bring the bus power to
 * `ac.busTargetW`, and keeps its energy from row to row and from block to block.
 * Energy: `stored += (charge efficiency_charge - discharge / efficiency_discharge) step`, so the
 * storage loss is `charge (1 - efficiency_charge) + discharge (1 / efficiency_discharge - 1)`. Both
 * powers are at the bus. The battery never charges with more than the inverters give, so never from
 * the grid. It never discharges more than the grid limit allows.
 * Source: energy balance of a store with constant efficiencies.
 * Checked by: test/fixtures/storage/days.json
 */
export function prepareBattery(storage: Storage, grid: GridSide): AcStage<'storage'> {
  const capacityWh = storage.capacity_kwh * 1000
  const chargeMaxW = (storage.charge_max_kw ?? storage.capacity_kwh / DEFAULT_HOURS) * 1000
  const dischargeMaxW = (storage.discharge_max_kw ?? storage.capacity_kwh / DEFAULT_HOURS) * 1000
  const { efficiency_charge: intoFrac, efficiency_discharge: outOfFrac } = storage
  const leastWh = storage.soc_min * capacityWh
  let storedWh = (storage.soc_start ?? storage.soc_min) * capacityWh

  return ({ n, ac, sky, stepMinutes }) => {
    const stepH = stepMinutes / 60
    for (let row = 0; row < n; row++) {
      const outputW = ac.inverterOutputW[row]
      const targetW = ac.busTargetW[row]
      const surplusW = outputW - Math.max(0, targetW)
      let chargeW = 0
      let dischargeW = 0
      if (surplusW > 0) {
        chargeW = Math.min(surplusW, chargeMaxW, (capacityWh - storedWh) / (intoFrac * stepH))
        const curtailedW = outputW - grid.admittedW(outputW, ac.loadW[row], sky.isUp[row])
        ac.recoveredW[row] = Math.min(chargeW, curtailedW)
      } else if (targetW > outputW) {
        const wantedW = Math.min(targetW - outputW, dischargeMaxW, ((storedWh - leastWh) * outOfFrac) / stepH)
        const roomW = grid.admittedW(outputW + wantedW, ac.loadW[row], sky.isUp[row]) - outputW
        dischargeW = Math.max(0, Math.min(wantedW, roomW))
      }
      const storedW = chargeW * intoFrac - dischargeW / outOfFrac
      storedWh = Math.min(Math.max(storedWh + storedW * stepH, leastWh), capacityWh) // without this, rounding could leave the bounds
      ac.chargeW[row] = chargeW
      ac.dischargeW[row] = dischargeW
      ac.storageLossW[row] = chargeW * (1 - intoFrac) + dischargeW * (1 / outOfFrac - 1)
      ac.storageChangeW[row] = storedW
      ac.storedFrac[row] = capacityWh > 0 ? storedWh / capacityWh : 0
    }
  }
}
