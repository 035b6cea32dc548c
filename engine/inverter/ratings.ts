import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

type Inverter = Resolved['inverter']

/**
 * Reports ratings that contradict each other. Returns false if there are any.
 * Fails: `inverter.v_mppt_max_v`, `inverter.v_dc_max_v`, `inverter.p_ac_max_kw`,
 * `inverter.p_start_kw`.
 */
export function checkRatings(inverter: Inverter, sink: Sink): boolean {
  const failuresBefore = sink.failures.length
  checkVoltages(inverter, sink)
  const { p_ac_nom_kw, p_ac_max_kw, p_start_kw } = inverter
  if (p_ac_max_kw !== null && p_ac_max_kw < p_ac_nom_kw) {
    sink.fail(
      'inverter.p_ac_max_kw',
      `The maximum AC power must be at least the nominal AC power: ${p_ac_max_kw} kW is below p_ac_nom_kw ${p_ac_nom_kw} kW; correct one of them, or set p_ac_max_kw to null`,
    )
  }
  if (p_start_kw !== null && p_start_kw >= p_ac_nom_kw) {
    sink.fail(
      'inverter.p_start_kw',
      `The start threshold must be below the nominal power: ${p_start_kw} kW is not below p_ac_nom_kw ${p_ac_nom_kw} kW; send it in kW, or set it to null`,
    )
  }
  return sink.failures.length === failuresBefore
}

function checkVoltages({ v_mppt_min_v: minV, v_mppt_max_v: maxV, v_dc_max_v: limitV }: Inverter, sink: Sink): void {
  if (minV !== null && maxV !== null && minV >= maxV) {
    sink.fail(
      'inverter.v_mppt_max_v',
      `The upper limit of the MPPT window must be above the lower limit: ${maxV} V is not above v_mppt_min_v ${minV} V; swap them or correct one`,
    )
  } else if (maxV !== null && limitV !== null && maxV > limitV) {
    sink.fail(
      'inverter.v_mppt_max_v',
      `The MPPT window must end at or below the maximum DC voltage: ${maxV} V is above v_dc_max_v ${limitV} V; swap them or correct one`,
    )
  } else if (minV !== null && limitV !== null && minV >= limitV) {
    sink.fail(
      'inverter.v_dc_max_v',
      `The maximum DC voltage must be above the lower limit of the MPPT window: ${limitV} V is not above v_mppt_min_v ${minV} V; correct one`,
    )
  }
}
