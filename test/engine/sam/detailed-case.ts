import { readFileSync } from 'node:fs'
import { completeRunRequest, type Resolved } from '@pvyield/engine'
import { referencePath } from '../../reference.ts'
import { bifacialOf, inverterOf, moduleOf, opticsOf, thermalOf } from './detailed-equipment.ts'
import { type DetailedInputs, fraction, modulePrefix, numberOf, REFERENCE_CELL, together } from './detailed-inputs.ts'
import { type SamWeather, samWeather } from './weather.ts'

interface DetailedFile {
  weather: { path: string; steps_per_hour: number; records: number }
  inputs: DetailedInputs
  annual: Record<string, number>
  year_sums?: Record<string, number[]>
  series: { rows: number[]; sampled: Record<string, number[]> }
}

/** A run of the reference, and the same plant as our request. */
export interface DetailedRun extends Pick<DetailedFile, 'inputs' | 'annual' | 'year_sums' | 'series'> {
  /**
   * Requests whose sum is the run: one, or one for each part of the year when SAM changes the plant
   * during the year.
   */
  parts: Resolved[]
  /**
   * The same without beam shade, which standard self-shading subtracts from the power of the
   * modules instead of the light; empty without standard self-shading.
   */
  unshadedParts: Resolved[]
  /** The same without snow, which SAM subtracts from the power of the modules too; empty without snow. */
  snowlessParts: Resolved[]
  areaM2: number
}

const ONE_AXIS = 1
const TWO_AXIS = 2
const MONTHLY_TILT = 4
const STANDARD_SHADE = 1
const THIN_FILM_SHADE = 2
/** Values of `sky_model` and `irrad_mode`. */
const TRANSPOSITIONS = ['isotropic', 'reindl', 'perez'] as const
const CLOSURES = ['beam_diffuse', 'global_beam', 'global_diffuse', 'beam_diffuse'] as const
/** Depth of shade that disables a string. For SAM any depth does; the field must be above 0. */
const ANY_DEPTH_M = 1e-6

/** Length of the collector across the row. The module length follows from area and aspect ratio. */
function collectorWidthM(i: DetailedInputs): number {
  const widthM = Math.sqrt(numberOf(i, `${modulePrefix(i)}_area`) / i.module_aspect_ratio)
  return i.subarray1_nmody * (i.subarray1_mod_orient === 0 ? widthM * i.module_aspect_ratio : widthM)
}

/**
 * Slope across the axes of level trackers; SAM counts the azimuth of the slope from that of the
 * axes.
 * Source: Anderson and Mikofski 2020, NREL/TP-5K00-76626.
 */
function crossAxisSlopeDeg(i: DetailedInputs): number {
  const rad = Math.PI / 180
  return Math.atan(Math.tan(i.subarray1_slope_tilt * rad) * Math.sin(i.subarray1_slope_azm * rad)) / rad
}

function trackingOf(i: DetailedInputs): object {
  if (i.subarray2_enable === 1) return { track_mode: 'ewf', tilt_deg: i.subarray1_tilt, azimuth_deg: i.subarray1_azimuth + 90 }
  const plane = { tilt_deg: i.subarray1_tilt, azimuth_deg: i.subarray1_azimuth }
  if (i.subarray1_track_mode === TWO_AXIS) return { track_mode: 'two_axis' }
  if (i.subarray1_track_mode === MONTHLY_TILT) return { track_mode: 'seasonal_tilt', ...plane, tilt_monthly_deg: i.subarray1_monthly_tilt }
  if (i.subarray1_track_mode !== ONE_AXIS) return { track_mode: 'fixed', ...plane }
  return {
    track_mode: 'single_axis',
    ...plane,
    tracking: i.subarray1_backtrack === 1 ? 'backtracking' : 'true_tracking',
    rotation_limit_deg: i.subarray1_rotlim,
    cross_axis_slope_deg: crossAxisSlopeDeg(i),
  }
}

function arrayOf(i: DetailedInputs): object {
  const strings = i.subarray1_nstrings + (i.subarray2_nstrings ?? 0)
  return {
    ...trackingOf(i),
    gcr: i.subarray1_gcr,
    collector_width_m: collectorWidthM(i),
    inter_row_shading: i.subarray1_shade_mode !== 0,
    shade_mode: i.subarray1_shade_mode === THIN_FILM_SHADE ? 'linear' : 'electrical',
    ground_shading: 'sunlit_strip',
    n_rows: Math.floor((strings * i.subarray1_modules_per_string) / (i.subarray1_nmodx * i.subarray1_nmody)),
    string_steps: i.subarray1_nmody,
    cell_traverse_m: ANY_DEPTH_M,
    modules_per_string: i.subarray1_modules_per_string,
    strings_per_inverter: strings / i.inverter_count,
    n_inverters: i.inverter_count,
  }
}

/** The year with only irradiance on the plane. */
function referenceCellWeather(path: string): SamWeather {
  const { weather, site } = samWeather(path)
  const { ghi_wm2: _ghi, dhi_wm2: _dhi, dni_wm2: _dni, ...rest } = weather
  return { weather: rest, site }
}

