import { nextRound } from './round-length.ts'

/** Heights at the nodes of squares in plan, line by line from the south; NaN where there is no ground. */
export interface Raster {
  readonly west: number
  readonly south: number
  readonly step: number
  readonly columns: number
  readonly heights: Float64Array
}

/** Lines of one height. */
export interface Contour {
  readonly height: number
  /** x and y of the points of each line in turn, the longest line first. */
  readonly lines: readonly Float64Array[]
}

/** Heights of a picture, and points of all its lines, at most: about 100 kB of an SVG. */
const HEIGHTS_MAX = 10
const POINTS_MAX = 6000
/** Nodes of a raster along its longer side. */
const NODES = 72
/** Distance from a line, over the side of a square, up to which a point is on it. */
const STRAIGHT = 0.05

/** Reads the ground at about 5,000 places at most. */
export function rasterOf(
  heightAt: (x: number, y: number) => number,
  [west, south, east, north]: readonly [west: number, south: number, east: number, north: number],
): Raster {
  const step = Math.max(east - west, north - south, Number.MIN_VALUE) / (NODES - 1)
  const columns = Math.floor((east - west) / step + 1e-9) + 1
  const lines = Math.floor((north - south) / step + 1e-9) + 1
  const heights = new Float64Array(columns * lines)
  for (let k = 0; k < heights.length; k++) {
    const height = heightAt(west + (k % columns) * step, south + Math.floor(k / columns) * step)
    heights[k] = Number.isFinite(height) ? height : Number.NaN
  }
  return { west, south, step, columns, heights }
}

/**
 * Lines of equal height at round heights, of which there are as many as stay readable.
 * @returns the step of the heights and the contours that there are; no contour of level ground
 */
export function contoursOf(raster: Raster): { readonly step: number; readonly contours: readonly Contour[] } {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const height of raster.heights) {
    if (height < lowest) lowest = height
    if (height > highest) highest = height
  }
  const range = highest - lowest
  if (!(range > 1e-9 * Math.max(1, Math.abs(highest)))) return { step: 0, contours: [] }
  for (let step = nextRound(range / HEIGHTS_MAX); ; step = nextRound(step)) {
    const contours: Contour[] = []
    let points = 0
    for (let k = Math.ceil(lowest / step); k * step < highest && points <= POINTS_MAX; k++) {
      const lines = linesAt(raster, k * step)
      if (lines.length > 0) contours.push({ height: k * step, lines })
      points += lines.reduce((sum, line) => sum + line.length / 2, 0)
    }
    if (points <= POINTS_MAX) return { step, contours }
  }
}

/**
 * The lines of a height: each square is two triangles, which meet from south-west to north-east, and a triangle has at
 * most one piece, from one of its sides to another.
 */
function linesAt(raster: Raster, height: number): Float64Array[] {
  const { columns, heights } = raster
  const squares = (columns - 1) * (heights.length / columns - 1)
  /** The sides to which pieces lead from a side: at most two. */
  const ways = new Map<number, number[]>()
  const triangle = (a: number, b: number, c: number): void => {
    if (Number.isNaN(heights[a] + heights[b] + heights[c])) return
    const sides = [sideOf(a, b, columns), sideOf(b, c, columns), sideOf(c, a, columns)]
    const [isA, isB, isC] = [heights[a] < height, heights[b] < height, heights[c] < height]
    const [from, to] = [isA !== isB, isB !== isC, isC !== isA].flatMap((isCut, k) => (isCut ? [sides[k]] : []))
    if (from === undefined || to === undefined) return
    for (const [side, other] of [
      [from, to],
      [to, from],
    ]) {
      const known = ways.get(side)
      if (known === undefined) ways.set(side, [other])
      else known.push(other)
    }
  }
  for (let k = 0; k < squares; k++) {
    const node = Math.floor(k / (columns - 1)) * columns + (k % (columns - 1))
    triangle(node, node + 1, node + columns + 1)
    triangle(node, node + columns + 1, node + columns)
  }
  return walked(ways)
    .map((sides) => straightened(Float64Array.from(sides.flatMap((side) => crossing(raster, side, height))), STRAIGHT * raster.step))
    .sort((a, b) => b.length - a.length)
}

/** Number of the side between two nodes: three of each node, to the east, the north and between them. */
function sideOf(a: number, b: number, columns: number): number {
  const [low, way] = [Math.min(a, b), Math.abs(a - b)]
  return 3 * low + (way === 1 ? 0 : way === columns ? 1 : 2)
}

function crossing({ west, south, step, columns, heights }: Raster, side: number, height: number): [x: number, y: number] {
  const [node, way] = [Math.floor(side / 3), side % 3]
  const [right, up] = [way === 1 ? 0 : 1, way === 0 ? 0 : 1]
  const [low, high] = [heights[node], heights[node + right + up * columns]]
  const share = (height - low) / (high - low)
  return [west + ((node % columns) + share * right) * step, south + (Math.floor(node / columns) + share * up) * step]
}

/** Chains of sides: those with ends first, then the closed ones. */
function walked(ways: Map<number, number[]>): number[][] {
  const chains: number[][] = []
  const ends = [...ways].filter(([, { length }]) => length === 1).map(([side]) => side)
  for (const start of [...ends, ...ways.keys()]) {
    const chain = [start]
    for (let at = start; ; ) {
      const next = ways.get(at)?.pop()
      if (next === undefined) break
      const back = ways.get(next)
      back?.splice(back.indexOf(at), 1)
      chain.push(next)
      at = next
    }
    if (chain.length > 1) chains.push(chain)
  }
  return chains
}

/** A line without the points that are within a distance of what remains (Douglas and Peucker 1973). */
function straightened(points: Float64Array, distance: number): Float64Array {
  const last = points.length / 2 - 1
  const isKept = new Uint8Array(last + 1)
  isKept[0] = 1
  isKept[last] = 1
  const open: [from: number, to: number][] = [[0, last]]
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    const [from, to] = piece
    const [x, y] = [points[2 * from], points[2 * from + 1]]
    const [right, up] = [points[2 * to] - x, points[2 * to + 1] - y]
    const length = Math.hypot(right, up)
    let [farthest, most] = [-1, distance]
    for (let k = from + 1; k < to; k++) {
      const [dx, dy] = [points[2 * k] - x, points[2 * k + 1] - y]
      const away = length > 0 ? Math.abs(dx * up - dy * right) / length : Math.hypot(dx, dy)
      if (away > most) [farthest, most] = [k, away]
    }
    if (farthest < 0) continue
    isKept[farthest] = 1
    open.push([from, farthest], [farthest, to])
  }
  return points.filter((_, k) => isKept[k >> 1] === 1)
}
