import Delaunator from 'delaunator'
import type { Findings } from '../findings.ts'
import type { Vector } from '../layouts/feature.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { HEIGHTS_MAX, type Raster, type Tin } from './ground-file.ts'

/** Points stand on a grid within this share of its step: coordinates are rounded. */
const ON_GRID = 0.02
/** Nodes of a grid that have a point, at least: a line of points is no grid. */
const FILLED = 0.3

/** The grid on whose nodes points stand; null for points that stand elsewhere, or twice. */
export function gridOfPoints(points: readonly Vector[]): Raster | null {
  const [xs, ys] = [axisOf(points, 0), axisOf(points, 1)]
  if (xs === null || ys === null) return null
  const nodes = xs.count * ys.count
  if (nodes > HEIGHTS_MAX || points.length < FILLED * nodes) return null
  const heights = new Float64Array(nodes).fill(Number.NaN)
  for (const [x, y, z] of points) {
    const at = Math.round((y - ys.first) / ys.step) * xs.count + Math.round((x - xs.first) / xs.step)
    if (!Number.isNaN(heights[at] ?? 0)) return null
    heights[at] = z
  }
  return { west: xs.first, south: ys.first, dx: xs.step, dy: ys.step, columns: xs.count, heights }
}

/** First, step and number of the values of an axis; null for values without a common step. */
function axisOf(points: readonly Vector[], axis: 0 | 1): { first: number; step: number; count: number } | null {
  const values = Float64Array.from(points, (point) => point[axis]).sort()
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  const noise = (last - first) * 1e-7
  let step = Number.POSITIVE_INFINITY
  for (let k = 1; k < values.length; k++) {
    const apart = (values[k] ?? 0) - (values[k - 1] ?? 0)
    if (apart > noise && apart < step) step = apart
  }
  const count = Math.round((last - first) / step) + 1
  if (!(count >= 2 && count <= points.length)) return null
  // The whole width measures the step better than two neighbours do.
  const exact = (last - first) / (count - 1)
  return values.every((value) => Math.abs((value - first) / exact - Math.round((value - first) / exact)) < ON_GRID)
    ? { first, step: exact, count }
    : null
}

/**
 * Triangles between points, none of whose circles has another point in it (Delaunay).
 * Fails: ObjectFileError for fewer than three points, and points on a line.
 */
export function triangulated(points: readonly Vector[], findings: Findings): Tin {
  const [middle = [0, 0, 0]] = points
  const coordinates = new Float64Array(2 * points.length)
  points.forEach(([x, y], k) => {
    coordinates[2 * k] = x - middle[0]
    coordinates[2 * k + 1] = y - middle[1]
  })
  const { triangles: corners } = new Delaunator(coordinates)
  const triangles: (readonly [number, number, number])[] = []
  let longest = 0
  for (let k = 0; k < corners.length; k += 3) {
    const triangle = [corners[k] ?? 0, corners[k + 1] ?? 0, corners[k + 2] ?? 0] as const
    triangles.push(triangle)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      longest = Math.max(longest, sideOf(points[triangle[a]], points[triangle[b]]))
  }
  if (triangles.length === 0) throw new ObjectFileError(['The points lie on one line, or are fewer than three: no ground is between them'])
  const used = new Set(corners).size
  if (used < points.length) findings.note('ignored', null, `${points.length - used} points that lie where another one does are left out`)
  findings.note(
    'derived',
    null,
    `The ${points.length.toLocaleString('en')} points stand on no grid: triangles join neighbours (Delaunay). The longest side is ${Number(longest.toPrecision(3))} long; ground across long sides is a guess`,
  )
  return { points, triangles }
}

function sideOf(a: Vector | undefined, b: Vector | undefined): number {
  return a === undefined || b === undefined ? 0 : Math.hypot(a[0] - b[0], a[1] - b[1])
}
