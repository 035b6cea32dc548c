import { describe, expect, test } from 'bun:test'
import { parseWeather, type Resolved } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR, runWithSeries } from '../chain/plant.ts'

type Weather = Resolved['weather']

const sum = (values: readonly (number | null)[]): number => values.reduce<number>((total, value) => total + (value ?? 0), 0)

/**
 * Rows `from` to `to` of the endlessly repeated year; the first year is 2021 (no leap year is
 * reached).
 */
function rows(from: number, to: number): Weather {
  const columns = Object.entries(MUNICH_YEAR).map(([name, value]) => [
    name,
    Array.isArray(value) ? Array.from({ length: to - from }, (_, row) => value[(from + row) % 8760]) : value,
  ])
  const start = new Date(Date.UTC(2021, 0, 1, from)).toISOString().slice(0, 16)
  return { ...Object.fromEntries(columns), start, time: null }
}

const answerOf = (weather: Weather, lifetime = {}) => runWithSeries(everyLossPlant({ weather, lifetime })).answer

describe('the mean year of weather of several years', () => {
  const year = answerOf(rows(0, 8760))
  const DAYS_181 = 181 * 24 // January to June

  for (const [name, weather] of [
    ['18 months, January to June twice', rows(0, 8760 + DAYS_181)],
    ['18 months, July to December twice', rows(DAYS_181, 2 * 8760)],
    ['13 months, January twice', rows(0, 8760 + 31 * 24)],
  ] as const) {
    test(`of ${name} equals the year in the summary, the loss diagram and every month`, () => {
      const { summary, loss_diagram } = answerOf(weather)
      // The same rows a year later have the sun position of a quarter of a day later.
      expect(Math.abs(summary.e_grid_kwh / year.summary.e_grid_kwh - 1)).toBeLessThan(0.002)
      expect(Math.abs(summary.capacity_factor / year.summary.capacity_factor - 1)).toBeLessThan(0.002)
      expect(Math.abs(summary.performance_ratio / year.summary.performance_ratio - 1)).toBeLessThan(0.002)
      loss_diagram.forEach(({ key, value }, k) => {
        const before = year.loss_diagram[k]?.value ?? 0
        expect(Math.abs(value - before), key).toBeLessThanOrEqual(0.01 * Math.abs(before))
      })
      for (const column of ['e_grid_kwh', 'glob_hor_kwhm2'] as const) {
        summary.monthly[column].forEach((value, month) => {
          expect(Math.abs((value ?? 0) / (year.summary.monthly[column][month] ?? 0) - 1), `month ${month + 1}`).toBeLessThan(0.02)
        })
      }
      expect(sum(summary.monthly.e_grid_kwh) / summary.e_grid_kwh).toBeCloseTo(1, 9)
      expect(summary.e_export_kwh - summary.e_import_kwh).toBeCloseTo(summary.e_grid_kwh, 6)
      expect(summary.warnings.some((text) => text.includes('days, not whole years: each month of this answer'))).toBe(true)
      expect(summary.years?.year).toEqual([2021, 2022])
    })
  }

  test('its lifetime table starts from the mean year', () => {
    const lifetime = { year: 0, dc_degradation_rate: 0, analysis_period_years: 2 }
    const { summary } = answerOf(rows(0, 8760 + DAYS_181), lifetime)
    for (const kwh of summary.lifetime?.e_grid_kwh ?? []) expect(kwh).toBeCloseTo(summary.e_grid_kwh, 6)
  })

  test('whole years cause no warning', () => {
    expect(answerOf(rows(0, 3 * 8760)).summary.warnings.filter((text) => text.includes('days'))).toEqual([])
  })

  test('totals are not annual when all years lack the same months', () => {
    const lacking = rows(0, 2 * 8760)
    const stamps = Array.from({ length: 2 * 8760 }, (_, row) => new Date(Date.UTC(2021, 0, 1, row)).toISOString().slice(0, 16))
    const kept = stamps.flatMap((stamp, row) => (stamp.slice(5, 7) === '06' ? [] : [row]))
    const columns = Object.entries(lacking).map(([name, value]) => [name, Array.isArray(value) ? kept.map((row) => value[row]) : value])
    const weather: Weather = { ...Object.fromEntries(columns), start: null, time: kept.map((row) => stamps[row]) }
    expect(answerOf(weather).summary.warnings).toContain('The weather covers 335.0 days: totals are not annual')
  })
})

test('a year that starts in the middle of a month contains that month in full, and its months add up to the year', () => {
  const { summary } = answerOf(rows(350, 350 + 8760))
  expect(summary.years).toBeNull()
  expect(sum(summary.monthly.e_grid_kwh) / summary.e_grid_kwh).toBeCloseTo(1, 9)
  const january = answerOf(rows(0, 8760)).summary.monthly.glob_hor_kwhm2[0] ?? 0
  expect(Math.abs((summary.monthly.glob_hor_kwhm2[0] ?? 0) / january - 1)).toBeLessThan(0.01)
})

test('the annual sums of a parsed file of 18 months equal those of the year', () => {
  const csvOf = (hours: number): Uint8Array => {
    const { ghi_wm2 = [], temp_air_c } = MUNICH_YEAR
    const lines = Array.from({ length: hours }, (_, row) => {
      const stamp = new Date(Date.UTC(2021, 0, 1, row)).toISOString().slice(0, 16)
      return `${stamp},${ghi_wm2[row % 8760]},${temp_air_c[row % 8760]}`
    })
    return new TextEncoder().encode(['time,ghi_wm2,temp_air_c', ...lines].join('\n'))
  }
  const annual = (hours: number) => parseWeather(csvOf(hours), { timezone: 1, interval: 'start' }).meta.annual
  expect(annual(8760 + 181 * 24)).toEqual(annual(8760))
  expect(annual(3 * 8760)).toEqual(annual(8760))
})
