import type { AngleRange } from './array-angles.ts'

/**
 * A smooth function of one angle, tabulated at equal steps and interpolated by the cubic through
 * the four nearest nodes (Lagrange). An expensive integral is thus computed once per run. A range
 * of one angle gives a constant. Outside the range the outermost cubic is extrapolated.
 */
export class SmoothTable {
  /**
   * Coefficients of the cubic between each two nodes, constant term first, by the distance from the
   * left one; the first and last pair of nodes share the cubic of their neighbours. Only the
   * constant for a range of one angle.
   */
  private readonly terms: Float64Array
  private readonly perRad: number
  private readonly last: number

  /** @param stepRad  largest distance between nodes */
  constructor(
    valueAt: (rad: number) => number,
    private readonly range: AngleRange,
    stepRad: number,
  ) {
    const width = range.toRad - range.fromRad
    const intervals = width > 0 ? Math.max(3, Math.ceil(width / stepRad)) : 0
    this.perRad = width > 0 ? intervals / width : 0
    this.last = intervals - 2
    const values = new Float64Array(intervals + 1)
    for (let k = 0; k <= intervals; k++) values[k] = valueAt(intervals === 0 ? range.fromRad : range.fromRad + k / this.perRad)
    this.terms = intervals === 0 ? values : new Float64Array(4 * (intervals - 1))
    for (let k = 1; k <= this.last; k++) this.terms.set(cubic(values[k - 1], values[k], values[k + 1], values[k + 2]), 4 * k)
  }

  at(rad: number): number {
    const { terms, last } = this
    if (last < 0) return terms[0]
    const position = (rad - this.range.fromRad) * this.perRad
    const k = Math.min(Math.max(Math.floor(position), 1), last)
    const t = position - k // 0 to 1 between nodes k and k + 1
    const at = 4 * k
    return terms[at] + t * (terms[at + 1] + t * (terms[at + 2] + t * terms[at + 3]))
  }
}

/** Coefficients of the cubic through values at -1, 0, 1 and 2. */
function cubic(before: number, left: number, right: number, after: number): readonly [number, number, number, number] {
  return [left, right - left / 2 - before / 3 - after / 6, (before + right) / 2 - left, (after - before) / 6 + (left - right) / 2]
}
