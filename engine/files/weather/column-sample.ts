import { isMissingCode } from '../../core/missing-codes.ts'
import { strideOf } from '../../core/stride.ts'

/** Number of values that a judgement about a column is based on, about. */
const SAMPLE = 1000
/** Values that writers put for "missing", in wire units and as converted from Pa, per cent or mm. */
const CODES = new Set([
  99, 999, 9999, 99_999, 999_999, 99.9, 999.9, 9999.9, 9.9, 9.99, 99.99, 999.99, 9999.99, 99.999, 9900, -99, -999, -9999, -9900, -99.9,
  -999.9,
])

/** Whether a value is one that writers put for "missing". */
export function isCode(value: number): boolean {
  return CODES.has(value) || isMissingCode(value)
}

/** Sorted values of some rows of a column, without gaps and missing codes. */
export class ColumnSample {
  private constructor(private readonly sorted: Float64Array) {}

  /** @param isWanted  rows to sample; all when omitted */
  static of(values: Float64Array, isWanted?: (row: number) => boolean): ColumnSample {
    const stride = strideOf(values.length, SAMPLE)
    const kept = new Float64Array(Math.ceil(values.length / stride))
    let n = 0
    for (let row = 0; row < values.length; row += stride) {
      const value = values[row]
      if (!Number.isNaN(value) && !CODES.has(value) && (isWanted === undefined || isWanted(row))) kept[n++] = value
    }
    return new ColumnSample(kept.subarray(0, n).sort())
  }

  get count(): number {
    return this.sorted.length
  }

  /** NaN for an empty sample. */
  quantile(frac: number): number {
    return this.sorted.length === 0 ? Number.NaN : this.sorted[Math.round(frac * (this.sorted.length - 1))]
  }

  get median(): number {
    return this.quantile(0.5)
  }

  get mean(): number {
    return this.sorted.reduce((sum, value) => sum + value, 0) / this.sorted.length
  }

  /** Standard deviation as a share of the mean. */
  get variation(): number {
    const { mean } = this
    return Math.sqrt(this.sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / this.sorted.length) / Math.abs(mean)
  }

  /** Share of the values above a bound. */
  fracAbove(bound: number): number {
    return 1 - this.fracUpTo(bound)
  }

  fracUpTo(bound: number): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.sorted[middle] <= bound) low = middle + 1
      else high = middle
    }
    return low / this.sorted.length
  }
}
