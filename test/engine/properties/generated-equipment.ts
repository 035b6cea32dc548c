import type { Seeded } from './seeded.ts'

type Section = Record<string, unknown>

/** What the electrical side must know of a module to fit an inverter to it. */
export interface Equipment {
  module: Section
  inverter: Section
  modules_per_string: number
  strings_per_inverter: number
  n_inverters: number
}

const SINGLE_DIODE = { length_m: 1.76, width_m: 1.04, cells_in_series: 60, i_sc_a: 11.06, v_oc_v: 40.2, i_mp_a: 10.09, v_mp_v: 34.2 }

/** LR4-60HPB-345M of the CEC library (2023-10-31). */
const CEC = {
  ...SINGLE_DIODE,
  p_nom_w: 345,
  alpha_sc_a_per_k: 0.004424,
  a_ref_v: 1.51786,
  i_l_ref_a: 11.0803,
  i_o_ref_a: 3.28993e-11,
  r_s_ohm: 0.118201,
  r_sh_ref_ohm: 64.3617,
}

const MODULES: Record<string, (seeded: Seeded) => Section> = {
  pvsyst: (seeded) => ({
    ...SINGLE_DIODE,
    p_nom_w: 345,
    mu_i_sc_a_per_k: 0.0044,
    mu_p_mp_per_k: seeded.between(-0.0045, -0.0028),
    ...(seeded.chance(0.5) ? { r_series_ohm: seeded.between(0.1, 0.25), r_shunt_ohm: seeded.between(200, 1500) } : {}),
  }),
  cec: (seeded) => ({ ...CEC, adjust: seeded.between(-0.1, 0.12) }),
  desoto: () => CEC,
  reference: (seeded) => ({
    p_nom_w: seeded.between(250, 600),
    efficiency: seeded.between(0.15, 0.23),
    temperature_coefficient: seeded.between(-0.005, -0.002),
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

/** A module and an inverter that fit each other more or less: windows, currents and powers that bind in some rows and not in others. */
export function generatedEquipment(seeded: Seeded, moduleModel: string, inverterModel: string, technology: unknown): Equipment {
  const own = built(MODULES, 'module', moduleModel)(seeded)
  const modules_per_string = seeded.whole(14, 24)
  const strings_per_inverter = seeded.whole(1, 30)
  const dcKw = (Number(own.p_nom_w) * modules_per_string * strings_per_inverter) / 1000
  const p_ac_nom_kw = Number((dcKw / seeded.between(0.7, 1.6)).toPrecision(5))
  const stringV = 34.2 * modules_per_string
  const maybe = (probability: number, limits: Section): Section => (seeded.chance(probability) ? limits : {})
  const derating = { temp_air_c: [-10, 25, 45], p_ac_kw: [1.08, 1, 0.8].map((share) => share * p_ac_nom_kw) }
  return {
    module: { model: moduleModel, technology, bifaciality: 0.7, ...maybe(0.2, { front_surface: 'ar_glass' }), ...own },
    inverter: {
      model: inverterModel,
      p_ac_nom_kw,
      p_night_w: seeded.between(0, 20),
      ...maybe(0.5, { v_mppt_min_v: stringV * seeded.between(0.75, 1), v_mppt_max_v: stringV * seeded.between(1.02, 1.3) }),
      ...maybe(0.3, { v_dc_max_v: stringV * seeded.between(1.1, 1.4) }),
      ...maybe(0.3, { i_dc_max_a: 10.09 * strings_per_inverter * seeded.between(0.6, 1.2) }),
      ...maybe(0.3, { p_start_kw: p_ac_nom_kw * seeded.between(0.001, 0.02) }),
      ...maybe(0.3, { p_ac_max_kw: p_ac_nom_kw * 1.1, derating }),
      ...built(INVERTERS, 'inverter', inverterModel)(seeded, p_ac_nom_kw),
    },
    modules_per_string,
    strings_per_inverter,
    n_inverters: seeded.whole(1, 3),
  }
}
