import type { Resolved } from '../../../engine/core/option.ts'

type Section<Tag> = Extract<Resolved['module'], { model: Tag }>

const COMMON = {
  manufacturer: '',
  name: '',
  technology: 'poly_si',
  p_nom_w: 350,
  length_m: 2,
  width_m: 0.992,
  cells_in_series: 72,
  cells_in_parallel: 2,
  bifaciality: 0,
  noct_c: 45,
  front_surface: 'glass',
  iam_profile: null,
  v_max_v: null,
} as const

/** CS3U-350P as its PAN file states it (version 6.70). */
export function pvsystSection(changes: Partial<Section<'pvsyst'>> = {}): Section<'pvsyst'> {
  return {
    ...COMMON,
    model: 'pvsyst',
    i_sc_a: 9.51,
    v_oc_v: 46.6,
    i_mp_a: 8.94,
    v_mp_v: 39.2,
    mu_i_sc_a_per_k: 0.00475,
    mu_v_oc_v_per_k: -0.135,
    mu_p_mp_per_k: -0.0037,
    r_series_ohm: 0.267,
    r_shunt_ohm: 600,
    r_shunt_0_ohm: 1400,
    r_shunt_exp: 5.5,
    gamma: 0.926,
    mu_gamma_per_k: -0.0003,
    d2_mu_tau_v: 0,
    v_bi_v: 0.9,
    low_light: null,
    ...changes,
  }
}

/** The same module with all parameters that can be fitted left open. */
export const OPEN_FIT = { r_series_ohm: null, r_shunt_ohm: null, r_shunt_0_ohm: null, gamma: null, mu_gamma_per_k: null } as const

/** LR4-60HPB-345M of the CEC library (2023-10-31). */
export function cecSection(changes: Partial<Section<'cec'>> = {}): Section<'cec'> {
  return {
    ...COMMON,
    model: 'cec',
    technology: 'mono_si',
    p_nom_w: 345,
    cells_in_series: 60,
    i_sc_a: 11.06,
    v_oc_v: 40.2,
    i_mp_a: 10.09,
    v_mp_v: 34.2,
    alpha_sc_a_per_k: 0.004424,
    a_ref_v: 1.51786,
    i_l_ref_a: 11.0803,
    i_o_ref_a: 3.28993e-11,
    r_s_ohm: 0.118201,
    r_sh_ref_ohm: 64.3617,
    adjust: 0.117326,
    ...changes,
  }
}

export function referenceSection(changes: Partial<Section<'reference'>> = {}): Section<'reference'> {
  return { ...COMMON, model: 'reference', temperature_coefficient: -0.0037, efficiency: 0.19, ...changes }
}
