/** Near Carmona, on the plain east of Seville. */
export const LATITUDE = 37.47
export const LONGITUDE = -5.64

/** Dust accumulates in the dry months and is washed off by autumn rain. */
const SOILING_MONTHLY = [0.01, 0.01, 0.01, 0.015, 0.02, 0.03, 0.04, 0.045, 0.035, 0.02, 0.01, 0.01]
/** Dry grass has a higher albedo than green grass. */
const ALBEDO_MONTHLY = [0.2, 0.2, 0.2, 0.2, 0.21, 0.23, 0.24, 0.24, 0.23, 0.21, 0.2, 0.2]

/**
 * The base case, without weather: 1.03 MWp of bifacial modules on single-axis trackers, one module
 * in portrait, four string inverters of 227 kW. 28 modules in series stay within the MPPT window
 * (860 to 1,300 V) when they are hot, and below 1,500 V when they are cold.
 */
export const PLANT = {
  site: { latitude: LATITUDE, longitude: LONGITUDE, albedo_monthly: ALBEDO_MONTHLY, soiling_monthly: SOILING_MONTHLY },
  array: {
    track_mode: 'single_axis',
    tilt_deg: 0,
    azimuth_deg: 180,
    gcr: 0.4,
    collector_width_m: 2.26,
    n_rows: 20,
    backtracking: true,
    rotation_limit_deg: 55,
    modules_per_string: 28,
    strings_per_inverter: 14,
    n_inverters: 4,
  },
  dc_losses: { lid_loss: 0.015, module_mismatch_loss: 0.01, dc_wiring_loss_at_stc: 0.015 },
  ac_losses: {
    ac_wiring_loss_at_stc: 0.005,
    transformer_constant_loss: 0.001,
    transformer_loss_at_stc: 0.009,
    mv_line_loss_at_stc: 0.003,
    aux_night_kw: 0.5,
    unavailability_loss: 0.01,
  },
  bifacial: { model: 'view_factor', height_m: 1.5 },
  module: { id: 'cec_csi_solar_co_ltd_cs7n_655mb_ag' },
  inverter: { id: 'cec_sungrow_power_supply_co_ltd_sg250hx_us_800v' },
}
