import { sha256 } from '../sha256.ts'

/**
 * Coordinates are rounded to 0.01 deg, about a kilometre. All sites with the same rounded
 * coordinates share one year.
 */
const STEPS_PER_DEG = 100
const ID_HEX_CHARS = 24

/** Rounded coordinates by which years are stored, deg. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Rounds coordinates. 180 W becomes 180 E, so that both share one year. */
export function placeAt(latitude: number, longitude: number): Place {
  const rounded = roundedDeg(longitude)
  return { latitude: roundedDeg(latitude), longitude: rounded === -180 ? 180 : rounded }
}

/**
 * Id of an uploaded series, derived from its content: a section without its metadata, which contain
 * the file's name.
 */
export function uploadId(columns: string): string {
  return weatherId(`upload ${columns}`)
}

function roundedDeg(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0
}

export function weatherId(identity: string): string {
  return `met_${sha256(identity).slice(0, ID_HEX_CHARS)}`
}
