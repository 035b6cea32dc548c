import type { WeatherFileOptions } from './format.ts'
import type { Recording } from './recording.ts'

/** How a caller states the time zone and the place of a file; the SDK and the engine take options of these names. */
export const STATE_ZONE = 'send it in hours from UTC with the file, POST /api/parse-weather?timezone=-5'
export const STATE_ZONE_AND_PLACE = 'POST /api/parse-weather?timezone=-5&latitude=43.7&longitude=-79.4'

/**
 * Standard time of a place, hours from UTC, from the caller's `timezoneAt`. Without it, or without
 * a latitude, the nautical zone of the longitude. Returns null when the longitude is not known
 * either.
 */
export function zoneOfPlace(
  { latitudeDeg, longitudeDeg }: Pick<Recording, 'latitudeDeg' | 'longitudeDeg'>,
  { timezoneAt }: WeatherFileOptions,
): { zoneH: number; takenFrom: 'place' | 'longitude' } | null {
  if (longitudeDeg === null) return null
  if (latitudeDeg !== null && timezoneAt !== undefined) return { zoneH: timezoneAt(latitudeDeg, longitudeDeg), takenFrom: 'place' }
  return { zoneH: Math.round(longitudeDeg / 15) + 0, takenFrom: 'longitude' }
}

/**
 * Time zone of a file that states none, hours from UTC: the standard time of its place, or UTC when
 * the place is unknown. A note says which.
 * @param isStated  the file states a zone that cannot be read, as an earlier note says
 */
export function assumedZone(
  place: Pick<Recording, 'latitudeDeg' | 'longitudeDeg'>,
  options: WeatherFileOptions,
  notes: string[],
  isStated = false,
): number {
  const zone = zoneOfPlace(place, options)
  const why = isStated ? 'The time zone of the file is not read' : 'The file states no time zone'
  notes.push(
    zone === null
      ? `${why}: its stamps are read as UTC; if they are local standard time, send it and the place with the file: ${STATE_ZONE_AND_PLACE} (hours from UTC, degrees).`
      : `${why}: ${zone.zoneH} h from UTC follows from the ${zone.takenFrom}.`,
  )
  return zone?.zoneH ?? 0
}
