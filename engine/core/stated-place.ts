import { distanceKm, type Place } from './great-circle.ts'

/** Weather of a place further away is that of another place, km: the middle of the coarsest cells of a source is about as far. */
export const NEAR_KM = 50

/** The place that weather states, as far as it does. */
export interface StatedPlace {
  readonly latitude?: number | null
  readonly longitude?: number | null
}

const OTHER_PLACE = 'The weather states another place ('

/** Whether a note says that weather was moved to a site. */
export function saysOtherPlace(note: unknown): note is string {
  return typeof note === 'string' && note.startsWith(OTHER_PLACE)
}

/** Distance of a site from the place that its weather states, km; 0 when it states none. What it leaves out is that of the site. */
export function kmFromStated({ latitude, longitude }: StatedPlace, site: Place): number {
  return distanceKm({ latitude: latitude ?? site.latitude, longitude: longitude ?? site.longitude }, site)
}

/**
 * Begins a note on weather that is not near its site.
 * @param who   the weather, or the station
 * @param from  what it is far from
 */
export function otherPlaceText(who: string, { latitude, longitude }: StatedPlace, km: number, from = 'site'): string {
  const stated = [...(latitude == null ? [] : [`latitude ${latitude}`]), ...(longitude == null ? [] : [`longitude ${longitude}`])]
  return `The ${who} states another place (${stated.join(', ')}), ${Math.round(km)} km from ${from}`
}
