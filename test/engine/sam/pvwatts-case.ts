import { readFileSync } from 'node:fs'
import { completeRunRequest, type Resolved } from '@pvyield/engine'
import { referencePath } from '../../reference.ts'
import { SAM_FRONT } from './cover.ts'
import { samWeather } from './weather.ts'

/** Inputs of a run by ssc's names. */
export interface PvwattsInputs {
  system_capacity: number
  module_type: 0 | 1 | 2
  dc_ac_ratio: number
  array_type: 0 | 1 | 2 | 3 | 4
  tilt: number
  azimuth: number
  gcr: number
  rotlim?: number
  losses: number
  inv_eff: number
  bifaciality: number
  albedo: number[]
  use_wf_albedo: 0 | 1
  soiling?: number[]
  adjust_constant: number
  xfmr_nll?: number
  xfmr_ll?: number
  enable_wind_stow?: 0 | 1
  stow_wspd?: number
  gust_factor?: number
  wind_stow_angle?: number
}

interface PvwattsFile {
  weather: { path: string; steps_per_hour: number }
  inputs: PvwattsInputs
  annual: Record<string, number>
  monthly: Record<string, number[]>
  series: { rows: number[]; stats: Record<string, { sum: number; max: number; monthly_sum: number[] }>; sampled: Record<string, number[]> }
}

export interface PvwattsCase {
  request: Resolved
  /**
   * Ratio of the capacity of the run to that of the request. Powers and energies have the same
   * ratio.
   */
  scale: number
  bifaciality: number
  moduleType: 0 | 1 | 2
  stepHours: number
  reference: Pick<PvwattsFile, 'annual' | 'monthly' | 'series'>
}

/**
 * The module of each `module_type`: CS1H-320MS, SPR-E20-327, FS-6435A (areas as 1 m wide), with the
 * efficiency that ssc assumes for the layout of the rows.
 * Source: ssc, cmod_pvwattsv8.cpp; its parameters of the CEC module model, `adjust` in percent
 * there.
 */
const MODULES = [
  {
    layoutEfficiency: 0.19,
    section: {
      length_m: 1.6864,
      v_mp_v: 35.8,
      i_mp_a: 9.01,
      v_oc_v: 43.3,
      i_sc_a: 9.51,
      alpha_sc_a_per_k: 0.004755,
      a_ref_v: 1.65916,
      i_l_ref_a: 9.51393,
      i_o_ref_a: 4.37813e-11,
      r_s_ohm: 0.269953,
      r_sh_ref_ohm: 654.059,
      adjust: 0.0579586,
    },
  },
  {
    layoutEfficiency: 0.21,
    section: {
      length_m: 1.6297,
      v_mp_v: 54.7,
      i_mp_a: 5.98,
      v_oc_v: 64.9,
      i_sc_a: 6.46,
      alpha_sc_a_per_k: 0.0026,
      a_ref_v: 2.45326,
      i_l_ref_a: 6.4704,
      i_o_ref_a: 2.01784e-11,
      r_s_ohm: 0.421231,
      r_sh_ref_ohm: 261.723,
      adjust: 0.0956482,
    },
  },
  {
    layoutEfficiency: 0.18,
    section: {
      length_m: 2.4751,
      v_mp_v: 183.6,
      i_mp_a: 2.37,
      v_oc_v: 219.6,
      i_sc_a: 2.55,
      alpha_sc_a_per_k: 0.00102,
      a_ref_v: 7.97293,
      i_l_ref_a: 2.55475,
      i_o_ref_a: 2.69243e-12,
      r_s_ohm: 4.60991,
      r_sh_ref_ohm: 2476.95,
      adjust: -0.0249865,
    },
  },
] as const

/** Every request is a plant of 1,000 modules. */
const MODULES_PER_STRING = 10
const STRINGS = 100
/** Values of `array_type` other than 0 (fixed racks). */
const ROOF = 1
const TRACKER = 2
const BACKTRACKER = 3
const TWO_AXIS = 4
/** The module with which ssc lays out the rows, whatever the module type. */
const LAYOUT_MODULE_W = 300
const LAYOUT_ASPECT = 1.7
/**
 * Ratio of the DC power at which inverters start to the AC rating. This is ssc's value for a
 * megawatt and more; every plant gets it because ssc compares watts with kilowatts.
 */
const START_FRAC = 0.004931
/**
 * Fraction of the rear light that remains in ssc: 0.96 for its glass, for light from all sides,
 * times 0.95 for the front's shade of the sky, which ssc subtracts here too.
 */
const REAR_KEPT = 0.96 * 0.95

/**
 * Racks two modules high and trackers one high, as many rows as modules along each; ground light as
 * in SAM.
 */
