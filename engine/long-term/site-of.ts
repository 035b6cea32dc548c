import type { Place } from '../core/great-circle.ts'
import { EngineError } from '../core/sink.ts'
import { kmFromStated, NEAR_KM, otherPlaceText } from '../core/stated-place.ts'
import type { LongTermSite } from './row-sky.ts'
import type { WeatherSection } from './series.ts'

/** A place as a request states it. */
export interface SentSite {
  readonly latitude: number
  readonly longitude: number
  readonly elevation?: number | null
}

/** A made section with the place whose sun was used, and the elevation as far as it is known. */
export function placedAt(made: WeatherSection, { latitude, longitude }: LongTermSite, sent: SentSite | null): WeatherSection {
  return { ...made, latitude, longitude, elevation: sent?.elevation ?? made.elevation ?? null }
}

/**
 * Weather from further away has other days and another climate, km: at 300 km neither the clouds of a day nor the noon of
 * the sun (11 minutes at the equator) are those of the place.
 */
const FAR_KM = 300

/**
 * The place that was sent, or that the weather states; at sea level when no elevation is known.
 * Fails: EngineError at `site` when neither states a place, or when the weather states one that is hundreds of km away.
 */
export function siteOf(weather: WeatherSection, sent: SentSite | null): LongTermSite {
  const { latitude, longitude, elevation } = weather
  if (sent !== null) {
    refuseFar('site', 'weather', weather, sent, 'Leave site out to keep the weather at its own place')
    return { latitude: sent.latitude, longitude: sent.longitude, elevation: sent.elevation ?? elevation ?? 0 }
  }
  if (latitude != null && longitude != null) return { latitude, longitude, elevation: elevation ?? 0 }
  return fail('site', 'The weather states no place, and its light is compared with the sun: send site with latitude and longitude')
}

/** Says that the weather was moved to a site which is not near the place that it states. */
export function movedNotes(weather: WeatherSection, site: LongTermSite): string[] {
  const km = kmFromStated(weather, site)
  if (km <= NEAR_KM) return []
  return [
    `${otherPlaceText('weather', weather, km)}: its rows have the sun of site now, and the section that was made states site. Leave site out to keep the weather at its own place.`,
  ]
}

/**
 * Says that a station is not near the place of the long series.
 * Fails: EngineError at `station` when it is hundreds of km away.
 */
export function stationNotes(station: WeatherSection, site: LongTermSite, sent: SentSite | null): string[] {
  const from = placeName(sent)
  refuseFar('station', 'station', station, site, `Send a station within ${FAR_KM} km`, from)
  const km = kmFromStated(station, site)
  if (km <= NEAR_KM) return []
  return [
    `${otherPlaceText('station', station, km, from)}: the corrected series has the light of the station, which is not that of ${from}.`,
  ]
}

const placeName = (sent: SentSite | null): string => (sent === null ? 'the place of the weather' : 'site')

function refuseFar(field: string, who: string, stated: WeatherSection, site: Place, advice: string, from = 'site'): void {
  const km = kmFromStated(stated, site)
  if (km <= FAR_KM) return
  fail(
    field,
    `${otherPlaceText(who, stated, km, from)}, and beyond ${FAR_KM} km days and climate are others. ${advice}, and check signs and order of the coordinates of both`,
  )
}

function fail(field: string, message: string): never {
  throw new EngineError([{ code: 'validation_error', field, message }])
}
