import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { CurveModule, OperatingPoint } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'

/**
 * Open-circuit voltage of a module at 1000 W/m2 in the cold: from its stated temperature
 * coefficient, or from its model when none is stated.
 * Source: NEC 2023, 690.7(A).
 */
export function coldOpenCircuitV(stated: Resolved['module'], module: CurveModule, cellTempC: number): number {
  if (!('mu_v_oc_v_per_k' in stated) || stated.mu_v_oc_v_per_k === null) return module.openCircuitV(STC_WM2, cellTempC)
  return stated.v_oc_v + stated.mu_v_oc_v_per_k * (cellTempC - STC_CELL_C)
}

/** MPP voltage of a module at 1000 W/m2. */
export function mppV(module: CurveModule, cellTempC: number): number {
  const point: OperatingPoint = { voltageV: 0, currentA: 0 }
  module.mpp(STC_WM2, cellTempC, point)
  return point.voltageV
}
