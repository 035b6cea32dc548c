import { ViewGrid } from '../shade/view-grid.ts'
import { depthAt, pointInBoth } from './overlap.ts'
import type { SeenPolygon } from './seen-polygon.ts'

/** Pairs of boxes that overlap, up to which each pair is looked at: a second or two. */
const PAIRS_MAX = 1e5

/**
 * The order in which polygons are painted, so that each covers what is behind it. Bodies that
 * penetrate each other have no such order; they come in any. In a scene that is heaped up beyond
 * measure the mean depth decides.
 * @returns positions in the list, from the back to the front
 */
export function paintersOrder(polygons: readonly SeenPolygon[]): number[] {
  const behind = behindEach(polygons)
  if (behind === null) return byMeanDepth(polygons)
  const order: number[] = []
  const state = new Uint8Array(polygons.length) // 1 while what is behind it is painted, 2 when done
  const next = new Int32Array(polygons.length)
  const open: number[] = []
  for (let first = 0; first < polygons.length; first++) {
    if (state[first] === 0) open.push(first)
    while (open.length > 0) {
      const k = open[open.length - 1]
      state[k] = Math.max(1, state[k])
      while (next[k] < behind[k].length && state[behind[k][next[k]]] !== 0) next[k]++
      if (next[k] < behind[k].length) {
        open.push(behind[k][next[k]])
        continue
      }
      open.pop()
      if (state[k] === 2) continue
      state[k] = 2
      order.push(k)
    }
  }
  return order
}

function byMeanDepth(polygons: readonly SeenPolygon[]): number[] {
  const depths = polygons.map(({ depth }) => depth.reduce((sum, value) => sum + value / depth.length, 0))
  return [...polygons.keys()].sort((a, b) => depths[a] - depths[b])
}

/** For each polygon, those that it covers in part; null when there are too many pairs. */
function behindEach(polygons: readonly SeenPolygon[]): number[][] | null {
  const grid = new ViewGrid(polygons.length)
  polygons.forEach(({ x, y }, k) => {
    const [left, right] = [Math.min(...x), Math.max(...x)]
    const [low, high] = [Math.min(...y), Math.max(...y)]
    grid.x[k] = (left + right) / 2
    grid.y[k] = (low + high) / 2
    grid.halfX[k] = (right - left) / 2
    grid.halfY[k] = (high - low) / 2
  })
  grid.build()
  let pairs = 0
  const all: number[][] = []
  for (const [k, polygon] of polygons.entries()) {
    const behind: number[] = []
    const found = grid.overlapping(k)
    pairs += found
    if (pairs > PAIRS_MAX) return null
    for (let f = 0; f < found; f++) {
      const other = grid.found[f]
      const point = pointInBoth(polygon, polygons[other])
      if (point !== null && depthAt(polygon, ...point) > depthAt(polygons[other], ...point)) behind.push(other)
    }
    all.push(behind.sort((a, b) => a - b))
  }
  return all
}
