import type { Occluder } from '../shade/target.ts'

/**
 * The opaque solid between a ring of points and the same ring above it: two rings and the uprights.
 * @param ring  corners in plan, in order around
 * @param base, top  heights of each corner; each of the two rings lies in a plane
 */
export function ringSolid(ring: readonly (readonly number[])[], base: readonly number[], top: readonly number[]): Occluder {
  const corners = ring.length
  const points = new Float64Array(6 * corners)
  const edges = new Uint16Array(6 * corners)
  for (let k = 0; k < corners; k++) {
    const [east, north] = ring[k]
    const next = (k + 1) % corners
    points.set([east, north, base[k]], 3 * k)
    points.set([east, north, top[k]], 3 * (corners + k))
    edges.set([k, next, corners + k, corners + next, k, corners + k], 6 * k)
  }
  const isLevel = base.every((height) => height === base[0]) && top.every((height) => height === top[0])
  return { points, edges, transmittance: 0, group: 0, ...(isLevel && { levelEnds: corners }) }
}
