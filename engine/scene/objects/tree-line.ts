import type { Occluder } from '../shade/target.ts'
import { uprightQuads } from './quad.ts'

/**
 * A line of trees: a wall that lets light through. It weakens a ray once, however often the ray
 * crosses it.
 * @param vertices  as of a wall
 * @param transmittance  fraction of the light that passes, 0 to 1
 * @param group  number of this tree line among those of the scene
 */
export function treeLine(vertices: readonly (readonly number[])[], transmittance: number, group: number): Occluder[] {
  return uprightQuads(vertices, transmittance, group)
}
