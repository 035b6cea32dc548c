import type { SeenPolygon } from './seen-polygon.ts'

/** Area of an overlap, over that of the smaller box, below which two polygons only touch. */
const TOUCH = 1e-9

/** A point within both polygons: the mean corner of their overlap; null where they do not overlap. */
export function pointInBoth(a: SeenPolygon, b: SeenPolygon): readonly [x: number, y: number] | null {
  let x = [...a.x]
  let y = [...a.y]
  for (let from = b.x.length - 1, to = 0; to < b.x.length; from = to++) {
    const cut = leftOf(x, y, b.x[from], b.y[from], b.x[to], b.y[to])
    x = cut.x
    y = cut.y
    if (x.length < 3) return null
  }
  if (areaOf(x, y) <= TOUCH * Math.min(areaOf(a.x, a.y), areaOf(b.x, b.y))) return null
  return [meanOf(x), meanOf(y)]
}

/** The part of a convex polygon to the left of a line. */
function leftOf(
  x: readonly number[],
  y: readonly number[],
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): { x: number[]; y: number[] } {
  const kept: { x: number[]; y: number[] } = { x: [], y: [] }
  const side = (k: number): number => (toX - fromX) * (y[k] - fromY) - (toY - fromY) * (x[k] - fromX)
  for (let k = 0; k < x.length; k++) {
    const next = (k + 1) % x.length
    const [here, there] = [side(k), side(next)]
    if (here >= 0) {
      kept.x.push(x[k])
      kept.y.push(y[k])
    }
    if (here >= 0 === there >= 0) continue
    const share = here / (here - there)
    kept.x.push(x[k] + share * (x[next] - x[k]))
    kept.y.push(y[k] + share * (y[next] - y[k]))
  }
  return kept
}

/** Depth of a body at a point of its outline: that of the triangle between corners that holds it. */
export function depthAt({ x, y, depth }: SeenPolygon, atX: number, atY: number): number {
  let best = Number.NEGATIVE_INFINITY
  let found = depth[0]
  for (let k = 2; k < x.length; k++) {
    const area = (x[k - 1] - x[0]) * (y[k] - y[0]) - (y[k - 1] - y[0]) * (x[k] - x[0])
    if (!(area > 0)) continue
    const second = ((atX - x[0]) * (y[k] - y[0]) - (atY - y[0]) * (x[k] - x[0])) / area
    const third = ((x[k - 1] - x[0]) * (atY - y[0]) - (y[k - 1] - y[0]) * (atX - x[0])) / area
    const inside = Math.min(second, third, 1 - second - third)
    if (inside <= best) continue
    best = inside
    found = (1 - second - third) * depth[0] + second * depth[k - 1] + third * depth[k]
  }
  return found
}

function areaOf(x: ArrayLike<number>, y: ArrayLike<number>): number {
  let doubled = 0
  for (let from = x.length - 1, to = 0; to < x.length; from = to++) doubled += x[from] * y[to] - x[to] * y[from]
  return Math.abs(doubled) / 2
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
