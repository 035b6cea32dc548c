import { sentColumn } from '../core/sent-column.ts'
import { horizontalCloses } from '../core/weather-table.ts'
import type { WeatherAssessment } from './assess.ts'

const COLUMNS = ['ghi_wm2', 'dhi_wm2', 'dni_wm2', 'poa_wm2'] as const

/**
 * Why the cleaned section is of no use to a run, as a note; null when it is. Either no irradiance is left that a run
 * could read, or cleaning left zeros alone under a sun that was up.
 * Checked by: test/server/weather/quality-nonsense.test.ts
 */
export function nothingLeft({ weather, rows, report }: Pick<WeatherAssessment, 'weather' | 'rows' | 'report'>): string | null {
  const { count, by_reason } = report.changes
  if (count === 0 || isOfUse(weather, rows)) return null
  const tests = [...new Set(by_reason.filter(({ why }) => !['gap', 'absent'].includes(why)).map(({ why }) => why))]
  const by = tests.length === 0 ? '' : ` after ${tests.join(', ')} removed values`
  return `No light is left${by}: no section was made or stored, as a run could not use it. See series.notes for the cause, such as a wrong unit, time zone or place; remove: [] keeps all values.`
}

function isOfUse(weather: WeatherAssessment['weather'], { isUp }: Pick<WeatherAssessment['rows'], 'isUp'>): boolean {
  if (!horizontalCloses(weather) && sentColumn(weather.poa_wm2) === null) return false
  return !isUp.includes(1) || COLUMNS.some((name) => weather[name]?.some((value) => value !== null && value > 0))
}
