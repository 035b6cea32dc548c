import { STC_CELL_C, STC_WM2 } from '../../core/constants.ts'
import type { LitRows } from '../../core/frame.ts'
import type { ModuleSolution, PowerModule } from '../../core/models.ts'
import { moduleAreaM2, moduleStcW } from '../../core/nameplate.ts'
import { LIGHT_RESPONSES } from '../light-response/index.ts'
import type { RelativeEfficiency } from '../relative-efficiency.ts'
import { warnOfSign } from '../temperature-sign.ts'
import type { ModuleOption, ModuleSection } from './option.ts'

/**
 * DC power that is linear in irradiance and in cell temperature.
 * @param perK  relative temperature coefficient, 1/K
 * Valid for: cell temperatures at which `1 + perK (T - 25)` is positive.
 * Source: Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641, without its step below 125
 * W/m2.
 * Checked by: pvlib t10c
 */
export function pvwattsDcW(irradianceWm2: number, cellTempC: number, stcW: number, perK: number): number {
  return (irradianceWm2 / STC_WM2) * stcW * (1 + perK * (cellTempC - STC_CELL_C))
}

class ReferenceModule implements PowerModule {
  readonly hasVoltage = false
  readonly stcW: number
  readonly areaM2: number
  private readonly perK: number
  private readonly response: RelativeEfficiency | null

  /** @param response  null: the efficiency does not depend on the irradiance */
  constructor(stcW: number, areaM2: number, perK: number, response: RelativeEfficiency | null) {
    this.stcW = stcW
    this.areaM2 = areaM2
    this.perK = perK
    this.response = response
  }

  solve(lit: LitRows, irradianceWm2: Float64Array, openC: Float64Array, coolingKPerWm2: Float64Array | null, out: ModuleSolution): void {
    const { rows, n } = lit
    const { stcW, perK, response } = this
    const perM2 = 1 / this.areaM2
    for (let k = 0; k < n; k++) {
      const row = rows[k]
      const linearW = pvwattsDcW(irradianceWm2[row], STC_CELL_C, stcW, perK)
      const at25W = response === null ? linearW : linearW * response.at(irradianceWm2[row])
      // power and heat balance are both linear in the cell temperature
      const cooledK = coolingKPerWm2 === null ? 0 : coolingKPerWm2[row] * perM2 * at25W
      const cell = STC_CELL_C + (openC[row] - STC_CELL_C - cooledK) / (1 + cooledK * perK)
      out.powerAt25W[row] = at25W
      out.cellTempC[row] = cell
      out.powerW[row] = at25W * (1 + perK * (cell - STC_CELL_C))
    }
  }
}

/** A module with a nameplate and nothing else, not even a temperature coefficient. */
export function nameplateModule(module: ModuleSection): PowerModule {
  return new ReferenceModule(moduleStcW(module), moduleAreaM2(module), 0, null)
}

export const reference: ModuleOption<'reference'> = {
  title: 'PVWatts DC module',
  source: 'Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641',
  prepare(module, sink) {
    warnOfSign(module.temperature_coefficient, 'module.temperature_coefficient', sink)
    return new ReferenceModule(
      module.p_nom_w,
      moduleAreaM2(module),
      module.temperature_coefficient,
      LIGHT_RESPONSES[module.light_response].prepare(),
    )
  },
}
