import type { Place } from '../core/great-circle.ts'
import type { SunSwap } from '../findings/sky.ts'
import { type Mistake, WEATHER } from '../findings/weather.ts'

export interface CoordinateMistake {
  readonly kind: Mistake
  /** Corrects it. The place may be none: a longitude above 90 deg is no latitude. */
  readonly undo: (place: Place) => Place
}

export const SWAPPED: CoordinateMistake = {
  kind: 'swapped',
  undo: ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }),
}

/** Common mistakes in coordinates, the most frequent first. */
export const COORDINATE_MISTAKES: readonly CoordinateMistake[] = [
  SWAPPED,
  { kind: 'longitude_sign', undo: ({ latitude, longitude }) => ({ latitude, longitude: -longitude }) },
  { kind: 'latitude_sign', undo: ({ latitude, longitude }) => ({ latitude: -latitude, longitude }) },
  { kind: 'both_signs', undo: ({ latitude, longitude }) => ({ latitude: -latitude, longitude: -longitude }) },
]

/** Whether the place exists. */
export function isPlace({ latitude, longitude }: Place): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** What a typical year says of a place at sea when the swapped coordinates are on land, and a run with it. */
export const SEA_FOR_LAND = WEATHER.place_at_sea.text({}, (path) => path)

/** Whether the metadata of a weather have that note. */
export function saysSeaForLand(notes: readonly string[] | undefined): boolean {
  return notes?.includes(SEA_FOR_LAND) ?? false
}

const MINUTES_PER_DEG = 4
const SUN_TOLERATED_MINUTES = 10

/**
 * What explains how late the irradiance is relative to the sun of a place: swapped coordinates where they fit, and
 * a wrong time zone as well where it is a whole number of hours.
 */
export function swapBySun({ latitude, longitude }: Place, lateMinutes: number): SunSwap {
  if (!isPlace(SWAPPED.undo({ latitude, longitude }))) return 'none'
  const swapMinutes = MINUTES_PER_DEG * (longitude - latitude)
  if (Math.abs(lateMinutes - swapMinutes) > SUN_TOLERATED_MINUTES) return 'none'
  const isWholeHours = Math.abs(lateMinutes - 60 * Math.round(lateMinutes / 60)) <= SUN_TOLERATED_MINUTES
  return isWholeHours ? 'zone_or_swapped' : 'swapped'
}
