import { LEAST_STANDING_WM2, POLAR_LATITUDE_DEG, STANDING_HOURS } from '../weather-checks/standstill.ts'
import type { Component } from './tested-rows.ts'
import { columnOf, type WeatherTest } from './weather-test.ts'

/**
 * A value above 20 W/m2 that stays the same for hours: GHI for 4 h, DHI for 5 h, DNI for 6 h, as a run names it.
 * Checked by: test/engine/weather-tests/faults.test.ts
 */
export function standing(column: Component): WeatherTest {
  return {
    title: `the same value for ${STANDING_HOURS[column]} hours and more`,
    source: 'persistence test of quality control, with limits of 51 real years',
    group: 'standing',
    needs: [column],
    judges: [column],
    isRemoved: true,
    mark(rows, mask) {
      const { n, stepMinutes, startMinutes } = rows
      if (Math.abs(rows.latitudeDeg) > POLAR_LATITUDE_DEG) return 0
      const values = columnOf(rows, column)
      const hours = STANDING_HOURS[column]
      const fewest = Math.max(hours, Math.ceil((hours * 60) / stepMinutes))
      let tested = 0
      let from = 0
      for (let i = 1; i <= n; i++) {
        if (i < n && values[i] === values[from] && startMinutes[i] - startMinutes[i - 1] === stepMinutes) continue
        if (!Number.isNaN(values[from])) tested += i - from
        if (values[from] > LEAST_STANDING_WM2 && i - from >= fewest) mask.fill(1, from, i)
        from = i
      }
      return tested
    },
  }
}
