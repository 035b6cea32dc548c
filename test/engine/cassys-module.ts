/** The module of a CASSYS run, with the names of the wire and without its gamma. */
export function cassysModule(module: Readonly<Record<string, number>>) {
  return {
    cells_in_series: module.cells_in_series,
    i_sc_a: module.i_sc,
    v_oc_v: module.v_oc,
    i_mp_a: module.i_mpp,
    v_mp_v: module.v_mpp,
    mu_i_sc_a_per_k: module.mu_isc_ma_per_k / 1000,
    mu_p_mp_per_k: module.mu_pmpp_pct_per_k / 100,
    r_series_ohm: module.r_series_ohm,
    r_shunt_ohm: module.r_shunt_ohm,
    r_shunt_0_ohm: module.r_shunt_0_ohm,
    r_shunt_exp: module.r_shunt_exp,
  }
}
