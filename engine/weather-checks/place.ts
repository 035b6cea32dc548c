import { distanceKm, type Place } from '../core/great-circle.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { COORDINATE_MISTAKES, isPlace, LONGITUDE_FLIPPED, SWAPPED } from './coordinate-mistakes.ts'

const DISTANCE_TOLERATED_KM = 50
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
    sink.warn(
      `The run uses an elevation of ${site.elevation} m${site.elevation === 0 ? ' (the value when none is sent)' : ''}, but its weather states ${elevation} m: send site.elevation ${elevation} if that is right, because air pressure and refraction are computed from it`,
    )
  }
  if (site.timezone !== null && Math.abs(site.timezone - weather.timezone) > ZONE_TOLERATED_H) {
    const isOurs = isSupplied(weather)
    const mistake = mistakeByZone(site, site.timezone, isOurs ? null : weather.timezone)
    const found = `The site's timezone is ${site.timezone} h, but that of its weather is ${weather.timezone} h`
    sink.warn(
      isOurs
        ? `${found}: this typical year is in ${zoneWords(weather.timezone)}, and timezone is not used; ${mistake ?? 'leave it out'}`
        : `${found}: a run reads the time stamps in weather.timezone alone; ${mistake ?? 'check that weather.timezone is right'}`,
    )
  }
}

/** Whether the service supplied the weather: it is right for its place, and the caller states no zone of it. */
export function isSupplied({ meta }: Resolved['weather']): boolean {
  const source = meta?.source
  return source !== undefined && source !== null && source !== 'file'
}

/** The zone in the form of `UTC+5:30`. */
function zoneWords(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `UTC${hours < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`
}

/**
 * Words for the mistake that a stated time zone shows; null when it fits the coordinates, or no mistake explains it.
 * @param weatherH  zone that the sent weather states, a second witness; null without one
 */
function mistakeByZone(site: Place, timezoneH: number, weatherH: number | null): string | null {
  if (hoursFromSun(site, timezoneH) <= ZONE_FAR_H) return null
  const mistake = COORDINATE_MISTAKES.find(({ undo }) => {
    const nearH = undo === SWAPPED.undo ? SWAPPED_NEAR_H : ZONE_NEAR_H
    return isPlace(undo(site)) && hoursFromSun(undo(site), timezoneH) <= nearH
  })
  if (mistake === undefined) return null
  if (mistake !== LONGITUDE_FLIPPED) return `${mistake.words}: check site.latitude and site.longitude`
  // A zone with the wrong sign looks the same as a longitude with it.
  return weatherH !== null && hoursFromSun(site, weatherH) <= ZONE_NEAR_H
    ? 'the sign of site.timezone looks flipped: correct it'
    : 'the sign of site.timezone or of site.longitude looks flipped: check both'
}

/** Hours between a time zone and the mean solar time of a place. */
function hoursFromSun({ longitude }: Place, timezoneH: number): number {
  return Math.abs(((((timezoneH - longitude / 15 + 12) % 24) + 24) % 24) - 12)
}

function warnOfDistance(site: Place, weather: Place, sink: Sink): void {
  const apartKm = distanceKm(site, weather)
  if (apartKm <= DISTANCE_TOLERATED_KM) return
  const mistake = COORDINATE_MISTAKES.find(({ undo }) => distanceKm(undo(site), weather) <= DISTANCE_TOLERATED_KM)
  const fix = mistake === undefined ? 'send weather of the site, or correct the coordinates' : mistake.words
  sink.warn(`The site (${words(site)}) is ${apartKm.toFixed(0)} km from the place of its weather (${words(weather)}): ${fix}`)
}

function words({ latitude, longitude }: Place): string {
  return `latitude ${latitude}, longitude ${longitude}`
}
