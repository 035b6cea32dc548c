import { SAM_FRONT, SAM_REAR_LOSS } from './cover.ts'
import {
  type DetailedInputs,
  fraction,
  isIecModule,
  isSandiaModule,
  isUserModule,
  modulePrefix,
  numberOf,
  REFERENCE_CELL,
  together,
} from './detailed-inputs.ts'

const DATASHEET_INVERTER = 1
const PART_LOAD_INVERTER = 2
/**
 * Increase of the NOCT by the standoff of the mounting, K: roof without gap, then gaps of
 * decreasing width, then rack.
 * Source: NREL/TP-6A20-67399.
 */
const STANDOFF_K = [18, 0, 2, 6, 11, 18, 0] as const

/**
 * The section of a module of the CEC list, or of a module that SAM fitted to a data sheet (the fit
 * is in its outputs).
 */
export function moduleOf(i: DetailedInputs, annual: Record<string, number>): object {
  if (isSandiaModule(i)) return sandiaModuleOf((name) => numberOf(i, `snl_${name}`))
  if (isIecModule(i)) return iecModuleOf((name) => numberOf(i, `sd11par_${name}`))
  const plate = isUserModule(i)
    ? { vmp: '6par_vmp', imp: '6par_imp', voc: '6par_voc', isc: '6par_isc', alpha: '6par_aisc', cells: '6par_nser', noct: '6par_tnoct' }
    : {
        vmp: 'cec_v_mp_ref',
        imp: 'cec_i_mp_ref',
        voc: 'cec_v_oc_ref',
        isc: 'cec_i_sc_ref',
        alpha: 'cec_alpha_sc',
        cells: 'cec_n_s',
        noct: 'cec_t_noct',
      }
  const prefix = modulePrefix(i)
  return {
    model: 'cec',
    p_nom_w: numberOf(i, plate.vmp) * numberOf(i, plate.imp),
    length_m: numberOf(i, `${prefix}_area`),
    width_m: 1,
    cells_in_series: numberOf(i, plate.cells),
    noct_c: numberOf(i, plate.noct) + STANDOFF_K[numberOf(i, `${prefix}_standoff`)],
    i_sc_a: numberOf(i, plate.isc),
    v_oc_v: numberOf(i, plate.voc),
    i_mp_a: numberOf(i, plate.imp),
    v_mp_v: numberOf(i, plate.vmp),
    alpha_sc_a_per_k: numberOf(i, plate.alpha),
    a_ref_v: annual['6par_a'],
    i_l_ref_a: annual['6par_Il'],
    i_o_ref_a: annual['6par_Io'],
    r_s_ohm: annual['6par_Rs'],
    r_sh_ref_ohm: annual['6par_Rsh'],
    adjust: fraction(annual['6par_Adj']),
  }
}

function sandiaModuleOf(value: (name: string) => number): object {
  return {
    model: 'sandia',
    p_nom_w: value('vmpo') * value('impo'),
    length_m: value('area'),
    width_m: 1,
    cells_in_series: value('series_cells'),
    i_sc_a: value('isco'),
    v_oc_v: value('voco'),
    i_mp_a: value('impo'),
    v_mp_v: value('vmpo'),
    alpha_sc_per_k: value('aisc'),
    alpha_mp_per_k: value('aimp'),
    c0: value('c0'),
    c1: value('c1'),
    c2: value('c2'),
    c3: value('c3'),
    beta_voc_v_per_k: value('bvoco'),
    m_beta_voc_v_per_k: value('mbvoc'),
    beta_vmp_v_per_k: value('bvmpo'),
    m_beta_vmp_v_per_k: value('mbvmp'),
    diode_factor: value('n'),
  }
}

function iecModuleOf(value: (name: string) => number): object {
  return {
    model: 'iec61853',
    p_nom_w: value('Vmp0') * value('Imp0'),
    length_m: value('area'),
    width_m: 1,
    cells_in_series: value('nser'),
    noct_c: value('tnoct') + STANDOFF_K[value('standoff')],
    i_sc_a: value('Isc0'),
    v_oc_v: value('Voc0'),
    i_mp_a: value('Imp0'),
    v_mp_v: value('Vmp0'),
    alpha_sc_a_per_k: value('alphaIsc'),
    diode_factor: value('n'),
    i_l_ref_a: value('Il'),
    i_o_ref_a: value('Io'),
    shunt_c1_ohm: value('c1'),
    shunt_c2_ohm: value('c2'),
    shunt_c3: value('c3'),
    series_d1_ohm: value('d1'),
    series_d2_ohm_per_k: value('d2'),
    series_d3_ohm: value('d3'),
    band_gap_ev: value('Egref'),
  }
}

const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent)

function interpolated(x: number[], y: number[], at: number): number {
  const k = Math.max(
    1,
    x.findIndex((value) => value >= at),
  )
  return y[k - 1] + ((at - x[k - 1]) / (x[k] - x[k - 1])) * (y[k] - y[k - 1])
}

/**
 * The inverter. SAM interpolates the efficiencies of a part-load table linearly, ours the AC
 * powers, so the table is converted in steps of 1 %.
 */
