/** Points of a cell through which its polynomial runs: Chebyshev's, on 0 to 1. */
const POINTS = Array.from({ length: 6 }, (_, k) => (1 - Math.cos(((2 * k + 1) * Math.PI) / 12)) / 2)
const TERMS = POINTS.length

/**
 * A smooth function of one number as a table: in each of equal cells the polynomial of fifth degree
 * through six points. A value costs a quarter of a logarithm or a power. Each user states the error
 * against the plain function, and a test compares the two.
 */
export class QuinticTable {
  /** Coefficients of each cell, constant term first. */
  private readonly terms: Float64Array
  private readonly perUnit: number
  private readonly last: number

  /** @param f  is evaluated six times per cell, inside the range only */
  constructor(
    f: (x: number) => number,
    private readonly from: number,
    to: number,
    cells: number,
  ) {
    const width = (to - from) / cells
    this.perUnit = cells / (to - from)
    this.last = cells - 1
    this.terms = new Float64Array(TERMS * cells)
    for (let cell = 0; cell < cells; cell++) {
      this.terms.set(coefficients(POINTS.map((u) => f(from + (cell + u) * width))), TERMS * cell)
    }
  }

  /** @param x  within the range; beyond it the polynomial of the outermost cell continues */
  at(x: number): number {
    const { terms } = this
    const position = (x - this.from) * this.perUnit
    const cell = Math.min(Math.max(position | 0, 0), this.last) // in integers: half the time of floor
    const u = position - cell
    const k = TERMS * cell
    return terms[k] + u * (terms[k + 1] + u * (terms[k + 2] + u * (terms[k + 3] + u * (terms[k + 4] + u * terms[k + 5]))))
  }
}

/** Coefficients of the polynomial through the values at the points (Newton's form, expanded). */
function coefficients(values: readonly number[]): Float64Array {
  const divided = Float64Array.from(values)
  for (let order = 1; order < TERMS; order++) {
    for (let k = TERMS - 1; k >= order; k--) divided[k] = (divided[k] - divided[k - 1]) / (POINTS[k] - POINTS[k - order])
  }
  const out = new Float64Array(TERMS)
  for (let k = TERMS - 1; k >= 0; k--) {
    // out = out (u - point) + divided
    for (let power = TERMS - 1; power > 0; power--) out[power] = out[power - 1] - POINTS[k] * out[power]
    out[0] = divided[k] - POINTS[k] * out[0]
  }
  return out
}
