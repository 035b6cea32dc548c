import { createHash } from 'node:crypto'

/** Coordinates are rounded to 0.01 deg, about a kilometre: one year is kept for all sites within it. */
const STEPS_PER_DEG = 100
const ID_HEX_CHARS = 24

export function roundedDeg(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0
}

/** Id of the embedded typical year of a location. */
export function typicalYearId(latitude: number, longitude: number): string {
  return weatherId(`embedded ${roundedDeg(latitude)} ${roundedDeg(longitude)}`)
}

/** Id of an uploaded series, by its content. */
export function uploadId(section: string): string {
  return weatherId(`upload ${section}`)
}

function weatherId(identity: string): string {
  return `met_${createHash('sha256').update(identity).digest('hex').slice(0, ID_HEX_CHARS)}`
}
