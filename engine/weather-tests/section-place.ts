import type { Weather, WeatherSite } from '@pvyield/contract/schemas'
import { distanceKm } from '../core/great-circle.ts'

/** Weather of a place further away is that of another place. */
const NEAR_KM = 50

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
  const isPlaced = weather.latitude != null && weather.longitude != null
  const apartKm = isPlaced ? distanceKm({ latitude: weather.latitude ?? 0, longitude: weather.longitude ?? 0 }, site) : 0
  const isNear = apartKm <= NEAR_KM
  const elevation = site.elevation ?? (isNear ? weather.elevation : null) ?? null
  const notes = isNear
    ? []
    : [
        `The weather states another place (latitude ${weather.latitude}, longitude ${weather.longitude}), ${Math.round(apartKm)} km from site: its rows were compared with the sun of site, and the section that was made states site. Leave site out to test the weather at its own place.`,
      ]
  return { weather: { ...weather, latitude, longitude, elevation }, notes }
}
