import type { SunView } from '../shade/sun-view.ts'
import type { Vector } from '../vector.ts'

/** Points in a view, to the right and upwards. */
export interface Line {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

/** Points as a view shows them. */
export function seenLine(points: readonly Vector[], view: SunView): Line {
  return {
    x: points.map(([east, north, up]) => east * view.xEast + north * view.xNorth + up * view.xUp),
    y: points.map(([east, north, up]) => east * view.yEast + north * view.yNorth + up * view.yUp),
  }
}

/** What a picture has to have room for. */
export interface Range {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

export function rangeOf(shapes: Iterable<{ readonly x: ArrayLike<number>; readonly y: ArrayLike<number> }>): Range {
  let [left, right, low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { x, y } of shapes) {
    for (let k = 0; k < x.length; k++) {
      if (x[k] < left) left = x[k]
      if (x[k] > right) right = x[k]
      if (y[k] < low) low = y[k]
      if (y[k] > high) high = y[k]
    }
  }
  return left <= right ? { left, right, low, high } : { left: 0, right: 1, low: 0, high: 1 }
}
