import type { LitRows } from '../../core/frame.ts'
import type { Conversion, InverterOption } from './option.ts'

/**
 * Part-load curve: efficiency relative to that at nominal power is a x + b / x + c, with x the DC
 * power over its nominal; 0.9637 at x = 1.
 */
const A = -0.0162
const B = -0.0059
const C = 0.9858
/** Largest value of the curve, at x = sqrt(b / a). */
const PEAK = C - 2 * Math.sqrt(A * B)

/**
 * Inverter with the part-load curve of PVWatts: AC power is a parabola in the DC power, and at most
 * the DC power.
 * @param dcNomW  DC power of the rating: AC rating over nominal efficiency
 * Source: Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641.
 * Checked by: pvlib t11, test/fixtures/inverter/conversion.json
 */
export class PvwattsConversion implements Conversion {
  readonly startW = 0
  readonly maxAcW: number
  readonly ratedV = 0
  private readonly scaleFrac: number
  private readonly dcNomW: number

  constructor(dcNomW: number, efficiencyNomFrac: number, efficiencyRefFrac: number) {
    this.dcNomW = dcNomW
    this.scaleFrac = efficiencyNomFrac / efficiencyRefFrac
    this.maxAcW = efficiencyNomFrac * dcNomW
  }

  acW(dcW: number): number {
    const { dcNomW } = this
    return Math.min(dcW, this.scaleFrac * ((A * dcW * dcW) / dcNomW + B * dcNomW + C * dcW))
  }

  dcW(acW: number): number {
    const { dcNomW } = this
    const target = acW / this.scaleFrac - B * dcNomW
    return Math.max(acW, (2 * target) / (C + Math.sqrt(C * C + (4 * A * target) / dcNomW)))
  }

  convert({ rows, n }: LitRows, inverters: number, dcW: Float64Array, _dcV: Float64Array | null, acW: Float64Array): void {
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      if (dcW[row] !== 0) acW[row] = inverters * this.acW(dcW[row] / inverters)
    }
  }
}

export const pvwatts: InverterOption<'pvwatts'> = {
  title: 'PVWatts inverter',
  source: 'Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641',
  prepare(inverter, sink) {
    const peakFrac = (PEAK * inverter.efficiency_nom) / inverter.efficiency_ref
    if (peakFrac > 1) {
      sink.warn('inverter_efficiency_above_one', 'inverter.efficiency_nom', { efficiency_frac: peakFrac })
    }
    return new PvwattsConversion((inverter.p_ac_nom_kw * 1000) / inverter.efficiency_nom, inverter.efficiency_nom, inverter.efficiency_ref)
  },
}
