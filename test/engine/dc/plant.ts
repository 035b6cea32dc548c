import { type Frame, makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareLosses, prepareSolve } from '../../../engine/dc/index.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { prepareThermal } from '../../../engine/thermal/index.ts'
import { pvsystSection } from '../module/sections.ts'

type Changes = { [Name in 'array' | 'dc_losses' | 'ac_losses' | 'thermal' | 'lifetime']?: Partial<Resolved[Name]> } & {
  module?: Resolved['module']
  inverter?: Resolved['inverter']
  bifacial?: Resolved['bifacial']
}

/**
 * 18 modules in series, 200 strings on each of 13 inverters, no losses: the sections that the
 * electrical stages read, with the document's defaults.
 */
export function plant(changes: Changes = {}): Resolved {
  return {
    array: {
      track_mode: 'fixed',
      fraction_for_electrical: 1,
      cell_layout: null,
      string_steps: 1,
      shade_mode: 'none',
      operating_point: 'mppt_window',
      modules_per_string: 18,
      strings_per_inverter: 200,
      n_inverters: 13,
      ...changes.array,
    },
    thermal: {
      model: 'pvsyst',
      u_c: 29,
      u_v: 0,
      absorptivity: 0.9,
      module_efficiency: null,
      noct_c: null,
      array_height_stories: 1,
      ...changes.thermal,
    },
    dc_losses: {
      quality_loss: 0,
      lid_loss: 0,
      module_mismatch_loss: 0,
      string_mismatch_loss: 0,
      dc_wiring_loss_at_stc: 0,
      dc_wiring_model: 'ohmic_i2r',
      cables: null,
      ...changes.dc_losses,
    } satisfies Resolved['dc_losses'],
    ac_losses: {
      ac_wiring_loss_at_stc: 0,
      ohmic_model: 'ohmic_i2r',
      transformer_constant_loss: 0,
      transformer_loss_at_stc: 0,
      mv_line_loss_at_stc: 0,
      hv_transformer_loss_at_stc: 0,
      hv_transformer_constant_loss: 0,
      hv_line_loss_at_stc: 0,
      transmission_loss: 0,
      other_loss: 0,
      aux_kw: 0,
      aux_threshold_kw: 0,
      aux_proportional_w_per_kw: 0,
      aux_night_kw: 0,
      grid_poi_limit_kw: 0,
      grid_limit_at: 'injection',
      grid_limit_apparent: false,
      unavailability_loss: 0,
      power_factor: 1,
      power_factor_series: null,
      reactive_power_series: null,
      grid_limit_series: null,
      cables: null,
      outages: null,
      mv_transformers: null,
      hv_transformer: null,
      ohmic_power: 'apparent',
      subhourly_clipping: 'none',
      pnom_apparent: false,
      inverter_night_tare: true,
      transformer_night_disconnect: false,
      power_reference: 'pnom_inverter',
      use_auxiliaries: true,
      use_mv_transformer: true,
      use_mv_line: true,
      ...changes.ac_losses,
    } satisfies Resolved['ac_losses'],
    storage: null,
    lifetime: {
      analysis_period_years: 1,
      dc_degradation_rate: 0,
      first_year_loss: null,
      letid_loss: 0,
      letid_years: 3,
      degradation_by_year: null,
      year: 0,
      uncertainty: null,
      uncertainty_parts: null,
      ...changes.lifetime,
    } satisfies Resolved['lifetime'],
    bifacial: changes.bifacial ?? null,
    module: changes.module ?? pvsystSection(),
    inverter: changes.inverter ?? flatInverter(),
  } as Resolved
}

type InverterOf<Tag> = Extract<Resolved['inverter'], { model: Tag }>
type FlatInverter = InverterOf<'flat'>

/** An inverter with no limit except its nominal power. */
export function flatInverter(changes: Partial<FlatInverter> = {}): FlatInverter {
  return { model: 'flat', ...UNLIMITED, p_ac_nom_kw: 2000, efficiency: 0.98, ...changes }
}

export const UNLIMITED = {
  manufacturer: '',
  name: '',
  p_ac_max_kw: null,
  temp_p_max_c: null,
  temp_p_nom_c: null,
  v_mppt_min_v: null,
  v_mppt_max_v: null,
  v_dc_max_v: null,
  i_dc_max_a: null,
  p_start_kw: null,
  p_night_w: 0,
  mppt_count: 1,
  dc_derating: null,
  derating: null,
} as const

/** A row of light for the electrical stages. */
export interface LitRow {
  effectiveWm2: number
  backWm2?: number
  spectralLossFrac?: number
  stripSurplusFrac?: number
  beamUnshadedEffWm2?: number
  tempAirC?: number
  windMps?: number
}

/** A frame with the given rows. Rows with light are lit, and the sun is up in them. */
function frameOf(rows: readonly LitRow[]): Frame {
  const frame = makeFrame(rows.length, 60)
  frame.n = rows.length
  rows.forEach((row, i) => {
    frame.sky.tempAirC[i] = row.tempAirC ?? 20
    frame.sky.windMps[i] = row.windMps ?? 2
    frame.plane.effectiveWm2[i] = row.effectiveWm2
    frame.plane.beamIncWm2[i] = row.effectiveWm2
    frame.plane.backWm2[i] = row.backWm2 ?? 0
    frame.plane.spectralLossFrac[i] = row.spectralLossFrac ?? 0
    frame.plane.stripSurplusFrac[i] = row.stripSurplusFrac ?? 0
    frame.plane.beamUnshadedEffWm2[i] = row.beamUnshadedEffWm2 ?? 0
    if (row.effectiveWm2 > 0) {
      frame.sky.isUp[i] = 1
      frame.lit.rows[frame.lit.n++] = i
    }
  })
  return frame
}

/** Runs module, thermal and dc as the run does. */
export function runDc(request: Resolved, rows: readonly LitRow[]): Frame {
  const sink = new Sink()
  const frame = frameOf(rows)
  const module = prepareModule(request, sink)
  const solve = prepareSolve(request, module, prepareThermal(request, sink), null)
  const { inYear } = prepareLosses(request, module, sink)
  for (const stage of [solve, inYear(request.lifetime.year)]) stage(frame, frame.plane, frame.dc)
  if (sink.failures.length > 0) throw new Error(JSON.stringify(sink.failures))
  return frame
}
