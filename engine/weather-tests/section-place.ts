import type { Weather, WeatherSite } from '@pvyield/contract/schemas'
import { kmFromStated, NEAR_KM, otherPlaceText } from '../core/stated-place.ts'

/** A section at a place that its sender states, and what is wrong with that. */
export interface PlacedSection {
  readonly weather: Weather
  readonly notes: string[]
}

/**
 * The section with the place of the site. Its own elevation stays where the site states none and is near.
 * @param site  null for the place that the section states
 */
export function placedAt(weather: Weather, site: WeatherSite | null): PlacedSection {
  if (site === null) return { weather, notes: [] }
  const { latitude, longitude } = site
  const apartKm = kmFromStated(weather, site)
  const isNear = apartKm <= NEAR_KM
  const elevation = site.elevation ?? (isNear ? weather.elevation : null) ?? null
  const notes = isNear
    ? []
    : [
        `${otherPlaceText('weather', weather, apartKm)}: its rows were compared with the sun of site, and the section that was made states site. Leave site out to test the weather at its own place.`,
      ]
  return { weather: { ...weather, latitude, longitude, elevation }, notes }
}
