import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { completeRunRequest, parseWeather, type Resolved, run } from '@pvyield/engine'
import { caseOf, describeReference, loadVectors, referencePath } from '../../reference.ts'
import { reportYear } from '../reference-year.ts'

/** Tolerances of docs/physics.md, section Accuracy. */
const YEAR_TOLERANCE = 0.003
const MONTH_TOLERANCE = 0.006

interface ChainParams {
  file: string
  latitude: number
  longitude: number
  altitude: number
  utc_offset_h: number
  albedo: number
  axis_azimuth: number
  max_angle: number
  backtrack: boolean
  gcr: number
  iam: { n: number; K: number; L: number; n_ar?: number }
  temperature: { u_c: number; u_v: number; module_efficiency: number; alpha_absorption: number }
  tilt: number
  azimuth: number
  module: Record<string, number>
  modules_per_string: number
  strings: number
  inverter_parameters: Record<string, number>
}
interface ChainSums {
  annual: number
  monthly: number[]
}

/**
 * The request with the options of the chain in the vectors: beam-only IAM, plane-of-array heat
 * balance, no shading, no DC losses, no MPPT window.
 */
function chainRequest(p: ChainParams, racking: 'fixed' | 'tracker', transposition: 'perez' | 'hay_davies'): Resolved {
  const path = referencePath('fixtures', p.file)
  if (path === null) throw new Error(`reference fixture ${p.file} is missing`)
  const { weather } = parseWeather(new Uint8Array(readFileSync(path)), { fileName: p.file })
  const m = p.module
  const inv = p.inverter_parameters
  return completeRunRequest({
    site: {
      latitude: p.latitude,
      longitude: p.longitude,
      elevation: p.altitude,
      albedo_monthly: new Array<number>(12).fill(p.albedo),
      use_weather_albedo: false,
      transposition,
      circumsolar: 'diffuse',
      irradiance_closure: 'beam_diffuse',
      sun_instant: 'middle',
    },
    array: {
      ...(racking === 'fixed'
        ? { track_mode: 'fixed', tilt_deg: p.tilt, azimuth_deg: p.azimuth }
        : {
            track_mode: 'single_axis',
            tilt_deg: 0,
            azimuth_deg: p.axis_azimuth,
            rotation_limit_deg: p.max_angle,
            backtracking: p.backtrack,
          }),
      gcr: p.gcr,
      inter_row_shading: false,
      modules_per_string: p.modules_per_string,
      strings_per_inverter: p.strings,
    },
    iam: {
      kind: p.iam.n_ar === undefined ? 'fresnel' : 'fresnel_ar',
      diffuse: 'off',
      n: p.iam.n,
      n_ar: p.iam.n_ar ?? 1.29,
      k_per_m: p.iam.K,
      thickness_m: p.iam.L,
    },
    // pvlib's pvsyst_cell, applied to the plane-of-array irradiance with a fixed efficiency, is the
    // plain heat balance with its heat loss factors divided by alpha (1 - eta)
    thermal: {
      model: 'faiman',
      u_c: p.temperature.u_c / (p.temperature.alpha_absorption * (1 - p.temperature.module_efficiency)),
      u_v: p.temperature.u_v / (p.temperature.alpha_absorption * (1 - p.temperature.module_efficiency)),
    },
    weather,
    module: {
      model: 'cec',
      p_nom_w: m.I_mp_ref * m.V_mp_ref,
      length_m: m.A_c,
      width_m: 1,
      cells_in_series: m.N_s,
      i_sc_a: m.I_sc_ref,
      v_oc_v: m.V_oc_ref,
      i_mp_a: m.I_mp_ref,
      v_mp_v: m.V_mp_ref,
      alpha_sc_a_per_k: m.alpha_sc,
      a_ref_v: m.a_ref,
      i_l_ref_a: m.I_L_ref,
      i_o_ref_a: m.I_o_ref,
      r_s_ohm: m.R_s,
      r_sh_ref_ohm: m.R_sh_ref,
      adjust: m.Adjust / 100,
    },
    inverter: {
      model: 'sandia',
      p_ac_nom_kw: inv.Paco / 1000,
      p_aco_w: inv.Paco,
      p_dco_w: inv.Pdco,
      v_dco_v: inv.Vdco,
      p_so_w: inv.Pso,
      c0: inv.C0,
      c1: inv.C1,
      c2: inv.C2,
      c3: inv.C3,
      p_night_w: inv.Pnt,
    },
  })
}

for (const topic of ['t13_chain_epw_amsterdam', 't13_chain_pvgis_csv', 't13_chain_tmy3_723170']) {
  const vectors = loadVectors(topic)
  describeReference(`${topic}: full requests against pvlib's chain`, () => {
    for (const racking of ['fixed', 'tracker'] as const) {
      for (const transposition of ['perez', 'hay_davies'] as const) {
        test(`${racking}, ${transposition}: irradiance, DC and AC energy agree within 0.3 % for the year and 0.6 % for each month`, () => {
          const { params, outputs } = caseOf(vectors, 'annual chain')
          const { sums } = outputs as unknown as { sums: Record<string, ChainSums> }
          const prefix = `${racking}_${transposition.replace('_', '')}`
          const { answer } = run(chainRequest(params as unknown as ChainParams, racking, transposition))
          const rows = new Map(answer.loss_diagram.map((row) => [row.key, row.value]))
          const { monthly } = answer.summary
          const compare = [
            { name: 'poa_global', year: (rows.get('glob_inc') ?? 0) * 1000, months: monthly.glob_inc_kwhm2.map((v) => (v ?? 0) * 1000) },
            {
              name: 'effective_irradiance',
              year: (rows.get('glob_eff') ?? 0) * 1000,
              months: monthly.glob_eff_kwhm2.map((v) => (v ?? 0) * 1000),
            },
            { name: 'dc_kwh', year: rows.get('e_array_mpp') ?? 0, months: null },
            { name: 'ac_kwh', year: answer.summary.e_grid_kwh, months: monthly.e_grid_kwh.map((v) => v ?? 0) },
          ]
          for (const { name, year, months } of compare) {
            const expected = sums[`${prefix}_${name}`]
            if (name === 'ac_kwh') reportYear('pvlib chains', `${topic}, ${racking}, ${transposition}`, year, expected.annual)
            expect(Math.abs(year / expected.annual - 1), `${name}: ${year} against ${expected.annual}`).toBeLessThan(YEAR_TOLERANCE)
            months?.forEach((value, m) => {
              const month = expected.monthly[m]
              expect(Math.abs(value / month - 1), `${name}, month ${m + 1}: ${value} against ${month}`).toBeLessThan(MONTH_TOLERANCE)
            })
          }
        })
      }
    }
  })
}
