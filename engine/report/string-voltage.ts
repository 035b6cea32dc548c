import { STC_WM2 } from '../core/constants.ts'
import type { Frame } from '../core/frame.ts'
import type { ModuleModel, OperatingPoint } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** Extremes of the lit rows that string sizing looks at. */
export class StringVoltage {
  private coldestAirC = Number.POSITIVE_INFINITY
  private hottestCellC = Number.NEGATIVE_INFINITY

  add(frame: Frame): void {
    const { rows, n } = frame.lit
    const { tempAirC } = frame.sky
    for (let k = 0; k < n; k++) if (tempAirC[rows[k]] < this.coldestAirC) this.coldestAirC = tempAirC[rows[k]]
    for (const { dc } of frame.faces) {
      const { cellTempC } = dc
      for (let k = 0; k < n; k++) if (cellTempC[rows[k]] > this.hottestCellC) this.hottestCellC = cellTempC[rows[k]]
    }
  }

  /**
   * Warns of strings that leave the inverter's or the module's limits: open-circuit voltage at 1000 W/m2 with the cells at the coldest lit row's air temperature, MPP voltage at 1000 W/m2 with
   * the cells at their hottest.
   */
  warn(request: Resolved, module: ModuleModel, sink: Sink): void {
    if (!module.hasVoltage || this.hottestCellC === Number.NEGATIVE_INFINITY) return
    const { inverter, array } = request
    const inSeries = array.modules_per_string
    const openV = inSeries * module.openCircuitV(STC_WM2, this.coldestAirC)
    const limits: [limitV: number | null, name: string][] = [
      [inverter.v_dc_max_v, "the inverter's maximum"],
      [request.module.v_max_v, "the module's maximum system voltage"],
    ]
    for (const [limitV, name] of limits) {
      if (limitV !== null && openV > limitV) {
        sink.warn(
          `Strings reach ${openV.toFixed(0)} V open-circuit at ${this.coldestAirC.toFixed(0)} degC, above ${name} of ${limitV} V: lower modules_per_string`,
        )
      }
    }
    const point: OperatingPoint = { voltageV: 0, currentA: 0 }
    module.mpp(STC_WM2, this.hottestCellC, point)
    const hotV = inSeries * point.voltageV
    if (inverter.v_mppt_min_v !== null && hotV < inverter.v_mppt_min_v) {
      sink.warn(
        `Strings fall to ${hotV.toFixed(0)} V at the MPP with cells at ${this.hottestCellC.toFixed(0)} degC, below the inverter's window from ${inverter.v_mppt_min_v} V: raise modules_per_string`,
      )
    }
    module.mpp(STC_WM2, this.coldestAirC, point)
    const coldV = inSeries * point.voltageV
    if (inverter.v_mppt_max_v !== null && coldV > inverter.v_mppt_max_v) {
      sink.warn(
        `Strings reach ${coldV.toFixed(0)} V at the MPP at ${this.coldestAirC.toFixed(0)} degC, above the inverter's window up to ${inverter.v_mppt_max_v} V: lower modules_per_string`,
      )
    }
  }
}