export function inverterOf(i: DetailedInputs): object {
  const window = { v_mppt_min_v: i.mppt_low_inverter, v_mppt_max_v: i.mppt_hi_inverter }
  const value = (name: string): number => numberOf(i, name)
  if (i.inverter_model === PART_LOAD_INVERTER) {
    const ratedDcKw = value('inv_pd_pdco') / 1000
    return {
      ...window,
      model: 'curve',
      p_ac_nom_kw: value('inv_pd_paco') / 1000,
      p_start_kw: 0,
      p_night_w: value('inv_pd_pnt'),
      curves: [
        {
          p_dc_kw: PERCENTS.map((percent) => fraction(percent) * ratedDcKw),
          efficiency: PERCENTS.map((percent) =>
            fraction(interpolated(i.inv_pd_partload as number[], i.inv_pd_efficiency as number[], percent)),
          ),
        },
      ],
    }
  }
  if (i.inverter_model === DATASHEET_INVERTER) {
    const acW = value('inv_ds_paco')
    return {
      ...window,
      model: 'sandia',
      p_ac_nom_kw: acW / 1000,
      p_aco_w: acW,
      p_dco_w: acW / fraction(value('inv_ds_eff')),
      v_dco_v: value('inv_ds_vdco'),
      p_so_w: value('inv_ds_pso'),
      p_night_w: value('inv_ds_pnt'),
    }
  }
  return {
    ...window,
    model: 'sandia',
    p_ac_nom_kw: value('inv_snl_paco') / 1000,
    p_aco_w: value('inv_snl_paco'),
    p_dco_w: value('inv_snl_pdco'),
    v_dco_v: value('inv_snl_vdco'),
    p_so_w: value('inv_snl_pso'),
    c0: value('inv_snl_c0'),
    c1: value('inv_snl_c1'),
    c2: value('inv_snl_c2'),
    c3: value('inv_snl_c3'),
    p_night_w: value('inv_snl_pnt'),
    dc_derating: deratingOf(i.inv_tdc_cec_db as number[][]),
  }
}

/** The first start temperature and slope of each curve; no hour of the runs reaches a second one. */
function deratingOf(curves: number[][]): object {
  return {
    v_dc_v: curves.length === 1 ? [] : curves.map(([dcV]) => dcV),
    start_temp_c: curves.map(([, startC]) => startC),
    slope_per_k: curves.map(([, , slope]) => slope),
  }
}

/** Cover and spectrum. A reference cell measures behind both. */
export function opticsOf(i: DetailedInputs): object {
  if (i.irrad_mode === REFERENCE_CELL) return { iam: { kind: 'off', diffuse: 'off' } }
  const listed = (name: string, count: number): number[] => Array.from({ length: count }, (_, k) => numberOf(i, `${name}${k}`))
  const airMass = (coefficients: number[]): object => ({ mode: 'sandia_airmass', coefficients })
  if (isSandiaModule(i))
    return { iam: { kind: 'sandia', diffuse: 'off', sandia_coefficients: listed('snl_b', 6) }, spectral: airMass(listed('snl_a', 5)) }
  if (isIecModule(i)) return { iam: { kind: 'fresnel' }, spectral: airMass(listed('sd11par_AMa', 5)) }
  return { iam: SAM_FRONT, spectral: { mode: 'sandia_airmass' } }
}

/**
 * The rear side; null for monofacial modules (SAM writes their rear outputs but does not add them).
 * Where SAM computes the mismatch for each hour, its mean is used.
 */
export function bifacialOf(i: DetailedInputs, annual: Record<string, number>): object | null {
  if (isSandiaModule(i) || isIecModule(i)) return null
  const prefix = modulePrefix(i)
  if (numberOf(i, `${prefix}_is_bifacial`) === 0) return null
  return {
    model: 'view_factor',
    height_m: numberOf(i, `${prefix}_bifacial_ground_clearance_height`),
    bifaciality: numberOf(i, `${prefix}_bifaciality`),
    structure_shading: together(i.subarray1_rack_shading, i.subarray1_rear_soiling_loss, 100 * SAM_REAR_LOSS),
    rear_mismatch: annual.annual_bifacial_electrical_mismatch / annual.annual_poa_rear,
    transparency: numberOf(i, `${prefix}_bifacial_transmission_factor`),
  }
}

/** Values of `cec_mounting_config` that the engine has. */
const MOUNTINGS = ['rack', 'flush', 'integrated'] as const

/** Cell temperature: from the NOCT, by heat transfer, or for King's modules by an exponential of the wind. */
export function thermalOf(i: DetailedInputs): object {
  if (isSandiaModule(i)) {
    return { model: 'sapm', sapm_a: numberOf(i, 'snl_a'), sapm_b: numberOf(i, 'snl_b'), sapm_delta_t_c: numberOf(i, 'snl_dtc') }
  }
  const isCec = modulePrefix(i) === 'cec'
  if (isCec && i.cec_temp_corr_mode === 1) {
    return {
      model: 'heat_transfer',
      mounting: MOUNTINGS[numberOf(i, 'cec_mounting_config')],
      back_temp_c: numberOf(i, 'cec_backside_temp'),
    }
  }
  return { model: 'noct', array_height_stories: isCec && i.cec_height === 1 ? 2 : 1 }
}
