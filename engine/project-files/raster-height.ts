import type { Plane } from '../files/layouts/transverse-mercator.ts'
import type { Raster } from '../files/terrain/ground-file.ts'
import type { TerrainFrame } from './terrain-frame.ts'

/** A place this near to a node, as a share of the distance of the nodes, is on it. */
const ON_NODE = 1e-6

/**
 * The height at a point of the file, on the triangles between its nodes, which meet on the diagonal
 * from south-west to north-east, as those of a scene do; NaN beyond them, and where a height is not known.
 */
export function rasterHeight({ west, south, dx, dy, columns, heights }: Raster, [x, y]: Plane): number {
  const lines = heights.length / columns
  const [column, a] = cellOf((x - west) / dx, columns)
  const [line, b] = cellOf((y - south) / dy, lines)
  if (column < 0 || line < 0) return Number.NaN
  const node = (right: number, up: number, share: number) =>
    share === 0 ? 0 : share * (heights[(line + up) * columns + column + right] ?? Number.NaN)
  return a >= b ? node(0, 0, 1 - a) + node(1, 0, a - b) + node(1, 1, b) : node(0, 0, 1 - b) + node(0, 1, b - a) + node(1, 1, a)
}

/** The cell of a place along an axis, and how far in it the place is; -1 beyond the nodes. */
function cellOf(place: number, count: number): [cell: number, share: number] {
  const nearest = Math.round(place)
  const exact = Math.abs(place - nearest) < ON_NODE ? nearest : place
  if (!(exact >= 0 && exact <= count - 1)) return [-1, 0]
  const cell = Math.min(Math.floor(exact), count - 2)
  return [cell, exact - cell]
}

/** Distance of the heights of a file in the scene, m: the shorter one of the two. */
export function rasterStep({ west, south, dx, dy, columns, heights }: Raster, frame: TerrainFrame): number {
  if (frame.isOwn) return Math.min(dx, dy)
  const middle: Plane = [west + (columns >> 1) * dx, south + ((heights.length / columns) >> 1) * dy]
  const from = frame.toScene(middle)
  const sides = [frame.toScene([middle[0] + dx, middle[1]]), frame.toScene([middle[0], middle[1] + dy])]
  const lengths = sides.map(([x, y]) => Math.hypot(x - from[0], y - from[1]))
  return Number(Math.min(...lengths).toPrecision(DIGITS))
}

/** Digits of a distance of heights: a map is true to a part in a thousand. */
const DIGITS = 3