function requestOf(i: DetailedInputs, annual: Record<string, number>, path: string): Resolved {
  const { weather, site } = i.irrad_mode === REFERENCE_CELL ? referenceCellWeather(path) : samWeather(path)
  return completeRunRequest({
    site: {
      ...site,
      irradiance_closure: CLOSURES[i.irrad_mode],
      transposition: TRANSPOSITIONS[i.sky_model],
      circumsolar: 'diffuse',
      albedo_monthly: i.albedo,
      use_weather_albedo: i.use_wf_albedo === 1,
      soiling_monthly: i.subarray1_soiling.map(fraction),
      snow_model: i.en_snow_model === 1 ? 'marion' : 'monthly',
    },
    array: arrayOf(i),
    ...opticsOf(i),
    thermal: thermalOf(i),
    dc_losses: {
      quality_loss: fraction(i.subarray1_nameplate_loss),
      lid_loss: fraction(i.dc_adjust_constant),
      module_mismatch_loss: fraction(i.subarray1_mismatch_loss),
      string_mismatch_loss: together(i.subarray1_diodeconn_loss, i.subarray1_tracking_loss, i.dcoptimizer_loss),
      dc_wiring_loss_at_stc: fraction(i.subarray1_dcwiring_loss),
      dc_wiring_model: 'flat',
    },
    ac_losses: {
      ohmic_model: 'flat',
      ac_wiring_loss_at_stc: fraction(i.acwiring_loss),
      transformer_constant_loss: fraction(i.transformer_no_load_loss),
      transformer_loss_at_stc: fraction(i.transformer_load_loss),
      transmission_loss: fraction(i.transmission_loss),
      unavailability_loss: fraction(i.adjust_constant),
      subhourly_clipping: i.enable_subinterval_distribution === 1 ? 'walker' : 'none',
    },
    bifacial: bifacialOf(i, annual),
    weather,
    module: moduleOf(i, annual),
    inverter: inverterOf(i),
  })
}

/** The weather of some rows. */
function rowsOf(weather: Resolved['weather'], from: number, to: number): Resolved['weather'] {
  const start = new Date(Date.parse(`${weather.start}Z`) + from * weather.step_minutes * 60_000).toISOString().slice(0, 16)
  const cut = Object.fromEntries(Object.entries(weather).map(([key, value]) => [key, Array.isArray(value) ? value.slice(from, to) : value]))
  return { ...cut, start } as Resolved['weather']
}

/**
 * The year in parts in which SAM does not change the plant: periods with their own availability.
 */
function partsOf(i: DetailedInputs, whole: Resolved, records: number): Resolved[] {
  const part = (from: number, to: number, changes: Partial<Resolved>): Resolved => ({
    ...whole,
    ...changes,
    weather: rowsOf(whole.weather, from, to),
  })
  const periods = i.adjust_periods ?? []
  if (periods.length === 0) return [whole]
  const edges = [...new Set([0, ...periods.flatMap((period) => period.slice(0, 2)), records])].sort((a, b) => a - b)
  return edges.slice(1).map((to, k) => {
    const percent = periods.find(([from]) => from === edges[k])?.[2] ?? 0
    return part(edges[k], to, { ac_losses: { ...whole.ac_losses, unavailability_loss: together(i.adjust_constant, percent) } })
  })
}

/**
 * A request in a year of operation. SAM has no degradation in the first year and one yearly rate
 * from each year to the next; ours counts from the middle of the first year.
 */
export function requestInYear(request: Resolved, { dc_degradation }: DetailedInputs, year: number): Resolved {
  const rate = fraction(dc_degradation?.[0] ?? 0)
  return { ...request, lifetime: { ...request.lifetime, year, dc_degradation_rate: (rate * (year - 1)) / (year - 0.5) } }
}

/** A run of the reference, by its file name without `.json`. */
export function loadDetailedRun(name: string): DetailedRun {
  const path = referencePath('sam', `${name}.json`)
  if (path === null) throw new Error(`${name} is missing from the reference data`)
  const { inputs, annual, year_sums, series, weather } = JSON.parse(readFileSync(path, 'utf8')) as DetailedFile
  const whole = requestOf(inputs, annual, weather.path)
  const parts = partsOf(inputs, whole, weather.records)
  const unshaded = (request: Resolved): Resolved => ({ ...request, array: { ...request.array, shade_mode: 'none' } })
  const snowless = (request: Resolved): Resolved => ({ ...request, site: { ...request.site, snow_model: 'monthly' } })
  const { modules_per_string, strings_per_inverter, n_inverters } = whole.array
  return {
    inputs,
    annual,
    year_sums,
    series,
    parts,
    unshadedParts: inputs.subarray1_shade_mode === STANDARD_SHADE ? parts.map(unshaded) : [],
    snowlessParts: inputs.en_snow_model === 1 ? parts.map(snowless) : [],
    areaM2: numberOf(inputs, `${modulePrefix(inputs)}_area`) * modules_per_string * strings_per_inverter * n_inverters,
  }
}
