import { distanceKm, type Place } from './great-circle.ts'
import type { Resolved } from './option.ts'
import type { Sink } from './sink.ts'

const DISTANCE_TOLERATED_KM = 50
const ELEVATION_TOLERATED_M = 300
const ZONE_TOLERATED_H = 0.5

/** Common mistakes in coordinates, each with a function that corrects it. */
const COORDINATE_MISTAKES: readonly (readonly [words: string, undo: (place: Place) => Place])[] = [
  ['latitude and longitude look swapped', ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude })],
  ['the sign of longitude looks flipped', ({ latitude, longitude }) => ({ latitude, longitude: -longitude })],
  ['the sign of latitude looks flipped', ({ latitude, longitude }) => ({ latitude: -latitude, longitude })],
  ['the signs of latitude and longitude look flipped', ({ latitude, longitude }) => ({ latitude: -latitude, longitude: -longitude })],
]

/**
 * Warns when the site differs from the place of its weather by more than 50 km, 300 m of elevation,
 * or half an hour of time zone.
 */
export function warnOfPlace({ site, weather }: Pick<Resolved, 'site' | 'weather'>, sink: Sink): void {
  const { latitude, longitude, elevation } = weather
  if (latitude !== null || longitude !== null)
    warnOfDistance(site, { latitude: latitude ?? site.latitude, longitude: longitude ?? site.longitude }, sink)
  if (elevation !== null && Math.abs(site.elevation - elevation) > ELEVATION_TOLERATED_M) {
    sink.warn(
      `The site's elevation is ${site.elevation} m, but that of its weather is ${elevation} m: check site.elevation, because air pressure and refraction are computed from it`,
    )
  }
  if (site.timezone !== null && Math.abs(site.timezone - weather.timezone) > ZONE_TOLERATED_H) {
    sink.warn(
      `The site's timezone is ${site.timezone} h, but that of its weather is ${weather.timezone} h: a run reads the time stamps in weather.timezone alone; check that weather.timezone is right`,
    )
  }
}

function warnOfDistance(site: Place, weather: Place, sink: Sink): void {
  const apartKm = distanceKm(site, weather)
  if (apartKm <= DISTANCE_TOLERATED_KM) return
  const mistake = COORDINATE_MISTAKES.find(([, undo]) => distanceKm(undo(site), weather) <= DISTANCE_TOLERATED_KM)
  const fix = mistake === undefined ? 'send weather of the site, or correct the coordinates' : mistake[0]
  sink.warn(`The site (${words(site)}) is ${apartKm.toFixed(0)} km from the place of its weather (${words(weather)}): ${fix}`)
}

function words({ latitude, longitude }: Place): string {
  return `latitude ${latitude}, longitude ${longitude}`
}
