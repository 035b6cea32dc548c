import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/** What the inverters give is kept for each row of each year, 8 bytes each. */
const KEPT_MAX = 4_000_000

/**
 * Refuses an ageing that no table shows, one of a single later year, and tables of too many rows.
 * Fails: `storage.ageing`
 */
export function checkAgeing({ storage, lifetime, weather }: Resolved, sink: Sink): void {
  if (storage === null || storage.ageing === null) return
  const { analysis_period_years: years, year } = lifetime
  if (years === 1) {
    sink.fail('storage.ageing', 'The ageing of the battery shows in the table of years: send lifetime.analysis_period_years of 2 or more')
  }
  if (year > 1) {
    sink.fail(
      'storage.ageing',
      `A run of year ${year} alone does not know what the years before left of the battery: send lifetime.year 0 or 1, and read year ${year} in the table of years`,
    )
  }
  const rows = weather.temp_air_c.length
  const most = storage.coupling === 'dc' ? KEPT_MAX / 4 : KEPT_MAX // its DC side is kept too
  if (rows * years > most) {
    sink.fail(
      'storage.ageing',
      `The ageing of the battery takes up to ${most} rows of all years together, and ${years} years of ${rows} rows are ${rows * years}: send fewer years, or longer steps`,
    )
  }
}
