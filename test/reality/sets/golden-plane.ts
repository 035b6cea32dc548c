import { fetchedLines, NOT_FETCHED } from '../fetched.ts'
import type { MeasuredSet } from '../measured-set.ts'
import { millisOf, stampOf } from '../stamps.ts'
import { Table } from '../table.ts'

/** Light at 40 deg south from the horizontal light alone: eight days of March, minutes, with snow on 13 March. */
export const goldenPlane: MeasuredSet = {
  name: 'golden_plane',
  title: 'Golden, Colorado: SRRL, plane at 40 deg from GHI alone, 8 days of 1 min',
  kind: 'plane only, no beam or diffuse measured',
  source: 'captest 0.17.0 tests/data/nrel_data.csv (NREL SRRL BMS, doi 10.5439/1052221)',
  licence: 'MIT',
  site: { latitude: 39.742, longitude: -105.18, elevation: 1828.8, timezone: -7 },
  plane: { tilt_deg: 40, azimuth_deg: 180 },
  mount: 'open_rack',
  module: null,
  modules: 0,
  losses: { soiling: 0, quality: 0, mismatch: 0, wiring: 0, age: 0 },
  read() {
    const lines = fetchedLines('nrel_data.csv')
    if (lines === null) return NOT_FETCHED
    const table = new Table(lines, ',')
    return {
      time: table.texts('DATE (MM/DD/YYYY)_MST').map((text) => stampOf(millisOf(text))),
      stepMinutes: 1,
      ghiWm2: table.numbers('Global CMP22 (vent/cor) [W/m^2]'),
      dniWm2: null,
      dhiWm2: null,
      poaWm2: table.numbers('POA 40-South CMP11 [W/m^2]'),
      airC: table.numbers('Deck Dry Bulb Temp [deg C]'),
      windMps: table.numbers('Avg Wind Speed @ 19ft [m/s]'),
      moduleC: null,
      dcW: null,
      shortCircuitA: null,
      beamShare: null,
    }
  },
}
