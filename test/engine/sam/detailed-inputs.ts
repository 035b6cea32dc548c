/**
 * Inputs of a run by ssc's names; losses are percent. A few names represent a family of names of
 * one module or inverter model and are read by `numberOf`.
 */
export interface DetailedInputs {
  inverter_count: number
  use_wf_albedo: 0 | 1
  albedo: number[]
  irrad_mode: 0 | 1 | 2 | 3
  sky_model: 0 | 1 | 2
  module_model: number
  module_aspect_ratio: number
  inverter_model: 0 | 1 | 2
  mppt_low_inverter: number
  mppt_hi_inverter: number
  subarray1_nstrings: number
  subarray1_modules_per_string: number
  subarray1_tilt: number
  subarray1_azimuth: number
  subarray1_track_mode: number
  subarray1_rotlim: number
  subarray1_shade_mode: 0 | 1 | 2
  subarray1_gcr: number
  subarray1_slope_tilt: number
  subarray1_slope_azm: number
  subarray1_backtrack: 0 | 1
  subarray1_soiling: number[]
  en_snow_model: 0 | 1
  enable_subinterval_distribution?: 0 | 1
  subarray1_rear_soiling_loss: number
  subarray1_rack_shading: number
  subarray1_electrical_mismatch: number
  subarray1_mod_orient: 0 | 1
  subarray1_nmodx: number
  subarray1_nmody: number
  subarray1_monthly_tilt?: number[]
  subarray2_enable: 0 | 1
  subarray2_nstrings?: number
  subarray1_mismatch_loss: number
  subarray1_diodeconn_loss: number
  subarray1_dcwiring_loss: number
  subarray1_tracking_loss: number
  subarray1_nameplate_loss: number
  dcoptimizer_loss: number
  adjust_constant: number
  adjust_periods?: [from: number, to: number, percent: number][]
  dc_adjust_constant: number
  acwiring_loss: number
  transmission_loss: number
  transformer_no_load_loss: number
  transformer_load_loss: number
  dc_degradation?: number[]
  [name: string]: unknown
}

/** Values of `module_model` and `irrad_mode` that are used in more than one place. */
const USER_MODULE = 2
const SANDIA_MODULE = 3
const IEC_MODULE = 4
export const REFERENCE_CELL = 3

/** An input of a family of module or inverter names. */
export function numberOf(inputs: DetailedInputs, name: string): number {
  const value = inputs[name]
  if (typeof value !== 'number') throw new Error(`The run states no ${name}`)
  return value
}

export const fraction = (percent: number): number => percent / 100
/** Successive losses as one fraction. */
export const together = (...percents: number[]): number => 1 - percents.reduce((kept, percent) => kept * (1 - fraction(percent)), 1)

/** Family of the module's inputs: by model; fitted by the user, or of the CEC's list. */
export const isUserModule = (i: DetailedInputs): boolean => i.module_model === USER_MODULE
export const isSandiaModule = (i: DetailedInputs): boolean => i.module_model === SANDIA_MODULE
export const isIecModule = (i: DetailedInputs): boolean => i.module_model === IEC_MODULE
export const modulePrefix = (i: DetailedInputs): string => {
  if (isSandiaModule(i)) return 'snl'
  if (isIecModule(i)) return 'sd11par'
  return isUserModule(i) ? '6par' : 'cec'
}
