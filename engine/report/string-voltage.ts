import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { Frame } from '../core/frame.ts'
import type { CurveModule, ModuleModel, OperatingPoint } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { voltageLimits } from './system-voltage.ts'

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
   * Warns of strings that leave the limits of inverter or module, with the number of modules in series that stays inside.
   * - Open circuit at 1000 W/m2, cells at the air temperature of the coldest daylight row. Standards take the lowest expected air temperature of the place, of nights too, which a typical year
   *   does not hold: a few degrees lower, 1 % more voltage for each 3 to 4.
   * - MPP at 1000 W/m2, with the cells at that temperature and at their hottest, against the MPPT window.
   * Source: PVsyst's public help, "Array voltage sizing according to inverter"; NEC 2023, 690.7(A) (the stated temperature coefficient where there is one, lowest expected ambient
   * temperature).
   */
  warn(request: Resolved, module: ModuleModel, sink: Sink): void {
    if (!module.hasVoltage || this.hottestCellC === Number.NEGATIVE_INFINITY) return
    const { v_mppt_min_v: minV, v_mppt_max_v: maxV } = request.inverter
    const inSeries = request.array.modules_per_string
    const strings = `Strings of ${inSeries} modules`
    const cold = `with cells at ${Math.round(this.coldestAirC)} degC (air of the coldest daylight row)`
    const openV = coldOpenCircuitV(request, module, this.coldestAirC)
    for (const { limitV, name } of voltageLimits(request)) {
      if (inSeries * openV <= limitV) continue
      sink.warn(
        `${strings} reach ${(inSeries * openV).toFixed(0)} V open-circuit ${cold}, above ${limitV} V, ${name}: at most ${Math.floor(limitV / openV)} modules in series stay below`,
      )
    }
    const coldV = mppV(module, this.coldestAirC)
    if (maxV !== null && inSeries * coldV > maxV) {
      sink.warn(
        `${strings} reach ${(inSeries * coldV).toFixed(0)} V at the MPP ${cold}, above the MPPT window, which ends at ${maxV} V: at most ${Math.floor(maxV / coldV)} modules in series stay inside`,
      )
    }
    const hotV = mppV(module, this.hottestCellC)
    if (minV !== null && inSeries * hotV < minV) {
      sink.warn(
        `${strings} fall to ${(inSeries * hotV).toFixed(0)} V at the MPP with cells at ${Math.round(this.hottestCellC)} degC (hottest row), below the MPPT window, which starts at ${minV} V: at least ${Math.ceil(minV / hotV)} modules in series stay inside`,
      )
    }
  }
}

/** By the module's stated temperature coefficient, else by its model. */
function coldOpenCircuitV({ module: stated }: Resolved, module: CurveModule, cellTempC: number): number {
  if (!('mu_v_oc_v_per_k' in stated) || stated.mu_v_oc_v_per_k === null) return module.openCircuitV(STC_WM2, cellTempC)
  return stated.v_oc_v + stated.mu_v_oc_v_per_k * (cellTempC - STC_CELL_C)
}

function mppV(module: CurveModule, cellTempC: number): number {
  const point: OperatingPoint = { voltageV: 0, currentA: 0 }
  module.mpp(STC_WM2, cellTempC, point)
  return point.voltageV
}
