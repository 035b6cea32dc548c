import type { SizeModuleVoltages } from '@pvyield/contract/schemas'
import { STC_WM2 } from '../core/constants.ts'
import type { CurveModule, OperatingPoint } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { coldOpenCircuitV, mppV } from '../report/module-voltage.ts'
import type { Extremes } from './extremes.ts'

/** Light of a cold morning, and of the start of an inverter, W/m2: the low irradiance of IEC 61215. */
const LOW_LIGHT_WM2 = 200
/**
 * Rear light of the bifacial nameplate, W/m2: with 1000 on the front. Source: IEC TS 60904-1-2:2019
 * and IEC 61215-1:2021 (bifacial nameplate irradiance).
 */
const NAMEPLATE_REAR_WM2 = 135

/** What the strings and the inverters of a plant must stand, of one module. */
export type ModuleAt = SizeModuleVoltages

/**
 * @param openCircuitC  cell temperature of the open-circuit voltage
 * @param bifaciality  of a plant whose rear sides get light; else 0
 */
export function moduleAt(
  stated: Resolved['module'],
  module: CurveModule,
  openCircuitC: number,
  { coldestDaylight, hottestCell }: Extremes,
  bifaciality: number,
): ModuleAt {
  const hotC = hottestCell.tempC
  const wm2 = STC_WM2 + bifaciality * NAMEPLATE_REAR_WM2
  const point: OperatingPoint = { voltageV: 0, currentA: 0 }
  module.mpp(wm2, hotC, point)
  return {
    v_oc_cold_v: coldOpenCircuitV(stated, module, openCircuitC),
    v_oc_cold_rule: 'mu_v_oc_v_per_k' in stated && stated.mu_v_oc_v_per_k !== null ? 'coefficient' : 'model',
    v_oc_cold_model_v: module.openCircuitV(STC_WM2, openCircuitC),
    v_oc_cold_low_light_v: module.openCircuitV(LOW_LIGHT_WM2, openCircuitC),
    v_mp_cold_v: mppV(module, coldestDaylight.tempC),
    v_mp_hot_v: mppV(module, hotC),
    v_oc_hot_v: module.openCircuitV(LOW_LIGHT_WM2, hotC),
    i_mp_hot_a: point.currentA,
    i_sc_hot_a: module.currentA(wm2, hotC, 0, 0),
  }
}
