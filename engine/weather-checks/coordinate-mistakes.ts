import type { Place } from '../core/great-circle.ts'

export interface CoordinateMistake {
  readonly words: string
  /** Corrects it. The place may be none: a longitude above 90 deg is no latitude. */
  readonly undo: (place: Place) => Place
}

export const SWAPPED: CoordinateMistake = {
  words: 'latitude and longitude look swapped',
  undo: ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }),
}

export const LONGITUDE_FLIPPED: CoordinateMistake = {
  words: 'the sign of longitude looks flipped',
  undo: ({ latitude, longitude }) => ({ latitude, longitude: -longitude }),
}

/** Common mistakes in coordinates, the most frequent first. */
export const COORDINATE_MISTAKES: readonly CoordinateMistake[] = [
  SWAPPED,
  LONGITUDE_FLIPPED,
  { words: 'the sign of latitude looks flipped', undo: ({ latitude, longitude }) => ({ latitude: -latitude, longitude }) },
  {
    words: 'the signs of latitude and longitude look flipped',
    undo: ({ latitude, longitude }) => ({ latitude: -latitude, longitude: -longitude }),
  },
]

/** Whether the place exists. */
export function isPlace({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** What a typical year says of a place at sea when the swapped coordinates are on land, and a run with it. */
export const SEA_FOR_LAND =
  'The coordinates are at sea, and would be on land with latitude and longitude swapped: check both. Leave them if the plant floats or stands on a small island.'

const MINUTES_PER_DEG = 4
const SUN_TOLERATED_MINUTES = 10

/**
 * What explains how late the irradiance is relative to the sun of a place, as the end of a sentence: swapped
 * coordinates where they fit, and a wrong time zone as well where it is a whole number of hours; empty for others.
 */
export function swapBySun({ latitude, longitude }: Place, lateMinutes: number): string {
  if (!isPlace(SWAPPED.undo({ latitude, longitude }))) return ''
  const swapMinutes = MINUTES_PER_DEG * (longitude - latitude)
  if (Math.abs(lateMinutes - swapMinutes) > SUN_TOLERATED_MINUTES) return ''
  const isWholeHours = Math.abs(lateMinutes - 60 * Math.round(lateMinutes / 60)) <= SUN_TOLERATED_MINUTES
  return isWholeHours
    ? '; a wrong time zone explains it, and so do swapped coordinates: with site.latitude and site.longitude swapped the two agree'
    : '; with site.latitude and site.longitude swapped the two agree'
}
