import type { Place } from '@pvyield/engine/quick'
import { sha256 } from '../sha256.ts'

/**
 * Coordinates are rounded to 0.01 deg, about a kilometre. All sites with the same rounded
 * coordinates share one year.
 */
const STEPS_PER_DEG = 100
const ID_HEX_CHARS = 24

/** Rounds coordinates, as years are stored by them. 180 W becomes 180 E, so that both share one year. */
export function placeAt(latitude: number, longitude: number): Place {
  const rounded = roundedDeg(longitude)
  return { latitude: roundedDeg(latitude), longitude: rounded === -180 ? 180 : rounded }
}

/** Ids of weather that only one account may use. No other id begins so. */
const OWNED_PREFIX = 'met_own_'

/**
 * Id of an uploaded series, derived from its content: a section without its metadata, which contain
 * the file's name. Two accounts that upload the same file get two ids.
 * @param owner  account that uploads it; null for none
 */
export function uploadId(columns: string, owner: string | null): string {
  if (owner === null) return weatherId(`upload ${columns}`)
  return `${OWNED_PREFIX}${sha256(`upload of ${owner} `, columns).slice(0, ID_HEX_CHARS)}`
}

/** Whether an id belongs to weather that only one account may use. */
export function isOwned(id: string): boolean {
  return id.startsWith(OWNED_PREFIX)
}

function roundedDeg(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0
}

export function weatherId(identity: string): string {
  return `met_${sha256(identity).slice(0, ID_HEX_CHARS)}`
}
