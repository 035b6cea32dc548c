import { expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { typicalYear } from '../../../engine/climate/index.ts'
import { flagSummary } from '../../../engine/weather-tests/flag-summary.ts'
import { openTable } from '../climate/open-table.ts'

const PLACE = { latitude: 40.4, longitude: -3.7, elevation: 650 }
const year: Weather = { ...typicalYear(openTable(), PLACE).weather, ...PLACE }
const NOON = 24 * 170 + 12

test('counts the rows that fail, by test', () => {
  const ghi = (year.ghi_wm2 ?? []).map((value, row) => (row === NOON ? 1900 : value))
  expect(flagSummary({ ...year, ghi_wm2: ghi })).toEqual({
    flagged_rows: 1,
    flags: { ghi_mean: 1, ghi_rare: 1, closure: 1, clearness: 1 },
  })
})

test('a year without a fault has none, and weather without a place is not tested', () => {
  expect(flagSummary(year)).toEqual({ flagged_rows: 0, flags: {} })
  expect(flagSummary({ ...year, latitude: null })).toEqual({ flagged_rows: null, flags: {} })
})

test('weather without a temperature is tested all the same', () => {
  expect(flagSummary({ ...year, temp_air_c: year.temp_air_c.map(() => null) }).flagged_rows).toBe(0)
})
