import type { WeatherFileOptions } from './format.ts'
import type { Recording } from './recording.ts'

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
 */
export function assumedZone(place: Pick<Recording, 'latitudeDeg' | 'longitudeDeg'>, options: WeatherFileOptions, notes: string[]): number {
  const zone = zoneOfPlace(place, options)
  notes.push(
    zone === null
      ? 'The file states no time zone: its stamps are read as UTC; if they are local standard time, send the option timezone in hours from UTC.'
      : `The file states no time zone: ${zone.zoneH} h from UTC follows from the ${zone.takenFrom}.`,
  )
  return zone?.zoneH ?? 0
}