function arrayOf(inputs: PvwattsInputs): object {
  const { array_type: type, tilt, gcr } = inputs
  const isTracker = type === TRACKER || type === BACKTRACKER
  const modulesUp = isTracker ? 1 : 2
  const modules = Math.ceil((inputs.system_capacity * 1000) / LAYOUT_MODULE_W)
  const moduleAreaM2 = LAYOUT_MODULE_W / MODULES[inputs.module_type].layoutEfficiency / 1000
  return {
    track_mode: isTracker ? 'single_axis' : type === TWO_AXIS ? 'two_axis' : type === ROOF ? 'rooftop' : 'fixed',
    tilt_deg: tilt,
    azimuth_deg: inputs.azimuth,
    gcr,
    collector_width_m: Math.sqrt(moduleAreaM2 * LAYOUT_ASPECT) * modulesUp,
    n_rows: Math.ceil(Math.sqrt(modules / modulesUp)),
    inter_row_shading: type !== ROOF,
    shade_mode: type === BACKTRACKER ? 'none' : 'linear',
    // ssc has a sign error where the row in front covers sky beyond the zenith: vertical rows keep
    // all of their sky (ss_sky_diffuse_factor 1, by geometry 0.90)
    diffuse_shading: tilt === 90 ? 'none' : 'lune',
    ground_shading: 'sunlit_strip',
    ...(isTracker && { tracking: type === BACKTRACKER ? 'backtracking' : 'true_tracking', rotation_limit_deg: inputs.rotlim }),
    ...(inputs.enable_wind_stow === 1 && {
      wind_stow: true,
      wind_stow_speed_ms: (inputs.stow_wspd ?? Number.NaN) / (inputs.gust_factor ?? Number.NaN),
      wind_stow_angle_deg: inputs.wind_stow_angle,
    }),
    modules_per_string: MODULES_PER_STRING,
    strings_per_inverter: STRINGS,
  }
}

const monthly = (values: readonly number[], factor = 1): number[] =>
  Array.from({ length: 12 }, (_, k) => values[k % values.length] * factor)

function requestOf(inputs: PvwattsInputs, weatherPath: string): Resolved {
  const { weather, site } = samWeather(weatherPath)
  const module = MODULES[inputs.module_type].section
  const powerW = module.v_mp_v * module.i_mp_a
  const acW = (MODULES_PER_STRING * STRINGS * powerW) / inputs.dc_ac_ratio
  return completeRunRequest({
    site: {
      ...site,
      irradiance_closure: 'beam_diffuse',
      circumsolar: 'diffuse',
      albedo_monthly: monthly(inputs.albedo),
      use_weather_albedo: inputs.use_wf_albedo === 1,
      soiling_monthly: monthly(inputs.soiling ?? [0], 0.01),
    },
    array: arrayOf(inputs),
    iam: SAM_FRONT,
    spectral: { mode: 'sandia_airmass' },
    thermal: { model: 'noct', noct_c: inputs.array_type === ROOF ? 49 : 45 },
    dc_losses: { quality_loss: inputs.losses / 100 },
    ac_losses: {
      transformer_constant_loss: (inputs.xfmr_nll ?? 0) / 100,
      transformer_loss_at_stc: (inputs.xfmr_ll ?? 0) / 100,
      unavailability_loss: inputs.adjust_constant / 100,
    },
    bifacial:
      inputs.bifaciality === 0
        ? null
        : { height_m: 1, bifaciality: inputs.bifaciality, structure_shading: 1 - REAR_KEPT, rear_mismatch: 0, transparency: 0.013 },
    weather,
    module: { model: 'cec', p_nom_w: powerW, width_m: 1, ...module },
    inverter: {
      model: 'sandia',
      p_ac_nom_kw: acW / 1000,
      p_aco_w: acW,
      p_dco_w: acW / (inputs.inv_eff / 100),
      v_dco_v: MODULES_PER_STRING * module.v_mp_v,
      p_so_w: START_FRAC * acW,
    },
  })
}

/** The nameplate of each `module_type` as a simple run has it. */
const NAMEPLATES = [
  { light_response: 'standard', temperature_coefficient: -0.0037 },
  { light_response: 'premium', temperature_coefficient: -0.0035 },
  { light_response: 'thin_film', temperature_coefficient: -0.0032 },
] as const

/** The run with the module of a simple run, which knows the nameplate alone, in place of the CEC model. */
export function withSimpleModule(run: PvwattsCase, light: 'of its type' | 'linear'): Resolved {
  const { module } = run.request
  if (module.model !== 'cec') throw new Error('The modules of PVWatts v8 are those of the CEC model')
  const { light_response, temperature_coefficient } = NAMEPLATES[run.moduleType]
  const { p_nom_w, length_m, width_m } = module
  return completeRunRequest({
    ...run.request,
    module: {
      model: 'reference',
      p_nom_w,
      efficiency: p_nom_w / (1000 * length_m * width_m),
      temperature_coefficient,
      light_response: light === 'linear' ? light : light_response,
    },
  })
}

/**
 * A run of the reference, by its file name without `.json`, as a full request with the models of
 * PVWatts v8.
 */
export function loadPvwattsCase(name: string): PvwattsCase {
  const path = referencePath('sam', `${name}.json`)
  if (path === null) throw new Error(`${name} is missing from the reference data`)
  const { inputs, weather, annual, monthly: months, series } = JSON.parse(readFileSync(path, 'utf8')) as PvwattsFile
  const request = requestOf(inputs, weather.path)
  return {
    request,
    scale: (inputs.system_capacity * 1e6) / (MODULES_PER_STRING * STRINGS * request.module.p_nom_w * 1000),
    bifaciality: inputs.bifaciality,
    moduleType: inputs.module_type,
    stepHours: 1 / weather.steps_per_hour,
    reference: { annual, monthly: months, series },
  }
}
