import type { SimpleRunRequest } from '@pvyield/contract/schemas'
import type { FullPath } from './full-path.ts'
import { DEFAULT_LOSSES_PERCENT } from './losses.ts'
import type { OwnPlant, SimplePlant } from './plant.ts'
import { ROTATION_LIMIT_DEG } from './row-sizes.ts'

/**
 * Fields of the full request that get their value from a field of the simple request. That field is
 * listed or was sent.
 */
export const FED_BY: Partial<Record<FullPath, keyof SimpleRunRequest>> = {
  'site.latitude': 'latitude',
  'site.longitude': 'longitude',
  'site.elevation': 'elevation',
  'site.timezone': 'timezone',
  'site.albedo_monthly': 'albedo',
  'array.track_mode': 'racking',
  'array.tilt_deg': 'tilt_deg',
  'array.azimuth_deg': 'azimuth_deg',
  'array.gcr': 'gcr',
  bifacial: 'bifaciality',
  'bifacial.bifaciality': 'bifaciality',
  weather: 'weather',
  scene: 'scene',
  'module.technology': 'module_type',
  'module.p_nom_w': 'module_power_w',
  'module.efficiency': 'module_efficiency',
  'module.temperature_coefficient': 'temperature_coefficient',
  'module.light_response': 'module_type',
  'module.bifaciality': 'bifaciality',
  'inverter.model': 'inverter_model',
  'inverter.p_ac_nom_kw': 'inverter_ac_kw',
  'inverter.efficiency': 'inverter_efficiency',
  'inverter.efficiency_nom': 'inverter_efficiency',
  'inverter.p_aco_w': 'inverter_ac_kw',
  'inverter.p_dco_w': 'inverter_efficiency',
  'lifetime.uncertainty': 'uncertainty',
  'lifetime.uncertainty_parts': 'uncertainty_parts',
  include_series: 'include_series',
}

/** The module of a simple run has no voltage. */
const NO_STRING = 'for a module without voltages: not the length of strings to build'

/**
 * Reasons for values of the full request that the simple run sets, where there is a specific
 * reason.
 */
export function sourcesOf({ request, racking, trackMode, own }: SimplePlant): Partial<Record<FullPath, string>> {
  const byPercent =
    request.losses_percent === DEFAULT_LOSSES_PERCENT
      ? 'default loss category of losses_percent'
      : 'default loss category, scaled with one common exponent to losses_percent'
  return {
    'site.soiling_monthly': `soiling in every month: ${byPercent}`,
    'dc_losses.module_mismatch_loss': `mismatch: ${byPercent}`,
    'dc_losses.dc_wiring_loss_at_stc': `wiring and connections, flat: ${byPercent}`,
    'dc_losses.lid_loss': `light-induced degradation: ${byPercent}`,
    'dc_losses.quality_loss': `nameplate rating: ${byPercent}`,
    'ac_losses.unavailability_loss': `availability: ${byPercent}`,
    'site.use_weather_albedo': 'albedo applies to every row; the albedo of the weather is not used',
    ...(racking.standsInRows ? {} : { 'array.inter_row_shading': 'no row-to-row shading on a roof' }),
    ...(request.scene === null
      ? {}
      : {
          'array.row_model': 'devices and objects of the scene shade each other',
          'array.collector_width_m': 'width that most devices of the scene have',
        }),
    'array.modules_per_string':
      trackMode === 'ewf'
        ? `largest factor of half the module count that is at most 100, so that both faces have equal strings; ${NO_STRING}`
        : `largest factor of the module count that is at most 100; ${NO_STRING}`,
    'array.strings_per_inverter': 'modules divided by modules per string',
    'array.n_inverters': 'one inverter of the AC nameplate',
    ...(own === null ? {} : ownSources(own)),
    ...(racking.leastNoctC > 0 ? { 'thermal.noct_c': `${trackMode} racking raises the NOCT to ${racking.leastNoctC} degC` } : {}),
    'inverter.p_so_w': 'start of the inverter of PVWatts v8, 0.4931 % of the AC nameplate (NREL/ssc, cmod_pvwattsv8.cpp)',
    'bifacial.height_m': racking.isTracker
      ? `height of the tracker axis: half the width x sin(${ROTATION_LIMIT_DEG} deg) + 0.5 m, which clears the ground at full rotation`
      : 'fixed value of the simple run: height of the lower edge of a rack',
  }
}

/** How the strings of a module and an inverter that were sent were sized, as `POST /api/size` does it. */
function ownSources({ sizing, noctC }: OwnPlant): Partial<Record<FullPath, string>> {
  const { min = 0, max = 0 } = sizing?.modules_per_string ?? {}
  const { open_circuit_c = 0, hottest_cell_c = 0 } = sizing?.temperatures ?? {}
  return {
    'array.modules_per_string': `sized as POST /api/size does: ${min} to ${max} modules keep every voltage limit, with cells from ${open_circuit_c.toFixed(1)} degC (open circuit) to ${hottest_cell_c.toFixed(1)} degC`,
    'array.strings_per_inverter': 'sized next to dc_ac_ratio and the size, within the current of the inverter',
    'array.n_inverters': 'sized next to dc_ac_ratio and the size',
    'iam.kind': "the module's own profile, or Fresnel with its glass",
    'thermal.noct_c': `of the module: ${noctC} degC`,
  }
}
