import { RAD_PER_DEG, safeAsin } from './angles.ts'

/** Mean radius of the Earth. */
const EARTH_RADIUS_KM = 6371

/** Coordinates in degrees, north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Great-circle distance, by the haversine formula (R. W. Sinnott, Virtues of the haversine, Sky and
 * Telescope 68 (1984), 159).
 */
export function distanceKm(a: Place, b: Place): number {
  const latitudeSin = Math.sin(((b.latitude - a.latitude) * RAD_PER_DEG) / 2)
  const longitudeSin = Math.sin(((b.longitude - a.longitude) * RAD_PER_DEG) / 2)
  const chord = latitudeSin ** 2 + Math.cos(a.latitude * RAD_PER_DEG) * Math.cos(b.latitude * RAD_PER_DEG) * longitudeSin ** 2
  return 2 * EARTH_RADIUS_KM * safeAsin(Math.sqrt(chord))
}
