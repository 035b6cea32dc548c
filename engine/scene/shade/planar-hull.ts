import { sortByValue } from './order.ts'

/**
 * Convex hulls of points of a plane, counterclockwise.
 * Source: A. M. Andrew, Information Processing Letters 9 (1979), 216, the monotone chain.
 */
export class PlanarHull {
  x: Float64Array
  y: Float64Array
  /** Points of the hull, as indices of `x` and `y`. */
  hull: Int32Array
  private order: Int32Array

  constructor(points: number) {
    this.x = new Float64Array(points)
    this.y = new Float64Array(points)
    this.hull = new Int32Array(2 * points)
    this.order = new Int32Array(points)
  }

  /**
   * Finds the hull of the first `count` points.
   * @returns number of its corners; below 3 when the points are on one line
   */
  wrap(count: number): number {
    const { order, x } = this
    for (let k = 0; k < count; k++) order[k] = k
    sortByValue(order, count, x)
    const lower = this.chain(0, count, 0, 1)
    const both = this.chain(lower - 1, count, count - 1, -1)
    return both - 1 // the last corner is the first
  }

  /** Appends one side of the hull, in the order of the points from `first` on. */
  private chain(start: number, count: number, first: number, step: number): number {
    const { order, hull, x, y } = this
    let end = start
    for (let taken = 0, k = first; taken < count; taken++, k += step) {
      const c = order[k]
      while (end - start >= 2) {
        const a = hull[end - 2]
        const b = hull[end - 1]
        if ((x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]) > 0) break
        end--
      }
      hull[end++] = c
    }
    return end
  }
}
