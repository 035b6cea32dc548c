import { AC } from '../../core/columns/ac.ts'
import type { ColumnEntry } from '../../core/columns/entry.ts'
import type { Frame } from '../../core/frame.ts'
import type { Parts } from '../../core/parts.ts'

/** What the battery writes of itself and of the inverters. */
const OF_DC_BATTERY = Object.entries<ColumnEntry>(AC).flatMap(([name, { only, writers }]) =>
  only === 'dcBattery' && writers.length > 1 ? [name as keyof typeof AC] : [],
)

/**
 * Takes the time of an outage off a row whose other losses are those of the plant that runs. Until
 * here the battery has the powers of the time that is left; they become means of the row, and what
 * the battery did not take in the outage is lost to it as well. The plant's own consumption goes on
 * while the plant is out. In an outage of the grid nothing flows, neither out nor in. The power of
 * parts that are out has left the bus before, and is lost as it was there.
 */
export function loseInOutages({ n, ac }: Frame<'ac'>, battery: Pick<Parts, 'storage' | 'dcBattery'>): void {
  const { restOutFrac, partsOutW, gridOutFrac, storageLossW, storageChangeW, outputByBatteryW, gridChargeW } = ac
  const { unavailabilityLossW, gridOutageLossW, gridW } = ac
  for (let row = 0; row < n; row++) {
    const plantOut = restOutFrac[row]
    const gridOut = gridOutFrac[row]
    gridOutageLossW[row] = 0
    unavailabilityLossW[row] += partsOutW[row]
    if (plantOut === 0 && gridOut === 0) continue
    const runningW = gridW[row]
    const storedW = battery.storage ? storageLossW[row] + storageChangeW[row] - outputByBatteryW[row] : 0
    // of what is drawn, only the charge of a battery ends with the plant
    const movedW = runningW > 0 || gridChargeW[row] > 0 ? runningW : 0
    const plantLossW = plantOut * (movedW + storedW)
    const leftW = runningW - plantOut * movedW
    unavailabilityLossW[row] += plantLossW
    gridOutageLossW[row] = gridOut * (leftW + (1 - plantOut) * storedW)
    gridW[row] = leftW - gridOut * leftW
  }
  if (battery.storage) takeMeans(ac, n)
  if (battery.dcBattery) takeDcMeans(ac, n)
}

function takeMeans(ac: Frame<'ac'>['ac'], n: number): void {
  const { restOutFrac, gridOutFrac, chargeW, dischargeW, drawnW, gridChargeW, storageLossW, storageChangeW, recoveredW } = ac
  for (let row = 0; row < n; row++) {
    const openFrac = (1 - restOutFrac[row]) * (1 - gridOutFrac[row])
    chargeW[row] *= openFrac
    dischargeW[row] *= openFrac
    drawnW[row] *= openFrac
    gridChargeW[row] *= openFrac
    storageLossW[row] *= openFrac
    storageChangeW[row] *= openFrac
    recoveredW[row] *= openFrac
  }
}

/** The same of what a battery at the DC side changes of the array and the inverters. */
function takeDcMeans(ac: Frame<'ac'>['ac'], n: number): void {
  const { restOutFrac, gridOutFrac } = ac
  for (const name of OF_DC_BATTERY) {
    const column = ac[name] as Float64Array
    for (let row = 0; row < n; row++) column[row] *= (1 - restOutFrac[row]) * (1 - gridOutFrac[row])
  }
}
