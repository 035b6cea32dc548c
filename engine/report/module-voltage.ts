import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { CurveModule, OperatingPoint } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'

/** Largest difference of a stated coefficient from the model's that the stated one alone decides. */
const TRUSTED_FRAC = 0.25

/**
 * Open-circuit voltage of a module at 1000 W/m2 in the cold: from its stated temperature
 * coefficient, or from its model when none is stated. When the two coefficients are more than 25 %
 * apart, one of them is wrong, and the higher voltage counts.
 * Source: NEC 2023, 690.7(A).
 */
export function coldOpenCircuitV(stated: Resolved['module'], module: CurveModule, cellTempC: number): number {
  const modelV = module.openCircuitV(STC_WM2, cellTempC)
  const statedV = statedOpenCircuitV(stated, cellTempC)
  if (statedV === null) return modelV
  return areApart(stated, module, cellTempC) ? Math.max(statedV, modelV) : statedV
}

/** Both coefficients where the voltage is the model's against the stated one. */
export interface AgainstStated {
  readonly model_v_per_k: number | null
  readonly stated_v_per_k: number | null
}

export const NOT_AGAINST: AgainstStated = { model_v_per_k: null, stated_v_per_k: null }

export function againstStated(stated: Resolved['module'], module: CurveModule, cellTempC: number): AgainstStated {
  if (!('mu_v_oc_v_per_k' in stated) || stated.mu_v_oc_v_per_k === null) return NOT_AGAINST
  const statedV = statedOpenCircuitV(stated, cellTempC) ?? Number.POSITIVE_INFINITY
  if (!areApart(stated, module, cellTempC) || statedV >= module.openCircuitV(STC_WM2, cellTempC)) return NOT_AGAINST
  const modelPerK = modelRiseV(module, cellTempC) / (cellTempC - STC_CELL_C)
  return { model_v_per_k: modelPerK, stated_v_per_k: stated.mu_v_oc_v_per_k }
}

function statedOpenCircuitV(stated: Resolved['module'], cellTempC: number): number | null {
  if (!('mu_v_oc_v_per_k' in stated) || stated.mu_v_oc_v_per_k === null) return null
  return stated.v_oc_v + stated.mu_v_oc_v_per_k * (cellTempC - STC_CELL_C)
}

function areApart(stated: Resolved['module'], module: CurveModule, cellTempC: number): boolean {
  if (!('mu_v_oc_v_per_k' in stated) || stated.mu_v_oc_v_per_k === null || cellTempC === STC_CELL_C) return false
  const statedRiseV = stated.mu_v_oc_v_per_k * (cellTempC - STC_CELL_C)
  return Math.abs(statedRiseV / modelRiseV(module, cellTempC) - 1) > TRUSTED_FRAC
}

/** From 25 degC to the temperature, by the model. */
function modelRiseV(module: CurveModule, cellTempC: number): number {
  return module.openCircuitV(STC_WM2, cellTempC) - module.openCircuitV(STC_WM2, STC_CELL_C)
}

/** MPP voltage of a module at 1000 W/m2. */
export function mppV(module: CurveModule, cellTempC: number): number {
  const point: OperatingPoint = { voltageV: 0, currentA: 0 }
  module.mpp(STC_WM2, cellTempC, point)
  return point.voltageV
}
