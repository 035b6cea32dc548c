import type { Occluder } from '../shade/target.ts'
import { ringSolid } from './rings.ts'

/** Vertices up to which a prism is the hull of all its points. */
const FEW = 12
/** Directions in which a prism of more vertices keeps its outermost points. */
const SIDES = 64
const ROUGH_SIDES = 12
/** Rises of the directions in which a prism without a flat roof keeps its outermost points. */
const ROUGH_RISES = [-1, 0, 1, 3]
/** Distance from a plane, over the size of the prism, up to which a point is on it. */
const FLAT = 1e-6

/**
 * A building on a polygon, as the convex hull of its base points and the tops above them: box,
 * gable, monopitch.
 * @param vertices  east, north, up of the base and height above it (below 0 is 0), at least 3, in
 *   order around the building
 * Valid for: any number of vertices. Beyond 12, a prism whose base and roof are flat keeps the
 *   corners that are outermost in 64 directions (a round one of radius r loses at most 0.0012 r);
 *   one with a roof of several planes keeps the outermost points in 48 directions.
 */
export function prism(vertices: readonly (readonly number[])[]): Occluder {
  if (vertices.length > FEW) return isFlat(vertices, baseOf) && isFlat(vertices, topOf) ? flatPrism(vertices) : roughPrism(vertices)
  return hullOf(vertices.flatMap((vertex) => [pointOf(vertex, baseOf), pointOf(vertex, topOf)]))
}

type Height = (vertex: readonly number[]) => number

const baseOf: Height = ([, , up]) => up
const topOf: Height = ([, , up, height]) => up + Math.max(0, height)

function pointOf(vertex: readonly number[], heightOf: Height): readonly number[] {
  return [vertex[0], vertex[1], heightOf(vertex)]
}

/** The hull of a few points; its edges are among all pairs of them. */
function hullOf(points: readonly (readonly number[])[]): Occluder {
  const edges: number[] = []
  for (let p = 0; p < points.length; p++) for (let q = p + 1; q < points.length; q++) edges.push(p, q)
  return { points: Float64Array.from(points.flat()), edges: Uint16Array.from(edges), transmittance: 0, group: 0 }
}

function flatPrism(vertices: readonly (readonly number[])[]): Occluder {
  const ring = outermost(vertices, SIDES, 0, baseOf)
  return ringSolid(ring, ring.map(baseOf), ring.map(topOf))
}

function roughPrism(vertices: readonly (readonly number[])[]): Occluder {
  const points = ROUGH_RISES.flatMap((rise) => {
    const heightOf = rise < 0 ? baseOf : topOf
    return outermost(vertices, ROUGH_SIDES, rise, heightOf).map((vertex) => pointOf(vertex, heightOf))
  })
  return hullOf([...new Map(points.map((point) => [point.join(' '), point])).values()])
}

/** The vertices that are outermost in directions of a rise, in order around; none twice. */
function outermost(
  vertices: readonly (readonly number[])[],
  sides: number,
  rise: number,
  heightOf: Height,
): readonly (readonly number[])[] {
  const kept = new Set<readonly number[]>()
  for (let side = 0; side < sides; side++) {
    const azimuthRad = ((2 * side + 1) * Math.PI) / sides
    const east = Math.sin(azimuthRad)
    const north = Math.cos(azimuthRad)
    let best = vertices[0]
    let most = Number.NEGATIVE_INFINITY
    for (const vertex of vertices) {
      const reach = east * vertex[0] + north * vertex[1] + rise * heightOf(vertex)
      if (reach <= most) continue
      most = reach
      best = vertex
    }
    kept.add(best)
  }
  return [...kept]
}

/** Whether heights lie on one plane: the one through three corners that are far apart. */
function isFlat(vertices: readonly (readonly number[])[], heightOf: Height): boolean {
  const [a, b, c] = outermost(vertices, 3, 0, baseOf)
  if (c === undefined) return false
  const [bEast, bNorth, bUp] = [b[0] - a[0], b[1] - a[1], heightOf(b) - heightOf(a)]
  const [cEast, cNorth, cUp] = [c[0] - a[0], c[1] - a[1], heightOf(c) - heightOf(a)]
  const area = bEast * cNorth - bNorth * cEast
  const size = Math.max(Math.hypot(bEast, bNorth, bUp), Math.hypot(cEast, cNorth, cUp))
  const slopeEast = (bUp * cNorth - cUp * bNorth) / area
  const slopeNorth = (cUp * bEast - bUp * cEast) / area
  return vertices.every((vertex) => {
    const onPlane = heightOf(a) + slopeEast * (vertex[0] - a[0]) + slopeNorth * (vertex[1] - a[1])
    return Math.abs(heightOf(vertex) - onPlane) <= FLAT * size
  })
}
