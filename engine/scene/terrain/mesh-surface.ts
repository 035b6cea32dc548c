import type { SceneTerrainMesh } from '@pvyield/contract/schemas'
import { boundsOf } from './bounds.ts'
import type { Surface } from './surface.ts'

/** Entries of the index a triangle; long triangles of all directions get a coarser one. */
const ENTRIES_PER_TRIANGLE = 8
/** Heights of one place that differ by more than this share of the extent are two. */
const SAME_HEIGHT_FRAC = 1e-9
/** A place on an edge is in both of its triangles, within rounding. */
const EDGE_FRAC = -1e-9

/** Numbers of a triangle: three corners of x, y and z. */
const NUMBERS = 9

/** The triangles of a mesh by the rectangles of a plan grid that their boxes touch. */
interface Index {
  readonly west: number
  readonly south: number
  /** Sides of a square, which is longer the way that most triangles are. */
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly lines: number
  readonly starts: Int32Array
  readonly triangles: Int32Array
}

export function meshSurface(mesh: SceneTerrainMesh): Surface {
  const corners = cornersOf(mesh)
  const boxes = boxesOf(corners)
  const index = indexOf(boxes)
  const bounds = boundsOf(mesh.triangles.flat().map((at) => mesh.vertices[at][2]))
  const same = SAME_HEIGHT_FRAC * Math.max(index.width * index.columns, index.height * index.lines, bounds.highest - bounds.lowest)
  return {
    ...bounds,
    comparedAt(x, y) {
      const at = squareOf(index, x, y)
      return at < 0 ? 0 : index.starts[at + 1] - index.starts[at]
    },
    heightAt(x, y) {
      const at = squareOf(index, x, y)
      if (at < 0) return Number.NaN
      let found = Number.NaN
      for (let k = index.starts[at]; k < index.starts[at + 1]; k++) {
        const box = 4 * index.triangles[k]
        if (isOutside(boxes, box, x, y)) continue
        const height = heightIn(corners, (NUMBERS / 4) * box, x, y)
        if (Number.isNaN(height)) continue
        if (Math.abs(height - found) > same) return Number.POSITIVE_INFINITY
        found = height
      }
      return found
    },
  }
}

/** Square of the index at a place; -1 outside of all. */
function squareOf({ west, south, width, height, columns, lines }: Index, x: number, y: number): number {
  const column = Math.floor((x - west) / width)
  const line = Math.floor((y - south) / height)
  return column >= 0 && column < columns && line >= 0 && line < lines ? line * columns + column : -1
}

function cornersOf({ vertices, triangles }: SceneTerrainMesh): Float64Array {
  const corners = new Float64Array(NUMBERS * triangles.length)
  triangles.forEach((triangle, at) => {
    triangle.forEach((vertex, k) => {
      corners.set(vertices[vertex], NUMBERS * at + 3 * k)
    })
  })
  return corners
}

/** Whether a place is out of the box of a triangle, by more than rounding. */
function isOutside(boxes: Float64Array, at: number, x: number, y: number): boolean {
  const [west, south, east, north] = [boxes[at], boxes[at + 1], boxes[at + 2], boxes[at + 3]]
  const slack = -EDGE_FRAC * (east - west + north - south)
  return x < west - slack || x > east + slack || y < south - slack || y > north + slack
}

/** Height of a triangle at a place; NaN outside of it. */
function heightIn(t: Float64Array, at: number, x: number, y: number): number {
  const [ax, ay, bx, by] = [t[at + 3] - t[at], t[at + 4] - t[at + 1], t[at + 6] - t[at], t[at + 7] - t[at + 1]]
  const [px, py] = [x - t[at], y - t[at + 1]]
  const area = ax * by - ay * bx
  const a = (px * by - py * bx) / area
  const b = (ax * py - ay * px) / area
  if (a < EDGE_FRAC || b < EDGE_FRAC || a + b > 1 - EDGE_FRAC) return Number.NaN
  return t[at + 2] + a * (t[at + 5] - t[at + 2]) + b * (t[at + 8] - t[at + 2])
}

