import { releaseWeather } from './core/held-weather.ts'
import { meanYear } from './core/mean-year.ts'
import type { Resolved } from './core/option.ts'
import { Sink } from './core/sink.ts'
import { readWeather } from './core/weather-table.ts'
import { lightlessRows } from './weather-checks/lightless-rows.ts'
import { compareWithSun } from './weather-quality.ts'

/** What is known of the rows of a run before it runs. */
export interface WeatherCoverage {
  /** Totals of the run are those of a year, so that it can have P-values. */
  readonly isAnnual: boolean
  /** Of the year of the answer. */
  readonly hours: number
  readonly startMinutes: Float64Array
  readonly stepMinutes: number
}

/**
 * What the weather of a plant covers, as the run will find it: a twentieth of its time.
 * @returns null for weather that a run refuses
 * Checked by: test/engine/weather-coverage.test.ts, against the answers of runs
 */
export function weatherCoverage({ weather, site }: Pick<Resolved, 'weather' | 'site'>): WeatherCoverage | null {
  const table = readWeather(weather, new Sink())
  if (table === null) return null
  try {
    const year = meanYear(table, site)
    const isAnnual = !year.isPart && !lightlessRows(table, compareWithSun(table, site, weather).dark).areMany
    const { startMinutes, stepMinutes } = table
    return { isAnnual, hours: year.hours, startMinutes: startMinutes.slice(), stepMinutes }
  } finally {
    releaseWeather(weather, table)
  }
}
