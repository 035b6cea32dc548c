import type { Inverter, ModulePvsyst } from '@pvyield/contract/schemas'

/** Modules in series at the middle of the MPPT window and strings up to a DC/AC ratio of 1.2. */
export function stringing(module: ModulePvsyst, inverter: Inverter | undefined) {
  const { v_mppt_min_v, v_mppt_max_v, p_ac_nom_kw } = inverter ?? { v_mppt_min_v: null, v_mppt_max_v: null, p_ac_nom_kw: 10 }
  const middleV = ((v_mppt_min_v ?? 400) + (v_mppt_max_v ?? 800)) / 2
  const inSeries = Math.max(1, Math.round(middleV / module.v_mp_v))
  const strings = Math.max(1, Math.round((1200 * p_ac_nom_kw) / (inSeries * module.p_nom_w)))
  return { track_mode: 'fixed', tilt_deg: 25, modules_per_string: inSeries, strings_per_inverter: strings }
}
