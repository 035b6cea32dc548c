import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeRunRequest, openClimate, type Resolved, type RunOutcome, run, typicalYear } from '@pvyield/engine'

const climate = openClimate(readFileSync(join(import.meta.dir, '..', '..', '..', 'engine', 'climate', 'table.bin')))

/** A year with clear and cloudy days, cold and hot ones, and some wind. */
export const MUNICH_YEAR: Resolved['weather'] = typicalYear(climate, { latitude: 48.1, longitude: 11.6 }).weather

/** Every third hour of the same year, for tests that compare many runs with each other. */
export const MUNICH_EVERY_THIRD_HOUR: Resolved['weather'] = {
  ...(Object.fromEntries(
    Object.entries(MUNICH_YEAR).map(([key, value]) => [key, Array.isArray(value) ? value.filter((_, row) => row % 3 === 0) : value]),
  ) as Resolved['weather']),
  start: null,
  time: MUNICH_YEAR.temp_air_c.flatMap((_, row) =>
    row % 3 === 0 ? [new Date(Date.parse(`${MUNICH_YEAR.start}Z`) + row * 3_600_000).toISOString().slice(0, 16)] : [],
  ),
}

/** Sections that override those of the plain plant, key by key. */
export type Changes = { [section: string]: unknown }

const PVSYST_MODULE = {
  model: 'pvsyst',
  p_nom_w: 300,
  length_m: 1.954,
  width_m: 0.982,
  cells_in_series: 72,
  i_sc_a: 8.87,
  v_oc_v: 44.6,
  i_mp_a: 8.3,
  v_mp_v: 36.1,
  mu_i_sc_a_per_k: 0.0058,
  mu_p_mp_per_k: -0.0043,
  r_series_ohm: 0.26,
  r_shunt_ohm: 300,
}

/**
 * One-megawatt plant without any loss that can be switched off: fixed planes, PVWatts-like module,
 * flat inverter large enough.
 */
const PLAIN = {
  site: { latitude: 48.1, longitude: 11.6, elevation: 520 },
  array: { tilt_deg: 30, azimuth_deg: 170, inter_row_shading: false, modules_per_string: 20, strings_per_inverter: 125, n_inverters: 1 },
  iam: { kind: 'off', diffuse: 'off' },
  thermal: { model: 'noct' },
  weather: MUNICH_YEAR,
  module: { model: 'reference', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 },
  inverter: { model: 'flat', p_ac_nom_kw: 2000, efficiency: 1 },
}

/** The plain plant with changed sections. */
export function plant(changes: Changes = {}): Resolved {
  const sections: Record<string, unknown> = { ...PLAIN }
  for (const [section, change] of Object.entries(changes)) {
    const before = sections[section]
    const isInline = section === 'module' || section === 'inverter' || section === 'weather'
    sections[section] =
      isInline || typeof change !== 'object' || change === null || before === undefined ? change : { ...(before as object), ...change }
  }
  return completeRunRequest(sections)
}

/** A plant with every loss of the chain. */
export function everyLossPlant(changes: Changes = {}): Resolved {
  return plant({
    site: {
      soiling_monthly: new Array<number>(12).fill(0.03),
      horizon_azimuths_deg: [0, 90, 180, 270],
      horizon_elevations_deg: [2, 8, 1, 6],
    },
    array: {
      inter_row_shading: true,
      gcr: 0.5,
      collector_width_m: 4,
      string_steps: 2,
      modules_per_string: 18,
      strings_per_inverter: 200,
      n_inverters: 1,
    },
    iam: { kind: 'auto', diffuse: 'integrated' },
    thermal: { model: 'pvsyst' },
    dc_losses: {
      quality_loss: 0.01,
      lid_loss: 0.015,
      module_mismatch_loss: 0.01,
      string_mismatch_loss: 0.001,
      dc_wiring_loss_at_stc: 0.015,
    },
    lifetime: { year: 5, dc_degradation_rate: 0.005 },
    module: PVSYST_MODULE,
    inverter: {
      model: 'curve',
      p_ac_nom_kw: 800,
      p_night_w: 50,
      v_mppt_min_v: 570,
      v_mppt_max_v: 650,
      i_dc_max_a: 1400,
      curves: [{ p_dc_kw: [20, 80, 240, 600, 850], efficiency: [0.95, 0.978, 0.985, 0.984, 0.981] }],
    },
    ac_losses: {
      ac_wiring_loss_at_stc: 0.01,
      transformer_constant_loss: 0.002,
      transformer_loss_at_stc: 0.01,
      mv_line_loss_at_stc: 0.004,
      hv_transformer_loss_at_stc: 0.005,
      hv_transformer_constant_loss: 0.001,
      hv_line_loss_at_stc: 0.003,
      transmission_loss: 0.002,
      other_loss: 0.001,
      aux_kw: 2,
      aux_threshold_kw: 5,
      aux_proportional_w_per_kw: 1,
      aux_night_kw: 1,
      grid_poi_limit_kw: 700,
      unavailability_loss: 0.02,
    },
    ...changes,
  })
}

/** Values of the loss diagram by key. */
export function diagram({ answer }: RunOutcome): Map<string, number> {
  return new Map(answer.loss_diagram.map(({ key, value }) => [key, value]))
}

/** Runs with the series, by name. */
export function runWithSeries(request: Resolved): RunOutcome & { column: (name: string) => Float64Array } {
  const outcome = run(request, { withSeries: true })
  return {
    ...outcome,
    column: (name) => {
      const at = outcome.series?.names.indexOf(name) ?? -1
      const found = outcome.series?.columns[at]
      if (found === undefined) throw new Error(`no series ${name}`)
      return found
    },
  }
}
