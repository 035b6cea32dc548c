import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { CurveModule } from '../core/models.ts'
import { Sink } from '../core/sink.ts'
import { MODULE_MODELS } from '../module/model/index.ts'
import type { SectionOf } from '../module/model/option.ts'

/** Figures of a module by its model, next to those of its list or file. */
export interface ModuleFit {
  /** Power of the model at STC, W, and its difference from i_mp x v_mp as a fraction. */
  p_stc_w: number
  p_stc_residual: number
  /** Differences of open-circuit voltage and short-circuit current from the stated ones. */
  v_oc_residual: number
  i_sc_residual: number
  /** Mean slope of the power from -10 to 50 degC, 1/K, and the stated one; null when none is. */
  mu_p_mp_per_k: number
  mu_p_mp_stated_per_k: number | null
  /** Efficiency relative to STC at 25 degC. */
  low_light: LowLightPoint[]
  warnings: string[]
}

export interface LowLightPoint {
  irradiance_wm2: number
  relative_efficiency: number
  stated: number | null
}

const LOW_LIGHT_WM2 = [800, 600, 400, 200]
/** The range over which the lists' parameters were fitted to the stated coefficient. */
const SLOPE_FROM_C = -10
const SLOPE_TO_C = 50

/**
 * @param statedPerK  stated temperature coefficient of the power, 1/K
 * @param sheet  stated differences of the efficiency from that at STC, by `eta_200` and so on
 * @returns null when the section cannot be modelled; every module of the library can
 */
export function moduleFit(
  section: SectionOf<'cec' | 'pvsyst'>,
  statedPerK: number | null,
  sheet: Readonly<Record<string, number>>,
): ModuleFit | null {
  const sink = new Sink()
  const model = section.model === 'cec' ? MODULE_MODELS.cec.prepare(section, sink) : MODULE_MODELS.pvsyst.prepare(section, sink)
  if (!model?.hasVoltage) return null
  const stcW = powerW(model, STC_WM2, STC_CELL_C)
  return {
    p_stc_w: stcW,
    p_stc_residual: stcW / (section.i_mp_a * section.v_mp_v) - 1,
    v_oc_residual: model.openCircuitV(STC_WM2, STC_CELL_C) / section.v_oc_v - 1,
    i_sc_residual: model.currentA(STC_WM2, STC_CELL_C, 0, 0) / section.i_sc_a - 1,
    mu_p_mp_per_k: (powerW(model, STC_WM2, SLOPE_TO_C) - powerW(model, STC_WM2, SLOPE_FROM_C)) / stcW / (SLOPE_TO_C - SLOPE_FROM_C),
    mu_p_mp_stated_per_k: statedPerK,
    low_light: LOW_LIGHT_WM2.map((wm2) => {
      const stated = sheet[`eta_${wm2}`]
      return {
        irradiance_wm2: wm2,
        relative_efficiency: (powerW(model, wm2, STC_CELL_C) / stcW) * (STC_WM2 / wm2),
        stated: stated === undefined ? null : 1 + stated,
      }
    }),
    warnings: sink.warnings,
  }
}

function powerW(model: CurveModule, wm2: number, cellC: number): number {
  const point = { voltageV: 0, currentA: 0 }
  model.mpp(wm2, cellC, point)
  return point.voltageV * point.currentA
}
