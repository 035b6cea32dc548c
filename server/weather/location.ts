import { sha256 } from '../sha256.ts'

/** Coordinates are rounded to 0.01 deg, about a kilometre: one year is kept for all sites within it. */
const STEPS_PER_DEG = 100
const ID_HEX_CHARS = 24

/** A place as years are kept for it, its coordinates rounded, deg. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** 180 W is 180 E: one year is kept of it. */
export function placeAt(latitude: number, longitude: number): Place {
  const rounded = roundedDeg(longitude)
  return { latitude: roundedDeg(latitude), longitude: rounded === -180 ? 180 : rounded }
}

/** Id of an uploaded series, by its content: a section without its metadata, which hold the file's name. */
export function uploadId(columns: string): string {
  return weatherId(`upload ${columns}`)
}

function roundedDeg(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0
}

export function weatherId(identity: string): string {
  return `met_${sha256(identity).slice(0, ID_HEX_CHARS)}`
}
