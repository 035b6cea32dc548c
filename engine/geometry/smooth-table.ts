import type { AngleRange } from './array-angles.ts'

/**
 * A smooth function of one angle, tabulated at equal steps and interpolated by the cubic through
 * the four nearest nodes (Lagrange). An expensive integral is thus computed once per run. A range
 * of one angle gives a constant. Outside the range the outermost cubic is extrapolated.
 */
export class SmoothTable {
  private readonly values: Float64Array
  private readonly perRad: number

  /** @param stepRad  largest distance between nodes */
  constructor(
    valueAt: (rad: number) => number,
    private readonly range: AngleRange,
    stepRad: number,
  ) {
    const width = range.toRad - range.fromRad
    const intervals = width > 0 ? Math.max(3, Math.ceil(width / stepRad)) : 0
    this.perRad = width > 0 ? intervals / width : 0
    this.values = new Float64Array(intervals + 1)
    for (let k = 0; k <= intervals; k++) this.values[k] = valueAt(intervals === 0 ? range.fromRad : range.fromRad + k / this.perRad)
  }

  at(rad: number): number {
    const { values } = this
    if (values.length === 1) return values[0]
    const position = (rad - this.range.fromRad) * this.perRad
    const k = Math.min(Math.max(Math.floor(position), 1), values.length - 3)
    const t = position - k // 0 to 1 between nodes k and k + 1
    const before = values[k - 1]
    const left = values[k]
    const right = values[k + 1]
    const after = values[k + 2]
    const middle = ((t + 1) * (t - 2)) / 2
    return -(t * (t - 1) * (t - 2) * before) / 6 + middle * (t - 1) * left - middle * t * right + (t * (t + 1) * (t - 1) * after) / 6
  }
}
