import { distanceKm, type Place } from '../core/great-circle.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { kmFromStated, NEAR_KM } from '../core/stated-place.ts'
import type { ZoneMistake } from '../findings/weather.ts'
import { COORDINATE_MISTAKES, isPlace, SWAPPED } from './coordinate-mistakes.ts'

const ELEVATION_TOLERATED_M = 300
const ZONE_TOLERATED_H = 0.5

/** Longitudes that keep a time zone: the west of China, 3.1 h from its sun, is the farthest from it. */
const ZONE_FAR_H = 3.5
/** A zone that explains a wrong sign is that of the corrected place. */
const ZONE_NEAR_H = 2
/** The same for a swap: within 2 h, a wrong zone of 5 h fits latitude 48 deg as a longitude by chance. */
const SWAPPED_NEAR_H = 0.6

/**
 * Warns when the site differs from the place of its weather by more than 50 km, 300 m of elevation,
 * or half an hour of time zone.
 */
export function warnOfPlace({ site, weather }: Pick<Resolved, 'site' | 'weather'>, sink: Sink): void {
  const { latitude, longitude, elevation } = weather
  if (latitude !== null || longitude !== null)
    warnOfDistance(site, { latitude: latitude ?? site.latitude, longitude: longitude ?? site.longitude }, sink)
  if (elevation !== null && Math.abs(site.elevation - elevation) > ELEVATION_TOLERATED_M) {
    sink.warn('elevation_differs', 'site.elevation', { site_m: site.elevation, weather_m: elevation })
  }
  if (site.timezone !== null && Math.abs(site.timezone - weather.timezone) > ZONE_TOLERATED_H) {
    const isOurs = isSupplied(weather)
    const mistake = mistakeByZone(site, site.timezone, isOurs ? null : weather.timezone)
    sink.warn('timezone_differs', 'site.timezone', {
      site_h: site.timezone,
      weather_h: weather.timezone,
      is_typical_year: isOurs,
      mistake,
    })
  }
}

/** Whether the service supplied the weather: it is right for its place, and the caller states no zone of it. */
export function isSupplied({ meta }: Resolved['weather']): boolean {
  const source = meta?.source
  return source !== undefined && source !== null && source !== 'file'
}

/**
 * The mistake that a stated time zone shows; null when it fits the coordinates, or no mistake explains it.
 * @param weatherH  zone that the sent weather states, a second witness; null without one
 */
function mistakeByZone(site: Place, timezoneH: number, weatherH: number | null): ZoneMistake | null {
  if (hoursFromSun(site, timezoneH) <= ZONE_FAR_H) return null
  const mistake = COORDINATE_MISTAKES.find(({ undo }) => {
    const nearH = undo === SWAPPED.undo ? SWAPPED_NEAR_H : ZONE_NEAR_H
    return isPlace(undo(site)) && hoursFromSun(undo(site), timezoneH) <= nearH
  })
  if (mistake === undefined) return null
  if (mistake.kind !== 'longitude_sign') return mistake.kind
  // A zone with the wrong sign looks the same as a longitude with it.
  return weatherH !== null && hoursFromSun(site, weatherH) <= ZONE_NEAR_H ? 'timezone_sign' : 'timezone_or_longitude_sign'
}

/** Says that the days and months of weather whose stamps fit the sun are not those of the site, such as weather in UTC. */
export function sayFarClock({ site, weather }: Pick<Resolved, 'site' | 'weather'>, sink: Sink): void {
  const offH = hoursFromSun(site, weather.timezone)
  if (offH <= ZONE_FAR_H) return
  sink.warn('weather_clock_far', 'weather.timezone', { weather_h: weather.timezone, sun_h: site.longitude / 15, off_h: offH })
}

/** Hours between a time zone and the mean solar time of a place. */
function hoursFromSun({ longitude }: Place, timezoneH: number): number {
  return Math.abs(((((timezoneH - longitude / 15 + 12) % 24) + 24) % 24) - 12)
}

function warnOfDistance(site: Place, weather: Place, sink: Sink): void {
  const apartKm = kmFromStated(weather, site)
  if (apartKm <= NEAR_KM) return
  const mistake = COORDINATE_MISTAKES.find(({ undo }) => distanceKm(undo(site), weather) <= NEAR_KM)
  sink.warn('weather_far_from_site', 'site', {
    distance_km: apartKm,
    site_latitude_deg: site.latitude,
    site_longitude_deg: site.longitude,
    weather_latitude_deg: weather.latitude,
    weather_longitude_deg: weather.longitude,
    mistake: mistake?.kind ?? null,
  })
}
