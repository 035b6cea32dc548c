import type { ProblemItem } from '@pvyield/contract/schemas'
import type { RunKind } from '@pvyield/engine/quick'

/** A request of a variant, as its row has it. */
export interface SentRequest {
  readonly kind: RunKind
  /** JSON, zstd. */
  readonly packed: Uint8Array
  readonly digest: string
  /** Place of the plant; null for a request without one. */
  readonly place: Place | null
  /** What keeps it from running. */
  readonly problems: readonly ProblemItem[]
}

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Two places are one site when both coordinates are this near, degrees: typical years are made for places this far apart. */
const SAME_SITE_DEG = 0.01
const EARTH_RADIUS_KM = 6371
const RADIANS = Math.PI / 180

/** Says that a variant is not at the site of its project; null at the site. */
export function elsewhere(site: Place | null, place: Place | null): string | null {
  if (site === null || place === null) return null
  const isNear = (from: number, to: number) => Math.abs(from - to) <= SAME_SITE_DEG * (1 + 1e-9)
  if (isNear(site.latitude, place.latitude) && isNear(site.longitude, place.longitude)) return null
  const km = distanceKm(site, place)
  return `This variant is at ${place.latitude}, ${place.longitude}, ${km < 10 ? km.toFixed(1) : Math.round(km)} km from the site of the project (${site.latitude}, ${site.longitude}): its weather and sun are those of another place`
}

function distanceKm(from: Place, to: Place): number {
  const half = (angle: number) => Math.sin((angle * RADIANS) / 2) ** 2
  const across = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS)
  const chord = half(to.latitude - from.latitude) + across * half(to.longitude - from.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
