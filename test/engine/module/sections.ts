import type { Resolved } from '../../../engine/core/option.ts'

type Section<Tag> = Extract<Resolved['module'], { model: Tag }>

const COMMON = {
  manufacturer: '',
  name: '',
  technology: 'poly_si',
  p_nom_w: 350,
  power_tolerance_low: null,
  power_tolerance_high: null,
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
    low_light_default: 'all_alike',
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

/** CS5P-220M of the Sandia database, as pvlib's documentation prints it. */
export function sandiaSection(changes: Partial<Section<'sandia'>> = {}): Section<'sandia'> {
  return {
    ...COMMON,
    model: 'sandia',
    p_nom_w: 219.66,
    length_m: 1.701,
    width_m: 1,
    cells_in_series: 96,
    i_sc_a: 5.09115,
    v_oc_v: 59.2608,
    i_mp_a: 4.54629,
    v_mp_v: 48.3156,
    alpha_sc_per_k: 0.000397,
    alpha_mp_per_k: 0.000181,
    c0: 1.01284,
    c1: -0.0128398,
    c2: 0.279317,
    c3: -7.24463,
    beta_voc_v_per_k: -0.21696,
    m_beta_voc_v_per_k: 0,
    beta_vmp_v_per_k: -0.235488,
    m_beta_vmp_v_per_k: 0,
    diode_factor: 1.4032,
    ...changes,
  }
}

/** FS-267 with the coefficients of SAM (its default of the model). */
export function iec61853Section(changes: Partial<Section<'iec61853'>> = {}): Section<'iec61853'> {
  return {
    ...COMMON,
    model: 'iec61853',
    technology: 'cdte',
    p_nom_w: 65.43,
    length_m: 1.2,
    width_m: 0.6,
    cells_in_series: 116,
    i_sc_a: 1.18122,
    v_oc_v: 87.0825,
    i_mp_a: 1.05627,
    v_mp_v: 61.9414,
    alpha_sc_a_per_k: 0.000472,
    diode_factor: 1.45071,
    i_l_ref_a: 1.18951,
    i_o_ref_a: 2.08522e-9,
    shunt_c1_ohm: 1930.15,
    shunt_c2_ohm: 474.64,
    shunt_c3: 1.48746,
    series_d1_ohm: 13.5504,
    series_d2_ohm_per_k: -0.0769735,
    series_d3_ohm: 0.237327,
    band_gap_ev: 0.737668,
    ...changes,
  }
}

export function referenceSection(changes: Partial<Section<'reference'>> = {}): Section<'reference'> {
  return { ...COMMON, model: 'reference', light_response: 'linear', temperature_coefficient: -0.0037, efficiency: 0.19, ...changes }
}
