import type { Occluder } from '../shade/target.ts'
import { uprightQuads } from './quad.ts'

/**
 * A wall along a polyline, opaque and without thickness.
 * @param vertices  east, north, up of the foot and height above it, at least 2; the top is straight
 *   between two vertices, as the foot is
 */
export function wall(vertices: readonly (readonly number[])[]): Occluder[] {
  return uprightQuads(vertices, 0, 0)
}
