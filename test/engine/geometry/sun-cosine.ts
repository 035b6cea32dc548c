import { type Direction, sunCosine } from '../../../engine/geometry/row-array.ts'

/** Cosine of the angle between a direction and a sun that is given by its angles. */
export function sunCosineAt(direction: Direction, zenithCos: number, azimuthRad: number): number {
  const zenithSin = Math.sqrt(Math.max(0, 1 - zenithCos * zenithCos))
  return sunCosine(direction, zenithSin * Math.sin(azimuthRad), zenithSin * Math.cos(azimuthRad), zenithCos)
}
