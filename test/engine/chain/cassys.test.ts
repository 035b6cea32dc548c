import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { completeRunRequest, type Resolved, run } from '@pvyield/engine'
import { describeReference, referencePath } from '../../reference.ts'

/** Bar of the issue for case c2: every intermediate and the year. */
const TOLERANCE = 0.005

interface Case {
  inputs: {
    module: Record<string, number>
    inverter: {
      p_nom_ac_kw: number
      threshold_w: number
      mppt_min_v: number
      mppt_max_v: number
      v_max: number
      efficiency_curve: { p_dc_kw: number[]; efficiency_pct: number[] }
    }
    soiling_monthly: number[]
  }
  equivalent_fractions: { pnom_inverter: { ac_wiring: number; transformer_constant: number; transformer_copper: number } }
  annual: Record<string, number>
  monthly: Record<string, number>[]
}

/** The Toronto year: stamps mark the end of the hour; the columns that the run used (global and diffuse). */
function torontoWeather(path: string): Resolved['weather'] {
  const lines = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const names = lines[0].split(',')
  const cells = lines.slice(1).map((line) => line.split(','))
  const column = (name: string): number[] => cells.map((row) => Number(row[names.indexOf(name)]))
  return {
    timezone: -5,
    step_minutes: 60,
    interval: 'end',
    start: '2015-01-01T01:00',
    ghi_wm2: column('GlobHoriz'),
    dhi_wm2: column('HorizDiff'),
    temp_air_c: column('Temperature Ambient'),
    wind_speed_ms: column('WindSpeed'),
  } as Resolved['weather']
}

/** The request with the choices of the CASSYS run: see its NOTES.md. */
function c2Request(c: Case, weather: Resolved['weather']): Resolved {
  const { module: m, inverter: inv } = c.inputs
  const fractions = c.equivalent_fractions.pnom_inverter
  const percent = inv.efficiency_curve.efficiency_pct
  return completeRunRequest({
    site: {
      latitude: 43.68,
      longitude: -79.63,
      timezone: -5,
      elevation: 100,
      refraction: false,
      transposition: 'hay_davies',
      circumsolar: 'diffuse',
      soiling_monthly: c.inputs.soiling_monthly,
    },
    array: {
      track_mode: 'fixed',
      tilt_deg: 28,
      azimuth_deg: 180,
      inter_row_shading: false,
      modules_per_string: 18,
      strings_per_inverter: 200,
      n_inverters: 13,
    },
    iam: { kind: 'ashrae', b0: 0.05, diffuse: 'sixty_degrees' },
    thermal: { model: 'pvsyst', u_c: 29, u_v: 0, absorptivity: 0.9, module_efficiency: (m.v_mpp * m.i_mpp) / (m.area_m2 * 1000) },
    dc_losses: { module_mismatch_loss: 0.01, dc_wiring_loss_at_stc: 0.015 },
    ac_losses: {
      ac_wiring_loss_at_stc: fractions.ac_wiring,
      transformer_constant_loss: fractions.transformer_constant,
      transformer_loss_at_stc: fractions.transformer_copper,
    },
    weather,
    module: {
      model: 'pvsyst',
      p_nom_w: m.p_nom_w,
      length_m: m.area_m2,
      width_m: 1,
      cells_in_series: m.cells_in_series,
      i_sc_a: m.i_sc,
      v_oc_v: m.v_oc,
      i_mp_a: m.i_mpp,
      v_mp_v: m.v_mpp,
      mu_i_sc_a_per_k: m.mu_isc_ma_per_k / 1000,
      mu_p_mp_per_k: m.mu_pmpp_pct_per_k / 100,
      r_series_ohm: m.r_series_ohm,
      r_shunt_ohm: m.r_shunt_ohm,
      r_shunt_0_ohm: m.r_shunt_0_ohm,
      r_shunt_exp: m.r_shunt_exp,
    },
    inverter: {
      model: 'curve',
      p_ac_nom_kw: inv.p_nom_ac_kw,
      p_start_kw: inv.threshold_w / 1000,
      v_mppt_min_v: inv.mppt_min_v,
      v_mppt_max_v: inv.mppt_max_v,
      v_dc_max_v: inv.v_max,
      curves: [{ p_dc_kw: inv.efficiency_curve.p_dc_kw, efficiency: percent.map((value) => value / 100) }],
    },
  })
}

function needed(file: string): string {
  const path = referencePath('cassys', file)
  if (path === null) throw new Error(`${file} is missing from the reference data`)
  return path
}

describeReference('CASSYS case c2: fixed plane without rows, Hay and Davies', () => {
  test('every intermediate and the year within 0.5 %', () => {
    const reference = JSON.parse(readFileSync(needed('c2_toronto_fixed_norows_hay.json'), 'utf8')) as Case
    const { answer } = run(c2Request(reference, torontoWeather(needed('toronto_cwec.csv'))))
    const row = new Map(answer.loss_diagram.map(({ key, value }) => [key, value]))
    const value = (key: string): number => row.get(key) ?? Number.NaN
    const { annual } = reference
    const intermediates: [name: string, ours: number, theirs: number][] = [
      ['ghi', value('glob_hor'), annual.ghi_kwh_m2],
      ['plane of array', value('glob_inc'), annual.poa_global_kwh_m2],
      ['after soiling and IAM', value('glob_eff'), annual.effective_front_kwh_m2],
      ['array nominal', value('e_array_nominal'), annual.array_nominal_kwh],
      ['array virtual MPP', value('e_array_mpp'), annual.array_virtual_kwh],
      ['inverter output', value('e_inverter_output'), annual.inv_output_kwh],
      ['grid', value('e_grid'), annual.grid_power_kwh],
    ]
    for (const [name, ours, theirs] of intermediates)
      expect(Math.abs(ours / theirs - 1), `${name}: ${ours} against ${theirs}`).toBeLessThan(TOLERANCE)
  })
})
