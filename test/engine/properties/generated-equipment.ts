import type { Seeded } from './seeded.ts'

type Section = Record<string, unknown>

/** Properties of a module that are needed to choose a matching inverter. */
export interface Equipment {
  module: Section
  inverter: Section
  modules_per_string: number
  strings_per_inverter: number
  n_inverters: number
}

function plate(p_nom_w: number, size: [number, number], cells_in_series: number, short: [number, number], mpp: [number, number]) {
  const [[length_m, width_m], [i_sc_a, v_oc_v], [i_mp_a, v_mp_v]] = [size, short, mpp]
  return { p_nom_w, length_m, width_m, cells_in_series, i_sc_a, v_oc_v, i_mp_a, v_mp_v }
}

const SILICON = plate(345, [1.76, 1.04], 60, [11.06, 40.2], [10.09, 34.2])

/**
 * An ordinary module of each technology, rounded, with the temperature coefficient of its power:
 * the nameplate must fit the band gap of its technology.
 */
const PLATES: Record<string, [ReturnType<typeof plate>, muPmpPerK: number]> = {
  mono_si: [SILICON, -0.0035],
  poly_si: [SILICON, -0.0041],
  hit: [SILICON, -0.0029],
  cdte: [plate(450, [2.01, 1.23], 264, [2.57, 221], [2.41, 187]), -0.0032],
  cis: [plate(170, [1.26, 0.98], 172, [2.2, 112], [1.95, 87.5]), -0.0035],
  a_si: [plate(60, [0.99, 0.96], 108, [1.19, 91.8], [0.9, 67]), -0.002],
  tandem: [plate(130, [1.41, 1], 45, [3.41, 60.4], [2.82, 46.1]), -0.0024],
  other: [SILICON, -0.0037],
}

/** LR4-60HPB-345M of the CEC library (2023-10-31). */
const CEC = {
  ...SILICON,
  alpha_sc_a_per_k: 0.004424,
  a_ref_v: 1.51786,
  i_l_ref_a: 11.0803,
  i_o_ref_a: 3.28993e-11,
  r_s_ohm: 0.118201,
  r_sh_ref_ohm: 64.3617,
}

/** CS5P-220M of the Sandia database, as pvlib's documentation prints it. */
const SANDIA = {
  ...plate(219.6, [1.615, 1.052], 96, [5.09165, 59.2608], [4.54629, 48.3156]),
  alpha_sc_per_k: 0.000397,
  alpha_mp_per_k: 0.000181,
  c0: 1.01284,
  c1: -0.0128398,
  c2: 0.279317,
  c3: -7.24463,
  beta_voc_v_per_k: -0.21696,
  beta_vmp_v_per_k: -0.235488,
  diode_factor: 1.4032,
}

/** FS-267 with the coefficients of SAM (its default of the model). */
const IEC = {
  ...plate(65.43, [1.2, 0.6], 116, [1.18122, 87.0825], [1.05627, 61.9414]),
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
}

const MODULES: Record<string, (seeded: Seeded, technology: string) => Section> = {
  pvsyst: (seeded, technology) => {
    const [sheet, mu_p_mp_per_k] = built(PLATES, 'plate', technology)
    const ohm = sheet.v_mp_v / sheet.i_mp_a
    const resistances = { r_series_ohm: ohm * seeded.between(0.03, 0.08), r_shunt_ohm: ohm * seeded.between(60, 400) }
    return { ...sheet, mu_p_mp_per_k, mu_i_sc_a_per_k: 0.0004 * sheet.i_sc_a, ...(seeded.chance(0.5) ? resistances : {}) }
  },
  cec: (seeded) => ({ ...CEC, adjust: seeded.between(-0.1, 0.12) }),
  desoto: () => CEC,
  sandia: (seeded) => ({ ...SANDIA, m_beta_voc_v_per_k: seeded.between(-0.01, 0.01), m_beta_vmp_v_per_k: seeded.between(-0.01, 0.01) }),
  iec61853: () => IEC,
  reference: (seeded) => ({
    p_nom_w: seeded.between(250, 600),
    efficiency: seeded.between(0.15, 0.23),
    temperature_coefficient: seeded.between(-0.005, -0.002),
    light_response: seeded.pick(['linear', 'standard', 'premium', 'thin_film']),
  }),
}

