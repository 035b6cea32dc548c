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
    sink.fail('storage.ageing', 'A battery ages over years: send lifetime.analysis_period_years of 2 or more')
  }
  if (year > 1) {
    sink.fail(
      'storage.ageing',
      `Year ${year} alone has no years before it, in which the battery ages: send lifetime.year 0 or 1, and read it in the table of years`,
    )
  }
  const rows = weather.temp_air_c.length
  const most = storage.coupling === 'dc' ? KEPT_MAX / 4 : KEPT_MAX // its DC side is kept too
  if (rows * years > most) {
    sink.fail(
      'storage.ageing',
      `A battery that ages takes up to ${most} rows of all years, and ${years} years of ${rows} rows are ${rows * years}: send fewer years, or longer steps`,
    )
  }
}
