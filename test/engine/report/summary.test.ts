import { describe, expect, test } from 'bun:test'
import { everyLossPlant, MUNICH_YEAR, runWithSeries } from '../chain/plant.ts'

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

/** The year, repeated. */
function years(count: number) {
  const repeat = <T>(column: readonly T[]): T[] => Array.from({ length: count }, () => column).flat()
  const { temp_air_c, wind_speed_ms, ghi_wm2 } = MUNICH_YEAR
  const start = '2021-01-01T00:00'
  return {
    timezone: 1,
    step_minutes: 60,
    start,
    temp_air_c: repeat(temp_air_c),
    wind_speed_ms: repeat(wind_speed_ms ?? []),
    ghi_wm2: repeat(ghi_wm2 ?? []),
  }
}

describe('the main results', () => {
  for (const count of [1, 2]) {
    const { answer, series, column } = runWithSeries(everyLossPlant({ weather: years(count) }))
    const { summary } = answer
    const gridKwh = column('E_Grid')

    test(`of ${count} x 8,760 hours: export and import are the sums of the rows above and below zero, per mean year`, () => {
      expect(series?.startMinutes.length).toBe(count * 8760)
      expect(summary.e_export_kwh).toBeCloseTo(sum(gridKwh.filter((kwh) => kwh > 0)) / count, 6)
      expect(summary.e_import_kwh).toBeCloseTo(-sum(gridKwh.filter((kwh) => kwh < 0)) / count, 6)
      expect(summary.e_import_kwh).toBeGreaterThan(0)
    })

    test(`of ${count} x 8,760 hours: yield, capacity factor and performance ratio follow their definitions`, () => {
      const yearKwh = sum(gridKwh) / count
      expect(summary.e_grid_kwh).toBeCloseTo(yearKwh, 6)
      expect(summary.specific_yield_kwh_per_kwp).toBeCloseTo(yearKwh / summary.dc_kwp, 9)
      expect(summary.capacity_factor).toBeCloseTo(yearKwh / (summary.ac_kw * 8760), 9)
      expect(summary.performance_ratio).toBeCloseTo(yearKwh / (summary.dc_kwp * (sum(column('GlobInc')) / count / 1000)), 9)
      expect(summary.dc_ac_ratio).toBeCloseTo(summary.dc_kwp / summary.ac_kw, 12)
    })
  }
})
