import type { Vector } from '../vector.ts'

/** Faces that meet at less are one that is bent: at an upright edge, the side of a cylinder. */
const CREASE_RAD = 0.12
const UPRIGHT_CREASE_RAD = 0.6
const UPRIGHT_COS = 0.99
/** Cosine of the angle to the viewer above which a face shows. */
const FACING_COS = 1e-3
/** Points of a body up to which every pair of them is tried as an edge. */
const POINTS_MAX = 160

/**
 * The edges of a convex body that show within its outline, such as the ridge of a roof: where two faces meet that both
 * look at the viewer.
 * @param points  east, north and up of each
 * @param edges  pairs of points among which all edges are
 * @returns pairs of points
 */
export function creasesOf(points: Float64Array, edges: ArrayLike<number>, viewer: Vector): [from: number, to: number][] {
  const found: [number, number][] = []
  if (points.length > 3 * POINTS_MAX) return found
  for (let e = 0; e < edges.length; e += 2) {
    const pair: [number, number] = [edges[e], edges[e + 1]]
    if (isCrease(points, pair, viewer)) found.push(pair)
  }
  return found
}

/** Looks along the line of two points: the others lie within an angle, whose two sides are the faces. */
function isCrease(points: Float64Array, [from, to]: readonly [number, number], viewer: Vector): boolean {
  const along = unit(between(points, from, to))
  if (along === null) return false
  const rest: { across: Vector; way: number }[] = []
  for (let k = 0; k < points.length / 3; k++) {
    if (k === from || k === to) continue
    const way = between(points, from, k)
    const ahead = dot(way, along)
    const across = unit([way[0] - ahead * along[0], way[1] - ahead * along[1], way[2] - ahead * along[2]])
    if (across !== null) rest.push({ across, way: ahead })
    else if (ahead > 0 && ahead < dot(between(points, from, to), along)) return false // the edge consists of two
  }
  const middle = unit(rest.reduce<Vector>((sum, { across }) => [sum[0] + across[0], sum[1] + across[1], sum[2] + across[2]], [0, 0, 0]))
  if (middle === null) return false
  const side: Vector = cross(along, middle)
  let [least, most] = [0, 0]
  for (const { across } of rest) {
    const angle = Math.atan2(dot(across, side), dot(across, middle))
    least = Math.min(least, angle)
    most = Math.max(most, angle)
  }
  if (most - least > Math.PI - (Math.abs(along[2]) > UPRIGHT_COS ? UPRIGHT_CREASE_RAD : CREASE_RAD)) return false
  return facing(least, -1, middle, side, viewer) && facing(most, 1, middle, side, viewer)
}

/** Whether the face at an angle about the edge looks at the viewer. @param turn  to its outer side, 1 for left */
function facing(angle: number, turn: 1 | -1, middle: Vector, side: Vector, viewer: Vector): boolean {
  const outwards = angle + (turn * Math.PI) / 2
  return Math.cos(outwards) * dot(middle, viewer) + Math.sin(outwards) * dot(side, viewer) > FACING_COS
}

function between(points: Float64Array, from: number, to: number): Vector {
  return [points[3 * to] - points[3 * from], points[3 * to + 1] - points[3 * from + 1], points[3 * to + 2] - points[3 * from + 2]]
}

/** Null for a vector without a direction: far below the size of any body. */
function unit(a: Vector): Vector | null {
  const length = Math.hypot(...a)
  return length > 1e-9 ? [a[0] / length, a[1] / length, a[2] / length] : null
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
