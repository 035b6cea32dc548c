import type { MeasuredSet } from '../measured-set.ts'
import { SHARED_MISSING, sharedLines } from '../shared-file.ts'
import { stampOf } from '../stamps.ts'
import { Table } from '../table.ts'

const KELVIN = 273.15
const WEATHER_HEADS = [
  's',
  'air',
  ...Array.from({ length: 6 }, (_, k) => `unused ${k}`),
  'ghi',
  ...Array.from({ length: 7 }, (_, k) => `unused ${k + 6}`),
  'wind',
]
/** The clock of the files is summer time. */
const SUMMER_TIME_H = 1
/** The light was integrated over the interval before its stamp: the authors move it back by 150 s. */
const MIDDLE_S = -150
const DAYS_SINCE = Date.parse('2023-01-01T00:00Z')

/** Six CIGS modules on a roof that is nearly flat: twelve days of summer. */
export const berlinCigs: MeasuredSet = {
  name: 'berlin_cigs',
  title: 'Berlin: CIGS roof, 12 days of 5 min',
  kind: 'flat roof, CIGS',
  source: 'ibpsa/modelica-ibpsa IBPSA/Resources/Data/Electrical/DC/Sources/Validation (UdK Berlin)',
  licence: 'BSD-3-Clause',
  site: { latitude: 52.3, longitude: 13.2, elevation: 40, timezone: 1 },
  plane: { tilt_deg: 2, azimuth_deg: 207.5 },
  mount: 'close_roof',
  // Two Solibro SL2-115 and four SL2-120, 710 W: here six of the mean power.
  module: {
    technology: 'cis',
    cells_in_series: 150,
    length_m: 1.19,
    width_m: 0.7895,
    i_sc_a: 1.69,
    v_oc_v: 101.7,
    i_mp_a: 1.446,
    v_mp_v: 81.83,
    p_nom_w: 710 / 6,
    mu_i_sc_a_per_k: 0.000171,
    mu_v_oc_v_per_k: -0.27621,
    mu_p_mp_per_k: -0.0032,
    noct_c: 42,
  },
  modules: 6,
  losses: { soiling: 0.02, quality: 0, mismatch: 0.01, wiring: 0.01, age: 0 },
  read() {
    const weatherLines = sharedLines('berlin_cigs_roof_weather.mos.gz')
    const powerLines = sharedLines('berlin_cigs_roof_power.txt.gz')
    if (weatherLines === null || powerLines === null) return SHARED_MISSING
    const isRow = (line: string) => /^\d/.test(line)
    const weather = new Table(weatherLines.filter(isRow), '\t', WEATHER_HEADS)
    const power = new Table(powerLines.filter(isRow), '\t', ['s', 'dc', 'kelvin'])
    const ghiWm2 = weather.numbers('ghi')
    return {
      time: [...weather.numbers('s')].map((s) => stampOf(DAYS_SINCE + (s + MIDDLE_S) * 1000 - SUMMER_TIME_H * 3_600_000)),
      stepMinutes: 5,
      ghiWm2,
      dniWm2: null,
      dhiWm2: null,
      // 2 deg of tilt: the light on the plane is the horizontal one within 1 %.
      poaWm2: ghiWm2,
      airC: weather.numbers('air'),
      windMps: weather.numbers('wind'),
      moduleC: power.numbers('kelvin').map((kelvin) => kelvin - KELVIN),
      dcW: power.numbers('dc'),
      shortCircuitA: null,
      beamShare: null,
    }
  },
}
