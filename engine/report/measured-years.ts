import { civilOf } from '../core/calendar.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { monthsYearsOf } from '../core/typical-year.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Years that writers of typical years put into their stamps. */
const TYPICAL_MARKS: readonly number[] = [1900, 1901, 1990, 1992]
const LONG_TERM_YEARS = 10

/**
 * P-values stand around the energy of the weather. Warns when it is that of one measured year, or of fewer years than
 * make a long-term mean.
 * Checked by: test/engine/report/measured-years.test.ts
 */
export function warnOfMeasuredYears({ weather }: Pick<Resolved, 'weather'>, table: WeatherTable, { years }: MeanYear, sink: Sink): void {
  const shown = Number(years.toFixed(1))
  if (shown >= LONG_TERM_YEARS || isTypical(weather, table)) return
  if (shown > 1) {
    sink.warn('few_years', 'lifetime.uncertainty_parts', { years: shown })
    return
  }
  const [first, last] = [0, table.n - 1].map((row) => civilOf(table.starts.at(row) + table.stepMinutes / 2).year)
  if (first === last && TYPICAL_MARKS.includes(first)) return
  sink.warn('one_measured_year', 'weather', { first_year: first, last_year: last })
}

/** The service made or fetched it as a typical year, its metadata say so, or its months are from several years. */
function isTypical(weather: Resolved['weather'], table: WeatherTable): boolean {
  const { source = 'file', data_source } = (weather.meta ?? {}) as { source?: unknown; data_source?: unknown }
  return source !== 'file' || /\btmy|typical/i.test(String(data_source ?? '')) || monthsYearsOf(weather, table).length > 0
}
