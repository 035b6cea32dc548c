import type { LitRows } from '../../core/frame.ts'
import type { Conversion, InverterOption } from './option.ts'

class FlatConversion implements Conversion {
  readonly startW = 0
  readonly maxAcW = Number.POSITIVE_INFINITY
  readonly ratedV = 0
  private readonly efficiencyFrac: number

  constructor(efficiencyFrac: number) {
    this.efficiencyFrac = efficiencyFrac
  }

  acW(dcW: number): number {
    return this.efficiencyFrac * dcW
  }

  dcW(acW: number): number {
    return acW / this.efficiencyFrac
  }

  convert({ rows, n }: LitRows, inverters: number, dcW: Float64Array, _dcV: Float64Array | null, acW: Float64Array): void {
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (dcW[row] !== 0) acW[row] = inverters * this.acW(dcW[row] / inverters)
    }
  }
}

export const flat: InverterOption<'flat'> = {
  title: 'One efficiency',
  source: 'Definition of the efficiency',
  prepare: (inverter) => new FlatConversion(inverter.efficiency),
}
