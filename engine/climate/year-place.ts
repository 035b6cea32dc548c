import type { Place } from '../core/great-circle.ts'

/** Typical years are made for coordinates rounded to 0.01 deg, about a kilometre, so that neighbours share one. */
const STEPS_PER_DEG = 100

/** The place of the year for a location. 180 W becomes 180 E, so that both share one year. */
export function yearPlace(latitude: number, longitude: number): Place {
  const rounded = roundedDeg(longitude)
  return { latitude: roundedDeg(latitude), longitude: rounded === -180 ? 180 : rounded }
}

function roundedDeg(degrees: number): number {
  return Math.round(degrees * STEPS_PER_DEG) / STEPS_PER_DEG + 0
}
