import type { SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { WeatherTable } from '../core/weather-table.ts'

/** Albedo of every row: the weather's own where it has one and the site uses it, else the month's. */
export function prepareAlbedo({ site }: Resolved, weather: WeatherTable): SkyStage<'albedo'> {
  const { albedo_monthly: ofMonths } = site
  const ofRows = site.use_weather_albedo ? weather.albedoFrac : null
  return ({ first, n, months, sky }) => {
    const { albedoFrac } = sky
    months.forEach(({ row, month }, k) => {
      albedoFrac.fill(ofMonths[month], row, months[k + 1]?.row ?? n)
    })
    if (ofRows !== null) for (let i = 0; i < n; i++) if (ofRows[first + i] >= 0) albedoFrac[i] = ofRows[first + i]
  }
}

/** Whether every row has an albedo of its own, so that no month's is used. */
export function hasAlbedoInEveryRow({ site, weather }: Resolved): boolean {
  return site.use_weather_albedo && (weather.albedo?.every((frac) => frac !== null && frac >= 0) ?? false)
}
