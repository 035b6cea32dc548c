import { fetchedLines, NOT_FETCHED } from '../fetched.ts'
import type { MeasuredSet } from '../measured-set.ts'
import { millisOf, stampOf } from '../stamps.ts'
import { Table } from '../table.ts'

const STEP_MINUTES = 15
const STEP_MILLIS = STEP_MINUTES * 60_000

/** Modules of the SERF building at NREL on racks, five winter days: their rating is not stated, so temperatures alone. */
export const goldenRack: MeasuredSet = {
  name: 'golden_rack',
  title: 'Golden, Colorado: SERF West (PVDAQ 51), winter days of 15 min',
  kind: 'rack at 45 deg, old crystalline, temperatures only',
  source: 'pvanalytics 0.2.2 data/serf_west_15min.csv; wind of data/rmis_weather_data.csv',
  licence: 'MIT (data of NREL PVDAQ)',
  site: { latitude: 39.742, longitude: -105.1727, elevation: 1800, timezone: -7 },
  plane: { tilt_deg: 45, azimuth_deg: 158 },
  mount: 'open_rack',
  module: null,
  modules: 0,
  losses: { soiling: 0, quality: 0, mismatch: 0, wiring: 0, age: 0 },
  read() {
    const plantLines = fetchedLines('serf_west_15min.csv')
    const weatherLines = fetchedLines('rmis_weather_data.csv')
    if (plantLines === null || weatherLines === null) return NOT_FETCHED
    const plant = new Table(plantLines, ',')
    const starts = plant.texts('').map((text) => Math.floor(millisOf(text) / STEP_MILLIS))
    const wind = windBySlot(new Table(weatherLines, ','))
    const sensors = ['module_temp_1__781', 'module_temp_2__782', 'module_temp_3__783'].map((name) => plant.numbers(name))
    return {
      time: starts.map((slot) => stampOf((slot + 0.5) * STEP_MILLIS)),
      stepMinutes: STEP_MINUTES,
      ghiWm2: null,
      dniWm2: null,
      dhiWm2: null,
      poaWm2: plant.numbers('poa_irradiance__771'),
      airC: plant.numbers('ambient_temp__780'),
      windMps: Float64Array.from(starts, (slot) => wind.get(slot) ?? Number.NaN),
      moduleC: Float64Array.from(starts, (_, i) => sensors.reduce((sum, sensor) => sum + (sensor[i] ?? Number.NaN), 0) / sensors.length),
      dcW: null,
      shortCircuitA: null,
      beamShare: null,
    }
  },
}

/** Mean wind of each quarter of an hour; the stamps of the station are the ends of five minutes. */
function windBySlot(weather: Table): Map<number, number> {
  const speeds = weather.numbers('Wind Speed')
  const sums = new Map<number, { sum: number; count: number }>()
  for (const [i, text] of weather.texts('').entries()) {
    const speed = speeds[i] ?? Number.NaN
    if (Number.isNaN(speed)) continue
    const slot = Math.floor((endOf(text) - 1) / STEP_MILLIS)
    const { sum, count } = sums.get(slot) ?? { sum: 0, count: 0 }
    sums.set(slot, { sum: sum + Math.max(speed, 0), count: count + 1 })
  }
  return new Map([...sums].map(([slot, { sum, count }]) => [slot, sum / count]))
}

/** `1/2/2022 0:05`, month first. */
function endOf(text: string): number {
  const [date = '', clock = ''] = text.split(' ')
  const [month, day, year] = date.split('/').map(Number)
  const [hour, minute] = clock.split(':').map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute)
}
