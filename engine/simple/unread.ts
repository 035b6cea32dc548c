import type { Racking } from '../geometry/racking.ts'
import type { FullPath } from './full-path.ts'

/*
 * Fields of the full request that a simple run does not read. Another value gives exactly the same
 * answer (test/engine/simple/defaults.test.ts).
 */

/** Labels. */
const LABELS: FullPath[] = ['module.manufacturer', 'module.name', 'inverter.manufacturer', 'inverter.name']

/**
 * Fields of model options that a simple run does not use. It uses `fresnel_ar`, `noct`,
 * `view_factor`, linear shade, no spectrum, the reference module.
 */
const OTHER_OPTIONS: FullPath[] = [
  'array.tilt_monthly_deg',
  'array.string_steps',
  'array.cell_traverse_m',
  'array.fraction_for_electrical',
  'array.cell_layout',
  'array.bypass_steps',
  'iam.b0',
  'iam.a_r',
  'iam.sandia_coefficients',
  'iam.interpolation',
  'iam.angles_deg',
  'iam.factors',
  'iam.thickness_m',
  'thermal.unit_mass_kgm2',
  'thermal.u_c',
  'thermal.u_v',
  'thermal.sapm_a',
  'thermal.sapm_b',
  'thermal.sapm_delta_t_c',
  'thermal.ross_k',
  'thermal.fuentes_module_height_m',
  'thermal.fuentes_wind_height_m',
  'thermal.fuentes_emissivity',
  'thermal.fuentes_absorption',
  'thermal.mounting',
  'thermal.back_temp_c',
  'spectral.coefficients',
  'spectral.aod500',
  'bifacial.fixed_fraction',
  'module.cells_in_series',
  'module.cells_in_parallel',
  'module.front_surface',
  'module.iam_profile',
]

/**
 * Fields of components that the plant of a simple run does not have. The field that states their
 * absence, a power or loss of zero or null, is listed in the defaults.
 */
const ABSENT_ITEMS: FullPath[] = [
  'site.use_horizon',
  'site.horizon_model',
  'ac_losses.ohmic_model',
  'ac_losses.ohmic_power',
  'ac_losses.aux_threshold_kw',
  'ac_losses.grid_limit_at',
  'ac_losses.grid_limit_apparent',
  'ac_losses.power_factor',
  'ac_losses.pnom_apparent',
  'ac_losses.inverter_night_tare',
  'ac_losses.transformer_night_disconnect',
  'ac_losses.power_reference',
  'ac_losses.use_auxiliaries',
  'ac_losses.use_mv_transformer',
  'ac_losses.use_mv_line',
  'lifetime.dc_degradation_rate',
  'lifetime.letid_years',
  'inverter.p_ac_max_kw',
  'inverter.temp_p_max_c',
  'inverter.temp_p_nom_c',
]

/**
 * The reference module has no voltage, and the NOCT of the thermal section takes precedence over
 * its own.
 */
const VOLTAGE: FullPath[] = [
  'module.v_max_v',
  'module.noct_c',
  'inverter.v_mppt_min_v',
  'inverter.v_mppt_max_v',
  'inverter.v_dc_max_v',
  'inverter.i_dc_max_a',
  'inverter.mppt_count',
  'inverter.v_dco_v',
  'inverter.c1',
  'inverter.c2',
  'inverter.c3',
]

const ROWS_ONLY: ReadonlySet<FullPath> = new Set([
  'array.collector_width_m',
  'array.n_rows',
  'array.row_length_m',
  'array.band_top_m',
  'array.band_bottom_m',
  'array.row_model',
  'array.shade_mode',
  'array.diffuse_shading',
  'array.ground_shading',
])

const TRACKERS_ONLY: ReadonlySet<FullPath> = new Set([
  'array.tracking',
  'array.backtracking',
  'array.rotation_limit_deg',
  'array.rotation_min_deg',
  'array.rotation_max_deg',
  'array.cross_axis_slope_deg',
  'array.wind_stow',
])

/** Trackers of a simple run do not stow. */
const STOW_ONLY: FullPath[] = ['array.wind_stow_speed_ms', 'array.wind_stow_angle_deg']

const NEVER_READ: ReadonlySet<FullPath> = new Set([...LABELS, ...OTHER_OPTIONS, ...ABSENT_ITEMS, ...VOLTAGE, ...STOW_ONLY])

/** The devices of a scene have their own. */
const NOT_WITH_SCENE: ReadonlySet<FullPath> = new Set(['array.tilt_deg', 'array.azimuth_deg'])

/** How the objects of a scene shade, also on a roof; the bands are warned of. */
const ALWAYS_WITH_SCENE: ReadonlySet<FullPath> = new Set([
  'array.row_model',
  'array.shade_mode',
  'array.diffuse_shading',
  'array.band_top_m',
  'array.band_bottom_m',
])

/** Whether a simple run with this racking never reads the field. */
export function isUnread(path: FullPath, { standsInRows, isTracker }: Racking, hasScene: boolean): boolean {
  if (NEVER_READ.has(path) || (hasScene && NOT_WITH_SCENE.has(path))) return true
  const isOfRows = ROWS_ONLY.has(path) && !(hasScene && ALWAYS_WITH_SCENE.has(path))
  return (!standsInRows && isOfRows) || (!isTracker && TRACKERS_ONLY.has(path))
}