function indexOf(boxes: Float64Array): Index {
  const count = boxes.length / 4
  let [wide, high] = [boxes[2] - boxes[0], boxes[3] - boxes[1]]
  let [west, south, east, north] = [boxes[0], boxes[1], boxes[2], boxes[3]]
  for (let k = 4; k < boxes.length; k += 4) {
    west = Math.min(west, boxes[k])
    south = Math.min(south, boxes[k + 1])
    east = Math.max(east, boxes[k + 2])
    north = Math.max(north, boxes[k + 3])
    wide += boxes[k + 2] - boxes[k]
    high += boxes[k + 3] - boxes[k + 1]
  }
  // As many squares as triangles, of the shape that the triangles have on average.
  const side = Math.sqrt(((east - west) * (north - south)) / count)
  const shape = Math.sqrt(wide / high)
  let width = Math.max(side * shape, (east - west) / count)
  let height = Math.max(side / shape, (north - south) / count)
  for (;;) {
    const columns = Math.floor((east - west) / width) + 1
    const lines = Math.floor((north - south) / height) + 1
    const plan = { west, south, width, height, columns, lines }
    const starts = countsOf(boxes, plan)
    const entries = starts[starts.length - 1]
    if (entries <= ENTRIES_PER_TRIANGLE * count || columns * lines === 1) return { ...plan, starts, triangles: filled(boxes, plan, starts) }
    width *= 2
    height *= 2
  }
}

/** West, south, east and north of each triangle. */
function boxesOf(corners: Float64Array): Float64Array {
  const boxes = new Float64Array((4 * corners.length) / NUMBERS)
  for (let at = 0, k = 0; at < corners.length; at += NUMBERS, k += 4) {
    boxes[k] = Math.min(corners[at], corners[at + 3], corners[at + 6])
    boxes[k + 1] = Math.min(corners[at + 1], corners[at + 4], corners[at + 7])
    boxes[k + 2] = Math.max(corners[at], corners[at + 3], corners[at + 6])
    boxes[k + 3] = Math.max(corners[at + 1], corners[at + 4], corners[at + 7])
  }
  return boxes
}

type Plan = Pick<Index, 'west' | 'south' | 'width' | 'height' | 'columns' | 'lines'>

/** First and last square of a box, along one of the axes. */
function spanOf(low: number, high: number, from: number, cell: number): readonly [first: number, last: number] {
  return [Math.floor((low - from) / cell), Math.floor((high - from) / cell)]
}

/** Where the triangles of each square begin, and their number at the end. Fewer are counted where a square of long triangles has too many anyway. */
function countsOf(boxes: Float64Array, { west, south, width, height, columns, lines }: Plan): Int32Array {
  const starts = new Int32Array(columns * lines + 1)
  const most = ENTRIES_PER_TRIANGLE * (boxes.length / 4)
  let entries = 0
  for (let k = 0; k < boxes.length; k += 4) {
    const [firstColumn, lastColumn] = spanOf(boxes[k], boxes[k + 2], west, width)
    const [firstLine, lastLine] = spanOf(boxes[k + 1], boxes[k + 3], south, height)
    entries += (lastColumn - firstColumn + 1) * (lastLine - firstLine + 1)
    if (entries > most) break
    for (let line = firstLine; line <= lastLine; line++)
      for (let column = firstColumn; column <= lastColumn; column++) starts[line * columns + column + 1]++
  }
  for (let at = 0; at < columns * lines; at++) starts[at + 1] += starts[at]
  if (entries > most) starts[columns * lines] = entries
  return starts
}

function filled(boxes: Float64Array, { west, south, width, height, columns }: Plan, starts: Int32Array): Int32Array {
  const triangles = new Int32Array(starts[starts.length - 1])
  const next = starts.slice()
  for (let k = 0; k < boxes.length; k += 4) {
    const [firstColumn, lastColumn] = spanOf(boxes[k], boxes[k + 2], west, width)
    const [firstLine, lastLine] = spanOf(boxes[k + 1], boxes[k + 3], south, height)
    for (let line = firstLine; line <= lastLine; line++)
      for (let column = firstColumn; column <= lastColumn; column++) triangles[next[line * columns + column]++] = k / 4
  }
  return triangles
}
