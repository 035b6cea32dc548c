import type { Weather, WeatherQuality } from '@pvyield/contract/schemas'
import { Sink } from '../core/sink.ts'
import { readWeather } from '../core/weather-table.ts'
import { withTemperature } from '../weather-quality.ts'
import { applyTests, flaggedRows } from './apply-tests.ts'
import { sunOf } from './assess.ts'
import { testedRows } from './tested-rows.ts'

/** What `meta.quality` says of the rows. */
export type FlagSummary = Pick<WeatherQuality, 'flagged_rows' | 'flags'>

/**
 * How many rows fail each test of `POST /api/weather/quality`, without that of the clear sky and that of stretches
 * without light, which `lightless_rows` counts.
 * @returns null values for weather that states no place
 * Checked by: test/engine/weather-tests/flag-summary.test.ts
 */
export function flagSummary(weather: Weather, onProgress?: () => void): FlagSummary {
  const { latitude, longitude, elevation = null } = weather
  const table = latitude == null || longitude == null ? null : readWeather(withTemperature(weather), new Sink())
  if (table === null || latitude == null || longitude == null) return { flagged_rows: null, flags: {} }
  const placed = testedRows(weather, table, sunOf({ latitude, longitude, elevation }), elevation, onProgress)
  const tested = applyTests({ ...placed, clear: null, dark: [] }, onProgress)
  const flags = Object.fromEntries(tested.filter(({ flagged }) => flagged > 0).map(({ name, flagged }) => [name, flagged]))
  return { flagged_rows: flaggedRows(tested, placed.n), flags }
}
