/** Diagonal elements below this share of the norm of their column have lost all digits: the columns depend on each other. */
const RANK_TOLERANCE = 1e-10

export interface LinearFit {
  readonly count: number
  readonly coefficients: Float64Array
  /** Inverse of X'X, row by row; times the variance of the residuals it is the covariance of the coefficients. */
  readonly inverse: Float64Array
  /** Sum of the squares of the residuals. */
  readonly residualSquares: number
}

/**
 * Linear least squares without an intercept, one observation after the other: Givens rotations fold
 * each into the triangle R of X = QR, so that no observation is kept and X'X, whose condition is the
 * square, is never formed.
 * Source: Gentleman 1973, J. Inst. Maths Applics 12, 329; Golub and Van Loan 2013, section 5.2.5.
 * Checked by: test/fixtures/performance/other-programs.json
 */
export class LeastSquares {
  private readonly triangle: Float64Array
  private readonly norms: Float64Array
  private readonly row: Float64Array
  private residualSquares = 0
  private count = 0

  /** @param terms  number of coefficients */
  constructor(private readonly terms: number) {
    this.triangle = new Float64Array(terms * (terms + 1))
    this.norms = new Float64Array(terms)
    this.row = new Float64Array(terms + 1)
  }

  /** @param x  the terms of an observation, read before it returns */
  add(x: Float64Array, y: number): void {
    const { terms, triangle, row, norms } = this
    const width = terms + 1
    for (let j = 0; j < terms; j++) {
      row[j] = x[j]
      norms[j] += x[j] * x[j]
    }
    row[terms] = y
    for (let j = 0; j < terms; j++) {
      if (row[j] === 0) continue
      const old = triangle[j * width + j]
      const length = Math.hypot(old, row[j])
      const c = old / length
      const s = row[j] / length
      for (let k = j; k < width; k++) {
        const above = triangle[j * width + k]
        triangle[j * width + k] = c * above + s * row[k]
        row[k] = c * row[k] - s * above
      }
    }
    this.residualSquares += row[terms] * row[terms]
    this.count++
  }

  /** @returns null when there are no more observations than coefficients, or the terms depend on each other */
  fit(): LinearFit | null {
    const { terms, triangle, norms, count, residualSquares } = this
    const width = terms + 1
    if (count <= terms) return null
    for (let j = 0; j < terms; j++) {
      if (!(Math.abs(triangle[j * width + j]) > RANK_TOLERANCE * Math.sqrt(norms[j]))) return null
    }
    const coefficients = new Float64Array(terms)
    for (let j = terms - 1; j >= 0; j--) {
      let sum = triangle[j * width + terms]
      for (let k = j + 1; k < terms; k++) sum -= triangle[j * width + k] * coefficients[k]
      coefficients[j] = sum / triangle[j * width + j]
    }
    return { count, coefficients, inverse: this.inverseOfNormal(), residualSquares }
  }

  /** (R'R)^-1 = R^-1 (R^-1)'. */
  private inverseOfNormal(): Float64Array {
    const { terms, triangle } = this
    const width = terms + 1
    const inverse = new Float64Array(terms * terms)
    for (let k = 0; k < terms; k++) {
      for (let j = k; j >= 0; j--) {
        let sum = j === k ? 1 : 0
        for (let m = j + 1; m <= k; m++) sum -= triangle[j * width + m] * inverse[m * terms + k]
        inverse[j * terms + k] = sum / triangle[j * width + j]
      }
    }
    const product = new Float64Array(terms * terms)
    for (let i = 0; i < terms; i++) {
      for (let j = 0; j < terms; j++) {
        let sum = 0
        for (let k = Math.max(i, j); k < terms; k++) sum += inverse[i * terms + k] * inverse[j * terms + k]
        product[i * terms + j] = sum
      }
    }
    return product
  }
}
