import type { AcStage } from '../core/frame.ts'
import { acLimitW } from './ac-limit.ts'
import type { InverterPlant } from './limited-inverter.ts'
import type { SubhourlyClipping } from './subhourly-clipping/option.ts'

/**
 * Takes what is clipped within the rows, after the power limit of their means. It is booked as the
 * DC power that the inverters do not take, like the power above the limit.
 */
export function clipWithinRows(plant: InverterPlant, clipping: SubhourlyClipping): AcStage<'inverter'> {
  const { inverters, conversion } = plant
  const hasVoltage = plant.strings !== null
  let scratch = makeScratch(0)
  return (frame) => {
    if (scratch.limitW.length < frame.n) scratch = makeScratch(frame.capacity)
    const { limitW, clearW, lossW } = scratch
    const { first, lit, sky, dc, ac } = frame
    const { arrayW, arrayV, inverterOutputW, subhourlyLossW } = ac
    const { rows, n } = lit
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (arrayW[row] === 0) continue
      const dcV = hasVoltage ? arrayV[row] : conversion.ratedV
      limitW[row] = acLimitW(plant, sky.tempAirC[row], dcV, first + row)
      clearW[row] = Math.max(0, inverters * conversion.acW(dc.clearMppW[row] / inverters, dcV))
    }
    clipping(frame, limitW, clearW, lossW)
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (arrayW[row] === 0 || lossW[row] === 0) continue
      const dcV = hasVoltage ? arrayV[row] : conversion.ratedV
      const leftW = Math.max(0, inverterOutputW[row] - lossW[row])
      const takenW = Math.min(arrayW[row], inverters * conversion.dcW(leftW / inverters, dcV))
      subhourlyLossW[row] = arrayW[row] - takenW
      arrayW[row] = takenW
      inverterOutputW[row] = leftW
    }
  }
}

/** Written for the rows in which the inverters are on before they are read. */
function makeScratch(capacity: number) {
  const column = (): Float64Array => new Float64Array(capacity)
  return { limitW: column(), clearW: column(), lossW: column() }
}
