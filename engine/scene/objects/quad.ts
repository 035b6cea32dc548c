import type { Occluder } from '../shade/target.ts'

/** Around the four points of a quad. */
const AROUND = Uint16Array.of(0, 1, 1, 2, 2, 3, 3, 0)

/**
 * The upright quads along a polyline, one for each segment that has a length in plan.
 * @param vertices  east, north, up and height above that point; a height below 0 is 0
 */
export function uprightQuads(vertices: readonly (readonly number[])[], transmittance: number, group: number): Occluder[] {
  const quads: Occluder[] = []
  for (let k = 1; k < vertices.length; k++) {
    const [fromEast, fromNorth, fromUp, fromHeight] = vertices[k - 1]
    const [toEast, toNorth, toUp, toHeight] = vertices[k]
    if (fromEast === toEast && fromNorth === toNorth) continue
    const fromTop = fromUp + Math.max(0, fromHeight)
    const toTop = toUp + Math.max(0, toHeight)
    const points = Float64Array.of(fromEast, fromNorth, fromUp, toEast, toNorth, toUp, toEast, toNorth, toTop, fromEast, fromNorth, fromTop)
    quads.push({ points, edges: AROUND, transmittance, group })
  }
  return quads
}
