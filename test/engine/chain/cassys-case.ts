import { readFileSync } from 'node:fs'
import { completeRunRequest, type Resolved } from '@pvyield/engine'
import { referencePath } from '../../reference.ts'
import { cassysModule } from '../cassys-module.ts'

/** Sums of a year or a month, and one sampled hour, under CASSYS's own names. */
export type CassysValues = Record<string, number>

interface CassysFile {
  title: string
  inputs: {
    array: {
      mode: 'fixed_no_rows' | 'fixed_rows' | 'sat_ns'
      tilt_deg: number
      azimuth_deg: number
      axis_azimuth_deg: number
      axis_tilt_deg: number
      rotation_limit_deg: number
      backtracking: boolean
      pitch_m: number
      collector_width_m: number
      n_rows: number
      shading: 'linear' | 'electrical'
      strings_in_width: number
      cell_size_m: number
    }
    module: Record<string, number>
    stringing: { modules_per_string: number; n_strings: number; n_inverters: number }
    inverter: {
      p_nom_ac_kw: number
      threshold_w: number
      mppt_min_v: number
      mppt_max_v: number
      v_max: number
      efficiency_curve: { p_dc_kw: number[]; efficiency_pct: number[] }
    }
    thermal: { u_c: number; u_v: number; absorptivity: number }
    iam: { b0: number }
    soiling_monthly: number[]
    dc_losses: { mismatch_mpp: number; dc_wiring_at_stc: number }
  }
  derived: { module_model: { gamma_ref: number; mu_gamma_per_k: number } }
  equivalent_fractions: { pnom_inverter: { ac_wiring: number; transformer_constant: number; transformer_copper: number } }
  annual: CassysValues
  monthly: CassysValues[]
  hourly_columns: { name: string }[]
  /** Row number in the weather file, then the columns. */
  hourly_samples: (number | string)[][]
}

export interface CassysCase {
  title: string
  request: Resolved
  annual: CassysValues
  monthly: CassysValues[]
  /** The sampled hours; `row` is the hour's row in the weather. */
  hours: { row: number; values: CassysValues }[]
}

/**
 * Year of the sun in the runs. CASSYS computes Spencer's sun from the whole day of the year, which
 * lags a day behind today's calendar. Of the years that a request accepts, 1903 has the declination
 * closest to it (far from the last leap year, before a century of leap days). `cassys.test.ts`
 * shows the effect of today's sun.
 */
const SPENCER_YEAR = 1903

/**
 * The Toronto year: stamps mark the end of the hour; the columns that the runs used (global and
 * diffuse).
 */
function torontoWeather(year: number): Resolved['weather'] {
  const lines = readFileSync(needed('toronto_cwec.csv'), 'utf8').trim().split(/\r?\n/)
  const names = lines[0].split(',')
  const cells = lines.slice(1).map((line) => line.split(','))
  const column = (name: string): number[] => cells.map((row) => Number(row[names.indexOf(name)]))
  return {
    timezone: -5,
    step_minutes: 60,
    interval: 'end',
    start: `${year}-01-01T01:00`,
    ghi_wm2: column('GlobHoriz'),
    dhi_wm2: column('HorizDiff'),
    temp_air_c: column('Temperature Ambient'),
    wind_speed_ms: column('WindSpeed'),
  } as Resolved['weather']
}

/**
 * The racking of a case with the options of CASSYS: limit angle, with a sky loss of (1 - cos limit
 * angle) / 2.
 */
function arrayOf({ array: a, stringing: s }: CassysFile['inputs']): object {
  const strings = {
    modules_per_string: s.modules_per_string,
    strings_per_inverter: s.n_strings / s.n_inverters,
    n_inverters: s.n_inverters,
    operating_point: 'string_power_limits',
  }
  const plane = { track_mode: 'fixed', tilt_deg: a.tilt_deg, azimuth_deg: a.azimuth_deg }
  if (a.mode === 'fixed_no_rows') return { ...strings, ...plane, inter_row_shading: false }
  const rows = {
    inter_row_shading: true,
    n_rows: a.n_rows,
    gcr: a.collector_width_m / a.pitch_m,
    collector_width_m: a.collector_width_m,
    diffuse_shading: 'limit_angle',
    ground_shading: 'first_row',
    shade_mode: a.shading,
    string_steps: a.strings_in_width,
    cell_traverse_m: a.cell_size_m,
  }
  if (a.mode === 'fixed_rows') return { ...strings, ...plane, ...rows }
  return {
    ...strings,
    ...rows,
    track_mode: 'single_axis',
    tilt_deg: a.axis_tilt_deg,
    azimuth_deg: a.axis_azimuth_deg,
    rotation_limit_deg: a.rotation_limit_deg,
    tracking: a.backtracking ? 'backtracking' : 'true_tracking',
  }
}

/** The request of a case with the models that CASSYS uses. See NOTES.md next to the reference. */
function requestOf(file: CassysFile, year: number): Resolved {
  const { module: m, inverter: inv, thermal, iam, soiling_monthly, dc_losses } = file.inputs
  const fractions = file.equivalent_fractions.pnom_inverter
  return completeRunRequest({
    site: {
      latitude: 43.68,
      longitude: -79.63,
      timezone: -5,
      elevation: 100,
      refraction: false,
      transposition: 'hay_davies',
      circumsolar: 'diffuse',
      soiling_monthly,
    },
    array: arrayOf(file.inputs),
    iam: { kind: 'ashrae', b0: iam.b0, diffuse: 'sixty_degrees' },
    thermal: { model: 'pvsyst', ...thermal, module_efficiency: (m.v_mpp * m.i_mpp) / (m.area_m2 * 1000) },
    dc_losses: { module_mismatch_loss: dc_losses.mismatch_mpp, dc_wiring_loss_at_stc: dc_losses.dc_wiring_at_stc },
    ac_losses: {
      ac_wiring_loss_at_stc: fractions.ac_wiring,
      transformer_constant_loss: fractions.transformer_constant,
      transformer_loss_at_stc: fractions.transformer_copper,
    },
    weather: torontoWeather(year),
    module: {
      model: 'pvsyst',
      p_nom_w: m.p_nom_w,
      length_m: m.area_m2,
      width_m: 1,
      ...cassysModule(m),
    },
    inverter: {
      model: 'curve',
      p_ac_nom_kw: inv.p_nom_ac_kw,
      p_start_kw: inv.threshold_w / 1000,
      v_mppt_min_v: inv.mppt_min_v,
      v_mppt_max_v: inv.mppt_max_v,
      v_dc_max_v: inv.v_max,
      curves: [{ p_dc_kw: inv.efficiency_curve.p_dc_kw, efficiency: inv.efficiency_curve.efficiency_pct.map((value) => value / 100) }],
    },
  })
}

function needed(file: string): string {
  const path = referencePath('cassys', file)
  if (path === null) throw new Error(`${file} is missing from the reference data`)
  return path
}

/** A case of the reference, by its file name without `.json`. */
export function loadCassysCase(name: string, year = SPENCER_YEAR): CassysCase {
  const file = JSON.parse(readFileSync(needed(`${name}.json`), 'utf8')) as CassysFile
  const hours = file.hourly_samples.map(([row, ...cells]) => ({
    row: Number(row),
    values: Object.fromEntries(file.hourly_columns.map(({ name: column }, k) => [column, Number(cells[k])])),
  }))
  return { title: file.title, request: requestOf(file, year), annual: file.annual, monthly: file.monthly, hours }
}
