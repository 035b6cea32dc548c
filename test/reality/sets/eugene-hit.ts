import type { MeasuredSet } from '../measured-set.ts'
import { SHARED_MISSING, sharedLines } from '../shared-file.ts'
import { Table } from '../table.ts'

/** A heterojunction module on an open rack, one clear day of each month of 2013. */
export const eugeneHit: MeasuredSet = {
  name: 'eugene_hit',
  title: 'Eugene, Oregon: HIT module, 12 clear days of 5 min',
  kind: 'open rack, heterojunction',
  source: 'pvlib/pvlib-python docs/tutorials/mlfm_data/meas_gtw/n05667_Y13_R1k6_fClear_041.csv',
  licence: 'BSD-3-Clause',
  site: { latitude: 44.05, longitude: -123.07, elevation: 145, timezone: -8 },
  plane: { tilt_deg: 44, azimuth_deg: 180 },
  mount: 'open_rack',
  module: {
    technology: 'hit',
    cells_in_series: 72,
    length_m: 1.58,
    width_m: 0.798,
    i_sc_a: 5.456,
    v_oc_v: 50.11,
    i_mp_a: 5.1,
    v_mp_v: 41.58,
    p_nom_w: 5.1 * 41.58,
    mu_i_sc_a_per_k: 0.00035 * 5.456,
    mu_p_mp_per_k: -0.003466,
  },
  modules: 1,
  losses: { soiling: 0.01, quality: 0, mismatch: 0, wiring: 0, age: 0 },
  read() {
    const lines = sharedLines('eugene_hit_module.csv.gz')
    if (lines === null) return SHARED_MISSING
    const table = new Table(lines, ',')
    return {
      // The stamps carry -06:00, but are local standard time (UTC-8): only then GHI = DHI + DNI cos z.
      time: table.texts('date_time').map((text) => text.slice(0, 16).replace(' ', 'T')),
      stepMinutes: 5,
      ghiWm2: table.numbers('ghi'),
      dniWm2: table.numbers('dni'),
      dhiWm2: table.numbers('dhi'),
      poaWm2: table.numbers('poa_global'),
      airC: table.numbers('temp_air'),
      windMps: table.numbers('wind_speed'),
      moduleC: table.numbers('temp_module'),
      dcW: table.numbers('p_mp'),
      shortCircuitA: table.numbers('i_sc'),
      beamShare: null,
    }
  },
}