const INVERTERS: Record<string, (seeded: Seeded, nominalKw: number) => Section> = {
  curve: (seeded, kw) => {
    const curve = (v_dc_v: number | null, best: number): Section => ({
      v_dc_v,
      p_dc_kw: [0.03, 0.1, 0.3, 0.7, 1.05].map((share) => share * kw),
      efficiency: [best - 0.06, best - 0.015, best, best - 0.001, best - 0.006],
    })
    return { curves: seeded.chance(0.5) ? [curve(null, 0.985)] : [curve(500, 0.978), curve(650, 0.986), curve(800, 0.98)] }
  },
  sandia: (seeded, kw) => ({
    p_aco_w: kw * 1000,
    p_dco_w: kw * seeded.between(1020, 1045),
    v_dco_v: 650,
    p_so_w: kw * seeded.between(1, 5),
    c0: -2e-6 / kw,
    c1: seeded.between(-2e-5, 2e-5),
    c2: seeded.between(-5e-4, 5e-4),
    c3: seeded.between(-5e-4, 5e-4),
  }),
  pvwatts: (seeded) => ({ efficiency_nom: seeded.between(0.94, 0.985) }),
  flat: (seeded) => ({ efficiency: seeded.between(0.93, 1) }),
}

function built<T>(builders: Record<string, T>, section: string, model: string): T {
  const builder = builders[model]
  if (builder === undefined) throw new Error(`The generated plants have no ${section} of model ${model}: add one`)
  return builder
}

/**
 * A module and an inverter that match more or less: windows, currents and powers limit some rows
 * and not others.
 */
export function generatedEquipment(seeded: Seeded, moduleModel: string, inverterModel: string, technology: string): Equipment {
  const own = built(MODULES, 'module', moduleModel)(seeded, technology)
  const mppV = Number(own.v_mp_v ?? 34.2)
  const mppA = Number(own.i_mp_a ?? 10)
  const modules_per_string = Math.max(1, Math.round(seeded.between(480, 820) / mppV))
  const strings_per_inverter = seeded.whole(2, 30)
  const dcKw = (Number(own.p_nom_w) * modules_per_string * strings_per_inverter) / 1000
  const p_ac_nom_kw = Number((dcKw / seeded.between(0.7, 1.6)).toPrecision(5))
  const stringV = mppV * modules_per_string
  const maybe = (probability: number, limits: Section): Section => (seeded.chance(probability) ? limits : {})
  const window = maybe(0.5, { v_mppt_min_v: stringV * seeded.between(0.75, 1), v_mppt_max_v: stringV * seeded.between(1.02, 1.3) })
  const limitV = Math.max(stringV * seeded.between(1.1, 1.4), Number(window.v_mppt_max_v ?? 0))
  const derating = { temp_air_c: [-10, 25, 45], p_ac_kw: [1.08, 1, 0.8].map((share) => share * p_ac_nom_kw) }
  return {
    module: { model: moduleModel, technology, bifaciality: 0.7, ...maybe(0.2, { front_surface: 'ar_glass' }), ...own },
    inverter: {
      model: inverterModel,
      p_ac_nom_kw,
      p_night_w: seeded.between(0, 20),
      ...window,
      ...maybe(0.3, { v_dc_max_v: limitV }),
      ...maybe(0.3, { i_dc_max_a: mppA * strings_per_inverter * seeded.between(0.6, 1.2) }),
      ...maybe(0.3, { p_start_kw: p_ac_nom_kw * seeded.between(0.001, 0.02) }),
      ...maybe(0.3, { p_ac_max_kw: p_ac_nom_kw * 1.1, derating }),
      ...built(INVERTERS, 'inverter', inverterModel)(seeded, p_ac_nom_kw),
    },
    modules_per_string,
    strings_per_inverter,
    n_inverters: seeded.whole(1, 3),
  }
}
