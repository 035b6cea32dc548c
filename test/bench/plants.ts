import type { ModulePvsyst } from '@pvyield/contract/schemas'
import { completeRunRequest, completeSimpleRequest, expandSimple, type Resolved } from '../../engine/index.ts'
import { Seeded } from './seeded.ts'
import { makePlace, makeWeather, type Place } from './weather.ts'

export const HOURS_OF_A_YEAR = 8760

/** A silicon module whose shunt resistance, series resistance and gamma are fitted by the run. */
function makeModule(random: Seeded, bifaciality: number): Partial<ModulePvsyst> & { model: 'pvsyst' } {
  const currentScale = random.between(0.9, 1.1)
  const voltageScale = random.between(0.95, 1.05)
  const i_mp_a = 13.0 * currentScale
  const v_mp_v = 41.6 * voltageScale
  return {
    model: 'pvsyst',
    p_nom_w: i_mp_a * v_mp_v,
    length_m: 2.278,
    width_m: 1.134,
    cells_in_series: 72,
    bifaciality,
    i_sc_a: 13.9 * currentScale,
    v_oc_v: 49.6 * voltageScale,
    i_mp_a,
    v_mp_v,
    mu_i_sc_a_per_k: 0.0067 * currentScale,
    mu_p_mp_per_k: -0.0035,
  }
}

/** A string inverter with an efficiency curve. */
function makeInverter(random: Seeded, kilowatts: number) {
  const drop = random.between(0.01, 0.02)
  const shares = [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1]
  return {
    model: 'curve',
    p_ac_nom_kw: kilowatts,
    v_mppt_min_v: 500,
    v_mppt_max_v: 1500,
    v_dc_max_v: 1600,
    p_night_w: 20,
    curves: [
      { p_dc_kw: shares.map((share) => share * kilowatts * 1.02), efficiency: shares.map((share) => 0.995 - drop - 0.0006 / share) },
    ],
  }
}

/** The common part of fixed racks and trackers, with every loss of the chain switched on. */
function makePlant(random: Seeded, place: Place, stepMinutes: number, rows: number, array: object, bifacial: object | null) {
  const month = () => random.between(0.01, 0.03)
  return {
    site: {
      ...place,
      soiling_monthly: Array.from({ length: 12 }, month),
      horizon_azimuths_deg: Array.from({ length: 48 }, (_, k) => 7.5 * k),
      horizon_elevations_deg: Array.from({ length: 48 }, () => random.between(0, 6)),
    },
    array: {
      gcr: random.between(0.35, 0.5),
      collector_width_m: random.between(2.2, 4.5),
      n_rows: 40,
      shade_mode: 'electrical',
      string_steps: 2,
      modules_per_string: 26,
      strings_per_inverter: 18,
      n_inverters: 4,
      ...array,
    },
    iam: { kind: 'fresnel_ar' },
    thermal: { u_c: random.between(25, 30), u_v: 0.5 },
    dc_losses: {
      quality_loss: -0.005,
      lid_loss: 0.015,
      module_mismatch_loss: 0.01,
      string_mismatch_loss: 0.001,
      dc_wiring_loss_at_stc: 0.015,
    },
    ac_losses: {
      ac_wiring_loss_at_stc: 0.01,
      transformer_constant_loss: 0.001,
      transformer_loss_at_stc: 0.01,
      mv_line_loss_at_stc: 0.005,
      aux_kw: 0.5,
      aux_night_kw: 0.2,
      grid_poi_limit_kw: 780,
      unavailability_loss: 0.01,
    },
    bifacial,
    weather: makeWeather(random, place, stepMinutes, rows),
    module: makeModule(random, bifacial === null ? 0 : 0.75),
    inverter: makeInverter(random, 200),
  }
}

/** Body of a full run: fixed racks, single-diode model, every loss on. */
export function fixedPlant(seed: number, stepMinutes = 60, rows = HOURS_OF_A_YEAR) {
  const random = new Seeded(seed)
  const place = makePlace(random)
  const array = { track_mode: 'fixed', tilt_deg: random.between(15, 35), azimuth_deg: place.latitude < 0 ? 0 : 180 }
  return makePlant(random, place, stepMinutes, rows, array, null)
}

/** Body of a full run: single-axis trackers with backtracking, bifacial by view factors. */
export function trackerPlant(seed: number) {
  const random = new Seeded(seed)
  const array = { track_mode: 'single_axis', azimuth_deg: 180, backtracking: true, rotation_limit_deg: random.between(50, 60) }
  return makePlant(random, makePlace(random), 60, HOURS_OF_A_YEAR, array, { model: 'view_factor', height_m: random.between(1.2, 2) })
}

/** Body of a simple run, without weather. */
export function simplePlant(seed: number, place: Pick<Place, 'latitude' | 'longitude'>) {
  const random = new Seeded(seed)
  const { latitude, longitude } = place
  return {
    latitude,
    longitude,
    system_capacity_kw: random.between(50, 500),
    tilt_deg: random.between(5, 35),
    dc_ac_ratio: random.between(1.05, 1.4),
  }
}

/** Engine request for the body of a full run. */
export function completed(body: object): Resolved {
  return completeRunRequest<Resolved>(body)
}

/** Engine request for a simple run with its own weather. */
export function simpleRequest(body: object, timezoneH: number): Resolved {
  const request = completeSimpleRequest(body)
  if (request.weather === undefined) throw new Error('The simple request lost its weather')
  const expanded = expandSimple(request, new Set(Object.keys(body)), {
    weather: request.weather,
    weatherSource: null,
    timezoneH,
    elevationM: null,
  })
  if ('failures' in expanded) throw new Error(JSON.stringify(expanded.failures))
  return completed(expanded.request)
}

/** A simple run at a new location, with its own weather. */
export function simpleAnywhere(seed: number): Resolved {
  const random = new Seeded(seed)
  const { latitude, longitude, elevation, timezone } = makePlace(random)
  const weather = makeWeather(random, { latitude, longitude, elevation, timezone }, 60, HOURS_OF_A_YEAR)
  return simpleRequest({ ...simplePlant(seed, { latitude, longitude }), weather }, timezone)
}
