import type { Vector } from './feature.ts'
import { dot, lengthOf, minus, unit } from './vectors.ts'

/** Points of faces in one plane, each once to the tenth of a millimetre, around their middle. */
export function outlineOf(points: readonly Vector[]): Vector[] {
  const seen = new Map<string, Vector>()
  for (const point of points) {
    const key = point.map((value) => Math.round(value * 1e4)).join(' ')
    if (!seen.has(key)) seen.set(key, point)
  }
  return ordered([...seen.values()])
}

/** Corners around their middle, in their plane. */
function ordered(points: Vector[]): Vector[] {
  const [first, second] = points
  if (points.length < 3 || first === undefined || second === undefined) return points
  const centre = points.reduce<Vector>(
    (sum, [x, y, z]) => [sum[0] + x / points.length, sum[1] + y / points.length, sum[2] + z / points.length],
    [0, 0, 0],
  )
  const u = unit(minus(first, centre))
  const third = points.reduce((best, point) => (offLine(point, centre, u) > offLine(best, centre, u) ? point : best), second)
  const off = minus(third, centre)
  const v = unit(minus(off, [u[0] * dot(off, u), u[1] * dot(off, u), u[2] * dot(off, u)]))
  const angle = (point: Vector) => Math.atan2(dot(minus(point, centre), v), dot(minus(point, centre), u))
  return points
    .map((point) => [angle(point), point] as const)
    .sort(([a], [b]) => a - b)
    .map(([, point]) => point)
}

function offLine(point: Vector, centre: Vector, direction: Vector): number {
  const off = minus(point, centre)
  return lengthOf(off) ** 2 - dot(off, direction) ** 2
}
