import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { monthStretches } from '../core/typical-year.ts'
import type { WeatherTable } from '../core/weather-table.ts'

const DIFFERENCE_TOLERATED = 0.05

/**
 * Warns when the run uses the albedo of the weather and the mean of the run differs much with it. In
 * gaps the albedo of the site is used; both means are of the rows without them.
 */
export function warnOfAlbedo({ site }: Pick<Resolved, 'site'>, table: WeatherTable, sink: Sink): void {
  const { albedoFrac, stepMinutes, n } = table
  if (!site.use_weather_albedo || albedoFrac === null) return
  let row = 0
  let count = 0
  let weatherSum = 0
  let siteSum = 0
  for (const { month, rows } of monthStretches(table.startMinutes, stepMinutes)) {
    for (const end = row + rows; row < end; row++) {
      if (Number.isNaN(albedoFrac[row])) continue
      count++
      weatherSum += albedoFrac[row]
      siteSum += site.albedo_monthly[month]
    }
  }
  if (Math.abs(weatherSum - siteSum) <= DIFFERENCE_TOLERATED * n) return
  const means = { weather_albedo_frac: weatherSum / count, site_albedo_frac: siteSum / count }
  sink.warn('albedo_differs', 'site.use_weather_albedo', { ...means, rows_frac: count / n })
}
