import type { ShadeTarget } from './target.ts'

/**
 * Where the parts of targets with gaps across their width are: heights within the frame, from 0 to 1,
 * and heights on the parts together, from 0 to 1, as if there were no gaps.
 */
export class RowsAcross {
  readonly count: Int32Array
  /** Width of a part, and from the beginning of one to that of the next, over the width within the frame. */
  readonly width: Float64Array
  readonly pitch: Float64Array

  constructor(targets: readonly ShadeTarget[]) {
    this.count = Int32Array.from(targets, ({ rows }) => rows?.count ?? 1)
    this.width = Float64Array.from(targets, ({ rows, halfWidth }) =>
      rows === undefined ? 1 : (1 - ((rows.count - 1) * rows.gap) / (2 * halfWidth)) / rows.count,
    )
    this.pitch = Float64Array.from(targets, ({ rows, halfWidth }, i) =>
      rows === undefined ? 1 : this.width[i] + rows.gap / (2 * halfWidth),
    )
  }

  /** Height within the frame of a height on the parts, both from -1 to 1. */
  outer(i: number, height: number): number {
    const count = this.count[i]
    if (count === 1) return height
    const place = ((height + 1) / 2) * count
    const row = Math.min(count - 1, Math.floor(place))
    return 2 * (row * this.pitch[i] + (place - row) * this.width[i]) - 1
  }
}
