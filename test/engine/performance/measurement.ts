import type { PerformanceRequest } from '@pvyield/contract/schemas'
import { minutesOf } from '../../../engine/core/calendar.ts'
import { SolarClock } from '../../../engine/core/solar-clock.ts'
import type { TestRows } from '../../../engine/performance/test-rows.ts'
import { assessPerformance, type TestedRun } from '../../../engine/performance.ts'

export type Measured = PerformanceRequest['measured']
type Sections = Partial<Omit<PerformanceRequest, 'measured' | 'filters' | 'plant' | 'conditions' | 'uncertainty'>> & {
  readonly filters?: Partial<PerformanceRequest['filters']>
  readonly plant?: Partial<PerformanceRequest['plant']>
  readonly conditions?: Partial<PerformanceRequest['conditions']>
  readonly uncertainty?: Partial<PerformanceRequest['uncertainty']>
}

/** A request with the defaults of the document. */
export function requestOf(measured: Measured, sections: Sections = {}): PerformanceRequest {
  return {
    run: { run_id: 'run_any' },
    weather: 'run',
    exclude: [],
    available_irradiance_wm2: 75,
    scatter_max: 2000,
    ...sections,
    measured,
    plant: {
      dc_kwp: null,
      temp_coefficient_per_c: null,
      ac_limit_kw: null,
      cell_a: -3.56,
      cell_b: -0.075,
      cell_rise_c: 3,
      ...sections.plant,
    },
    filters: {
      record_minutes: null,
      irradiance_min_wm2: 400,
      irradiance_max_wm2: 1500,
      spread_max: 0.05,
      clip_fraction: 0.98,
      window: 0.2,
      outlier_sigma: null,
      season_days: 15,
      keep_outages: false,
      ...sections.filters,
    },
    conditions: {
      from: 'measured',
      percentile: 60,
      irradiance_wm2: null,
      temp_air_c: null,
      wind_speed_ms: null,
      temp_cell_c: null,
      ...sections.conditions,
    },
    uncertainty: { irradiance: 0.015, power: 0.005, temperature_c: 1, coverage_factor: 2, ...sections.uncertainty },
  }
}

export const PLACE = { latitude: 40, longitude: 0 }
/** What the made plant has: kWp, 1/K, and the share of its DC power that reaches the meter. */
export const MADE = { dcKwp: 1000, perK: -0.004, perUnit: 0.9 }
const DAYS = 20

/** Twenty days in June of a plant whose power follows from irradiance and temperature of the cells. */
export function madeRows(stepMinutes = 15) {
  const clock = new SolarClock(PLACE, 0)
  const start = minutesOf(2024, 6, 3)
  const n = (DAYS * 1440) / stepMinutes
  const columns = {
    poa: [] as number[],
    air: [] as number[],
    wind: [] as number[],
    ac: [] as number[],
    dc: [] as number[],
    cell: [] as number[],
  }
  for (let i = 0; i < n; i++) {
    const minutes = start + (i + 0.5) * stepMinutes
    const day = Math.floor((i * stepMinutes) / 1440)
    const poa = Math.max(0, clock.at(minutes).cos) * (750 + 15 * day)
    const air = 18 + 0.4 * day + 6 * Math.sin(((minutes % 1440) / 1440) * 2 * Math.PI - 2)
    const wind = 1 + (day % 5) * 0.7
    const cell = air + poa * Math.exp(-3.56 - 0.075 * wind) + (poa / 1000) * 3
    const dc = MADE.dcKwp * (poa / 1000) * (1 + MADE.perK * (cell - 25)) * 0.94
    columns.poa.push(poa)
    columns.air.push(air)
    columns.wind.push(wind)
    columns.dc.push(dc)
    columns.cell.push(cell)
    columns.ac.push((dc / 0.94) * MADE.perUnit)
  }
  return { n, start, stepMinutes, columns }
}

type Made = ReturnType<typeof madeRows>

/** The made plant as it was measured. */
export function madeMeasured({ columns, stepMinutes }: Made = madeRows()): Measured {
  return {
    timezone: 0,
    step_minutes: stepMinutes,
    interval: 'start',
    start: '2024-06-03T00:00',
    time: null,
    poa_wm2: [...columns.poa],
    temp_air_c: [...columns.air],
    wind_speed_ms: [...columns.wind],
    power_ac_kw: [...columns.ac],
    power_dc_kw: [...columns.dc],
  }
}

/** The made plant as a run of the same rows. */
export function madeRun({ n, start, stepMinutes, columns }: Made = madeRows(), changes: Partial<TestRows> = {}): TestedRun {
  const column = (values: readonly number[], factor = 1) => Float64Array.from(values, (value) => value * factor)
  return {
    rows: {
      n,
      stepMinutes,
      timezoneH: 0,
      startMinutes: Float64Array.from({ length: n }, (_, i) => start + i * stepMinutes),
      poaWm2: column(columns.poa),
      airC: column(columns.air),
      windMps: column(columns.wind),
      cellC: column(columns.cell),
      acW: column(columns.ac, 1000),
      dcW: column(columns.dc, 1000),
      availableFrac: null,
      limitedFrac: new Float64Array(n),
      ...changes,
    },
    place: PLACE,
    dcW: MADE.dcKwp * 1000,
    limitW: 2e6,
    perK: MADE.perK,
    hasBattery: false,
    isBifacial: false,
  }
}

/** The made plant against itself, but for what is changed. */
export function assessMade(change: Partial<Measured> = {}, sections: Sections = {}) {
  return assessPerformance(requestOf({ ...madeMeasured(), ...change }, sections), madeRun())
}
