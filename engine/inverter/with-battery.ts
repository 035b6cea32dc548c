import type { DcSide } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { acLimitW } from './ac-limit.ts'
import type { InverterPlant } from './limited-inverter.ts'

/**
 * Inverters that take what a battery at their DC side leaves of the array, and what it adds. They
 * are those of `limitedInverter`, of one row, for any DC power: start threshold, current limit, power
 * limit, efficiency. In the dark the battery holds the voltage at which the inverters are rated.
 * Checked by: test/engine/storage/dc-hours.test.ts
 */
export class InvertersWithBattery implements DcSide {
  startW = 0
  mostDcW = 0
  mostAcW = 0
  outputW = 0
  thresholdLossW = 0
  overCurrentLossW = 0
  overPowerLossW = 0
  efficiencyLossW = 0
  nightW = 0
  dcV = 0
  private limitW = 0
  private mostByCurrentW = 0
  private readonly darkV: number

  constructor(
    private readonly plant: InverterPlant,
    { v_mppt_min_v: minV, v_mppt_max_v: maxV }: Resolved['inverter'],
  ) {
    const { ratedV } = plant.conversion
    this.darkV = ratedV > 0 || minV === null || maxV === null ? ratedV : (minV + maxV) / 2
  }

  setRow(airC: number, busV: number, row: number): void {
    const { plant } = this
    const { conversion, inverters, strings, maxA, startW } = plant
    const dcV = strings === null ? conversion.ratedV : busV > 0 ? busV : this.darkV
    this.dcV = dcV
    this.limitW = acLimitW(plant, airC, dcV, row)
    this.startW = inverters * Math.max(startW, conversion.dcW(0, dcV))
    // without a voltage there is no current
    this.mostByCurrentW = strings === null || dcV === 0 ? Number.POSITIVE_INFINITY : inverters * maxA * dcV
    const byPowerW = this.limitW > 0 ? this.dcForW(this.limitW) : 0
    this.mostDcW = Math.min(byPowerW, this.mostByCurrentW)
    this.mostAcW = byPowerW <= this.mostByCurrentW ? this.limitW : this.convertedW(this.mostByCurrentW)
  }

  dcForW(acW: number): number {
    const { inverters, conversion } = this.plant
    return inverters * conversion.dcW(acW / inverters, this.dcV)
  }

  take(dcW: number): void {
    const { plant, limitW, mostByCurrentW } = this
    this.thresholdLossW = 0
    this.overCurrentLossW = 0
    this.overPowerLossW = 0
    this.efficiencyLossW = 0
    if (dcW === 0 || dcW < plant.inverters * plant.startW) {
      this.rest(dcW)
      return
    }
    const inputW = Math.min(dcW, mostByCurrentW)
    this.overCurrentLossW = dcW - inputW
    const freeW = this.convertedW(inputW)
    const isOn = freeW > 0
    const isLimited = isOn && freeW > limitW
    const takenW = isLimited ? Math.min(inputW, limitW > 0 ? this.dcForW(limitW) : 0) : inputW
    this.overPowerLossW = inputW - takenW
    if (isOn && takenW > 0) {
      this.outputW = isLimited ? limitW : freeW
      this.efficiencyLossW = takenW - this.outputW
      this.nightW = 0
    } else this.rest(takenW)
  }

  /** The inverters are off, and lose what is at their input. */
  private rest(lostW: number): void {
    this.thresholdLossW = lostW
    this.nightW = this.plant.nightW
    this.outputW = -this.nightW
  }

  private convertedW(dcW: number): number {
    const { inverters, conversion } = this.plant
    return inverters * conversion.acW(dcW / inverters, this.dcV)
  }
}
