import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import { moduleAreaM2 } from '../core/nameplate.ts'
import type { Sink } from '../core/sink.ts'
import type { CurvePlate } from './diode-module.ts'
import type { SectionOf } from './model/option.ts'

/** A module whose power at STC can be compared with its stated MPP. */
interface StatedModule {
  readonly stcW: number
  mppW(irradianceWm2: number, cellTempC: number): number
}

type CurveSection = SectionOf<'pvsyst' | 'cec' | 'desoto' | 'sandia' | 'iec61853'>

/**
 * Relative difference above which the model warns: power of the model at STC against i_mp x v_mp,
 * and nameplate against i_mp x v_mp.
 */
const RESIDUAL_FRAC = 0.01
const REFUSED_FRAC = 0.2
const NAMEPLATE_FRAC = 0.03

/** Cell temperatures between which the parameters of a module must be physical, degC. */
export const CELL_RANGE_C = [-40, 100] as const

/**
 * Refuses a temperature coefficient that makes the photocurrent negative. Returns false when it
 * refuses.
 */
export function checkLight(field: string, lightA: number, lightAPerK: number, sink: Sink): boolean {
  const darkAtC = CELL_RANGE_C.find((cellC) => lightA + lightAPerK * (cellC - STC_CELL_C) <= 0)
  if (darkAtC !== undefined) {
    sink.fail(
      field,
      `The photocurrent of ${lightA.toPrecision(4)} A turns negative at ${darkAtC} degC cell temperature: ${lightAPerK} A/K is too steep; check its unit`,
    )
  }
  return darkAtC === undefined
}

export function curvePlate(module: CurveSection): CurvePlate {
  return { areaM2: moduleAreaM2(module), stcA: module.i_mp_a, stcV: module.v_mp_v }
}

/** Refuses an MPP that cannot be on the knee of the I-V curve. Returns false when it refuses. */
export function checkPlate(module: CurveSection, sink: Sink): boolean {
  const { i_sc_a, v_oc_v, i_mp_a, v_mp_v, p_nom_w } = module
  const failuresBefore = sink.failures.length
  if (i_mp_a >= i_sc_a) {
    sink.fail(
      'module.i_mp_a',
      `The MPP current must be below the short-circuit current: ${i_mp_a} A is not below i_sc_a ${i_sc_a} A; swap them or correct one`,
    )
  }
  if (v_mp_v >= v_oc_v) {
    sink.fail(
      'module.v_mp_v',
      `The MPP voltage must be below the open-circuit voltage: ${v_mp_v} V is not below v_oc_v ${v_oc_v} V; swap them or correct one`,
    )
  }
  const mppW = i_mp_a * v_mp_v
  if (Math.abs(p_nom_w / mppW - 1) > NAMEPLATE_FRAC) {
    sink.warn('module_power_contradicts', 'module.p_nom_w', { nominal_w: p_nom_w, mpp_w: mppW })
  }
  return sink.failures.length === failuresBefore
}

/**
 * Warns when the model's power at STC differs from the stated MPP, and refuses parameters that
 * belong to another module. Returns false when it refuses.
 * @param parameters  what the texts call them
 */
export function checkResidual(model: StatedModule, sink: Sink, parameters = 'single-diode parameters'): boolean {
  const modelW = model.mppW(STC_WM2, STC_CELL_C)
  const residualFrac = modelW / model.stcW - 1
  if (!(Math.abs(residualFrac) < REFUSED_FRAC)) {
    sink.fail(
      'module.i_mp_a',
      `The module's ${parameters} give ${modelW.toFixed(1)} W at STC, but i_mp_a x v_mp_v is ${model.stcW.toFixed(1)} W: check that all of them belong to the same module`,
    )
    return false
  }
  if (Math.abs(residualFrac) > RESIDUAL_FRAC) {
    sink.warn('module_parameters_contradict', 'module', { parameters, difference_frac: residualFrac })
  }
  return true
}
