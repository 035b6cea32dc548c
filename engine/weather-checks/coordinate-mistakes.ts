import type { Place } from '../core/great-circle.ts'
import type { SunSwap } from '../findings/sky.ts'
import { type Mistake, type SeaMistake, WEATHER } from '../findings/weather.ts'

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

/**
 * What explains that a place is at sea; null for a coast, which the table may take for water.
 * @param isLand      whether a place is on land
 * @param isOpenSea   whether no land is near
 */
export function seaMistake(place: Place, isLand: (place: Place) => boolean, isOpenSea: boolean): SeaMistake | null {
  const known = isOpenSea ? COORDINATE_MISTAKES : [SWAPPED]
  const mistake = known.map(({ kind, undo }) => ({ kind, other: undo(place) })).find(({ other }) => isPlace(other) && isLand(other))
  return mistake?.kind ?? (isOpenSea ? 'open_sea' : null)
}

/** What a typical year says of a place at sea, and a run with it. */
export function seaNote(mistake: SeaMistake): string {
  return WEATHER.place_at_sea.text({ mistake }, (path) => path)
}

/** The mistake that the metadata of a weather have as a note. */
export function notedSeaMistake(notes: readonly string[] | undefined): SeaMistake | null {
  const all = [...COORDINATE_MISTAKES.map(({ kind }) => kind), 'open_sea'] as const
  return all.find((mistake) => notes?.includes(seaNote(mistake))) ?? null
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
