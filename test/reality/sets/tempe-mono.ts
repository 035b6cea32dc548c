import type { MeasuredSet } from '../measured-set.ts'
import { SHARED_MISSING, sharedLines } from '../shared-file.ts'
import { Table } from '../table.ts'

/** A mono module in Arizona, one day of each month of 2016, whatever its sky. */
export const tempeMono: MeasuredSet = {
  name: 'tempe_mono',
  title: 'Tempe, Arizona: mono module, 12 days of 10 min',
  kind: 'open rack, mono',
  source: 'pvlib/pvlib-python docs/tutorials/mlfm_data/meas_gtw/g78_T16_Xall_F10m_R900_041.csv',
  licence: 'BSD-3-Clause',
  site: { latitude: 33.42, longitude: -111.93, elevation: 360, timezone: -7 },
  // Not stated: the usual plane of this test field.
  plane: { tilt_deg: 33, azimuth_deg: 180 },
  mount: 'open_rack',
  module: {
    technology: 'mono_si',
    cells_in_series: 72,
    length_m: 1.58,
    width_m: 0.808,
    i_sc_a: 5.35,
    v_oc_v: 44.2,
    i_mp_a: 4.9,
    v_mp_v: 36.8,
    p_nom_w: 4.9 * 36.8,
    mu_i_sc_a_per_k: 0.0005 * 5.35,
    mu_v_oc_v_per_k: -0.0035 * 44.2,
    mu_p_mp_per_k: -0.0045,
    noct_c: 47,
  },
  modules: 1,
  losses: { soiling: 0.01, quality: 0, mismatch: 0, wiring: 0, age: 0 },
  read() {
    const lines = sharedLines('tempe_mono_module.csv.gz')
    if (lines === null) return SHARED_MISSING
    const table = new Table(lines, ',')
    const currentA = table.numbers('i_mp')
    const voltageV = table.numbers('v_mp')
    return {
      time: table.texts('date_time').map((text) => text.slice(0, 16).replace(' ', 'T')),
      stepMinutes: 10,
      ghiWm2: null,
      dniWm2: null,
      dhiWm2: null,
      poaWm2: table.numbers('poa_global'),
      airC: table.numbers('temp_air'),
      windMps: table.numbers('wind_speed'),
      moduleC: table.numbers('temp_module'),
      dcW: currentA.map((current, i) => current * (voltageV[i] ?? Number.NaN)),
      shortCircuitA: table.numbers('i_sc'),
      beamShare: table.numbers('beam_frac').map((share) => Math.min(Math.max(share, 0), 1)),
    }
  },
}
