import { decimalNumber } from '../decimal-number.ts'
import type { Findings } from '../findings.ts'
import type { Vector } from '../layouts/feature.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { DEGREES, looksLikeDegrees } from './crs.ts'
import { type GroundFile, noteMetres, POINTS_MAX } from './ground-file.ts'
import { gridOfPoints, triangulated } from './points.ts'
import { TRIANGLES_MAX, tooMany } from './scene-limits.ts'
import { COMMENT, type Columns, headed, separatorOf } from './xyz-columns.ts'

/** The height that programs write where there is none. */
const NODATA = [-9999, -32768]

export interface XyzReading {
  /** Metres of a unit of length, as the caller states it. */
  readonly unitM: number | undefined
  /** Whether all of it becomes the ground of a scene. */
  readonly isWhole: boolean
}

/**
 * Reads a list of points with heights: a grid where they stand on one, else triangles between them.
 * Fails: ObjectFileError for a line that is no point, and too many.
 */
export function readXyz(text: string, { unitM: statedM, isWhole }: XyzReading, findings: Findings): Omit<GroundFile, 'encoding'> {
  const unitM = statedM ?? 1
  const lines = text.split('\n')
  const columns = headed(lines)
  const { points, unknown } = pointsOf(lines, columns, unitM)
  if (unknown > 0) findings.note('ignored', null, `${unknown} points without a height (${NODATA.join(', ')} or NaN) are left out`)
  if (points.length < 3) throw new ObjectFileError(['The file has fewer than three points with a height'])
  const [xs, ys] = [rangeOf(points, 0), rangeOf(points, 1)]
  const isDegrees = columns?.isDegrees === true || looksLikeDegrees(xs[0], ys[0], xs[1], ys[1])
  if (statedM === undefined && columns?.hasUnit !== true) noteMetres(isDegrees, findings)
  const placed = isDegrees ? points : points.map(([x, y, z]): Vector => [x * unitM, y * unitM, z])
  const raster = gridOfPoints(placed)
  // Triangles between n points are n - 2 at least, as all of them may be on the hull.
  if (raster === null && isWhole && placed.length - 2 > TRIANGLES_MAX) {
    const [[west, east], [south, north]] = [rangeOf(placed, 0), rangeOf(placed, 1)]
    const what = `${placed.length.toLocaleString('en')} points on no grid, which make more triangles than that`
    throw tooMany(what, TRIANGLES_MAX, { west, east, south, north })
  }
  return { raster, tin: raster === null ? triangulated(placed, findings) : null, crs: isDegrees ? DEGREES : null }
}

function rangeOf(points: readonly Vector[], axis: 0 | 1): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const point of points) [least, most] = [Math.min(least, point[axis]), Math.max(most, point[axis])]
  return [least, most]
}

/** Heights are in metres, the rest in the lengths of the file. */
function pointsOf(lines: readonly string[], columns: Columns | null, unitM: number): { points: Vector[]; unknown: number } {
  const points: Vector[] = []
  const { x, y, z, factors, at } = columns ?? { x: 0, y: 1, z: 2, factors: [1, 1, 1], at: -1 }
  let unknown = 0
  for (const [k, line] of lines.entries()) {
    if (k <= at || COMMENT.test(line)) continue
    const cells = line.trim().split(columns?.separator ?? separatorOf(line), 20)
    const [east, north] = [x, y].map((column, axis) => decimalNumber((cells[column] ?? '').trim()) * (factors[axis] ?? 1))
    const written = (cells[z] ?? '').trim()
    const up = decimalNumber(written)
    if (east === undefined || north === undefined || Number.isNaN(east + north) || (Number.isNaN(up) && !/^nan$/i.test(written)))
      throw new ObjectFileError([
        `Line ${k + 1}: ${JSON.stringify(line.slice(0, 80))} is not a point: write x, y and height, in numbers with one sign between them`,
      ])
    if (Number.isNaN(up) || NODATA.includes(up)) unknown++
    else if (points.push([east, north, up * (factors[2] ?? 1) * unitM]) > POINTS_MAX)
      throw new ObjectFileError([`Line ${k + 1}: the file has more than ${POINTS_MAX.toLocaleString('en')} points: cut it to the plant`])
  }
  return { points, unknown }
}
