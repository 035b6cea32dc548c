import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasuredSet } from '../measured-set.ts'
import { millisOf, stampOf } from '../stamps.ts'
import { Table } from '../table.ts'

const HOURS = join(import.meta.dir, '..', '..', 'fixtures', 'reality', 'golden-bifacial.csv')
/** Lines of origin above the heads. */
const COMMENT = '#'
const HOUR_MILLIS = 3_600_000
/** Of the module NREL in the list of BifacialSimu 1.2.0. */
const MODULE_AREA_M2 = 1.98 * 0.992

/**
 * A row of NREL's bifacial field: trackers, with the light on both sides and the albedo of the ground,
 * 41 days of 2021 in four seasons: 1 to 8 January, 24 April to 7 May (before it snow covered sensors
 * and modules), 14 to 24 July, 11 to 18 October. Module temperature and AC power are not among the
 * columns, nor the wind of October. The power is per area of module.
 */
export const goldenBifacial: MeasuredSet = {
  name: 'golden_bifacial',
  title: 'Golden, Colorado: row of bifacial trackers, 41 days of hours in four seasons',
  kind: 'tracker, bifacial mono PERC',
  source: 'cire-thk/BifacialSimu WeatherData/Golden_USA and bifacial_radiance 0.5.4 tests: test/fixtures/reality/golden-bifacial.csv',
  licence: 'BSD-3-Clause, both (data of NREL)',
  site: { latitude: 39.7407, longitude: -105.1686, elevation: 1829, timezone: -7 },
  // bifacialvf 0.2.0, its fourth tutorial: rows of 2 m at a pitch of 5.7 m, axes at 1.5 m, to 50 deg, backtracking
  plane: { axis_azimuth_deg: 180, rotation_limit_deg: 50, gcr: 2 / 5.7, collector_width_m: 2 },
  rear: { bifaciality: 0.694, height_m: 1.5 },
  mount: 'open_rack',
  module: {
    technology: 'mono_si',
    cells_in_series: 72,
    length_m: 1.98,
    width_m: 0.992,
    i_sc_a: 9.5,
    v_oc_v: 48,
    i_mp_a: 9,
    v_mp_v: 39.2,
    p_nom_w: 354,
    mu_i_sc_a_per_k: 0.0005 * 9.5,
    mu_p_mp_per_k: -0.0036,
    bifaciality: 0.694,
  },
  modules: 1,
  losses: { soiling: 0.02, quality: 0, mismatch: 0.01, wiring: 0.01, age: 0.01 },
  read() {
    const lines = readFileSync(HOURS, 'utf8').trimEnd().split('\n')
    const hours = new Table(
      lines.filter((line) => !line.startsWith(COMMENT)),
      ',',
    )
    return {
      time: hours.texts('hour_ending').map((end) => stampOf(millisOf(end) - HOUR_MILLIS / 2)),
      stepMinutes: 60,
      ghiWm2: hours.numbers('ghi_wm2'),
      dniWm2: hours.numbers('dni_wm2'),
      dhiWm2: hours.numbers('dhi_wm2'),
      poaWm2: hours.numbers('front_wm2'),
      airC: hours.numbers('air_c'),
      windMps: hours.numbers('wind_ms'),
      moduleC: null,
      dcW: hours.numbers('dc_w_per_m2').map((perM2) => perM2 * MODULE_AREA_M2),
      shortCircuitA: null,
      beamShare: null,
      rearWm2: hours.numbers('rear_wm2'),
      albedo: hours.numbers('albedo'),
    }
  },
}
