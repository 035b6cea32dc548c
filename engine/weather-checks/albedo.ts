import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { monthStretches } from '../core/typical-year.ts'
import type { WeatherTable } from '../core/weather-table.ts'

const DIFFERENCE_TOLERATED = 0.05

/**
 * Warns when the run uses the albedo of the weather and its mean differs much from the albedo of
 * the site. In gaps the albedo of the site is used.
 */
export function warnOfAlbedo({ site }: Pick<Resolved, 'site'>, table: WeatherTable, sink: Sink): void {
  const { albedoFrac, stepMinutes, n } = table
  if (!site.use_weather_albedo || albedoFrac === null) return
  let row = 0
  let usedSum = 0
  let siteSum = 0
  for (const { month, rows } of monthStretches(table.startMinutes, stepMinutes)) {
    const siteFrac = site.albedo_monthly[month]
    siteSum += rows * siteFrac
    for (const end = row + rows; row < end; row++) {
      const own = albedoFrac[row]
      usedSum += Number.isNaN(own) ? siteFrac : own
    }
  }
  if (Math.abs(usedSum - siteSum) <= DIFFERENCE_TOLERATED * n) return
  sink.warn('albedo_differs', 'site.use_weather_albedo', { weather_albedo_frac: usedSum / n, site_albedo_frac: siteSum / n })
}
