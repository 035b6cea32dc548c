import { describe, expect, test } from 'bun:test'
import { parseStamp } from '../../../engine/core/calendar.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { readMeasured } from '../../../engine/performance/read-measured.ts'
import { assessPerformance, type TestedRun } from '../../../engine/performance.ts'
import fixture from '../../fixtures/performance/other-programs.json'
import { type Measured, requestOf } from './measurement.ts'

const { measured: sent, run, cases, ratios, dc_kwp, percent_per_c, tolerance } = fixture

const measured: Measured = {
  timezone: -6,
  step_minutes: 5,
  interval: 'start',
  start: '1990-10-09T00:00',
  time: null,
  poa_wm2: sent.poa,
  temp_air_c: sent.t_amb,
  temp_module_c: sent.t_mod,
  wind_speed_ms: sent.w_vel,
  power_ac_kw: sent.power,
}

const tested: TestedRun = {
  rows: {
    n: run.time.length,
    stepMinutes: 60,
    timezoneH: -6,
    startMinutes: Float64Array.from(run.time, parseStamp),
    poaWm2: Float64Array.from(run.poa),
    airC: Float64Array.from(run.t_amb),
    windMps: Float64Array.from(run.w_vel),
    cellC: Float64Array.from(run.t_mod),
    acW: Float64Array.from(run.power, (kw) => kw * 1000),
    dcW: null,
    availableFrac: null,
    limitedFrac: null,
  },
  place: { latitude: 30.3, longitude: -97.7 },
  dcW: dc_kwp * 1000,
  limitW: 1e9,
  perK: percent_per_c / 100,
  hasBattery: false,
  isBifacial: false,
}

/** Numbers of both, which agree to the tolerance of the fixture. */
function expectClose(own: number | null | undefined, other: number, name: string): void {
  expect(Math.abs((own ?? Number.NaN) - other) / Math.abs(other), `${name}: ${own} of ${other}`).toBeLessThan(tolerance)
}

const filtersOf = ({ record_minutes, outlier_sigma }: (typeof cases)[number]) => ({
  record_minutes,
  outlier_sigma,
  spread_max: null,
  season_days: 183,
})

describe('pvcaptest', () => {
  for (const each of cases) {
    test(`${each.name}: reporting conditions, both regressions and their ratio`, () => {
      // Its percentile is a record's value, so the irradiance is sent; ours lies between two of them.
      const request = requestOf(measured, { filters: filtersOf(each), conditions: { irradiance_wm2: each.conditions.irradiance_wm2 } })
      const { regression } = assessPerformance(request, tested)
      expectClose(regression?.conditions.temp_air_c, each.conditions.temp_air_c, 'air')
      expectClose(regression?.conditions.wind_speed_ms, each.conditions.wind_speed_ms, 'wind')
      for (const set of ['measured', 'run'] as const) {
        const [own, other] = [regression?.[set], each[set]]
        expect(own?.records).toBe(other.records)
        for (const [k, a] of other.a.entries()) expectClose(own?.a[k], a, `${set} a${k + 1}`)
        for (const [k, a] of other.standard_errors.entries()) expectClose(own?.standard_errors[k], a, `${set} error of a${k + 1}`)
        for (const name of ['residual_kw', 'r_squared', 'power_kw', 'power_standard_error_kw'] as const)
          expectClose(own?.[name], other[name], name)
      }
      expectClose(regression?.ratio?.value, each.ratio, 'ratio')
    })

    test(`${each.name}: powers translated to the conditions`, () => {
      const conditions = { irradiance_wm2: each.conditions.irradiance_wm2, temp_cell_c: 50 }
      const { capacity } = assessPerformance(requestOf(measured, { filters: filtersOf(each), conditions }), tested)
      expect(capacity?.measured.records).toBe(each.capacity_at_50_c.records)
      expectClose(capacity?.measured.power_kw, each.capacity_at_50_c.power_kw, 'power')
      expectClose(capacity?.measured.deviation_kw, each.capacity_at_50_c.deviation_kw, 'deviation')
    })
  }

  test('the 60th percentile of the irradiance is next to its record', () => {
    const [five] = cases
    const { regression } = assessPerformance(requestOf(measured, { filters: { record_minutes: 5, spread_max: null } }), tested)
    expect(Math.abs((regression?.conditions.irradiance_wm2 ?? 0) - (five?.conditions.irradiance_wm2 ?? 0))).toBeLessThan(1)
  })

  test('performance ratios, plain and corrected by the temperature of the module or of the air', () => {
    const { measured: byModule } = assessPerformance(requestOf(measured), tested)
    expectClose(byModule.performance_ratio, ratios.performance_ratio, 'plain')
    expectClose(byModule.performance_ratio_stc, ratios.stc_by_module, 'to 25 degC')
    const { measured: byAir } = assessPerformance(requestOf({ ...measured, temp_module_c: undefined }), tested)
    expectClose(byAir.performance_ratio_stc, ratios.stc_by_air, 'to 25 degC by air')
  })

  test('the annual form at a mean of 47 degC', () => {
    const warm = { ...tested, rows: { ...tested.rows, cellC: new Float64Array(tested.rows.n).fill(47) } }
    const { measured: own } = assessPerformance(requestOf(measured), warm)
    expectClose(own.performance_ratio_annual, ratios.annual_47_by_module, 'to 47 degC')
  })
})

describe('pvanalytics', () => {
  test('corrected to the mean of its own rows, the ratio is the plain one', () => {
    const request = requestOf({ ...measured, temp_module_c: undefined })
    const rows = readMeasured(request.measured, request.plant, new Sink())
    if (rows === null) throw new Error('The fixture is read')
    const { measured: again } = assessPerformance(request, { ...tested, rows })
    expectClose(again.performance_ratio_annual, ratios.own_mean_by_air_pvanalytics, 'pvanalytics')
  })
})
