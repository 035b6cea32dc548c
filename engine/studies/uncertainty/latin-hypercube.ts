import type { Random } from '../../climate/random.ts'

/**
 * The middles of equally likely strata of a distribution, ascending: what a Latin hypercube draws of it.
 * Source: M. D. McKay, R. J. Beckman, W. J. Conover, Technometrics 21 (1979) 239.
 */
export function strataOf(quantile: (u: number) => number, draws: number): Float64Array {
  return Float64Array.from({ length: draws }, (_, k) => quantile((k + 0.5) / draws))
}

/** The values in a random order, each order as likely. Source: R. A. Fisher and F. Yates, by R. Durstenfeld, Comm. ACM 7 (1964) 420. */
export function shuffled(values: Float64Array, random: Random): Float64Array {
  const order = Float64Array.from(values)
  for (let k = order.length - 1; k > 0; k--) {
    const other = Math.floor(random.uniform() * (k + 1))
    const value = order[k]
    order[k] = order[other]
    order[other] = value
  }
  return order
}

const ZERO = 1e-12

/** The lower triangle of a correlation, with 0 where a row follows from those before it; null for a matrix that no numbers can have. */
export function cholesky(matrix: readonly (readonly number[])[]): number[][] | null {
  const lower = matrix.map((row) => row.map(() => 0))
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i][j]
      for (let k = 0; k < j; k++) rest -= lower[i][k] * lower[j][k]
      if (i !== j && lower[j][j] > 0) lower[i][j] = rest / lower[j][j]
      else if (i === j ? rest < -ZERO : Math.abs(rest) > Math.sqrt(ZERO)) return null
      else if (i === j && rest > ZERO) lower[i][i] = Math.sqrt(rest)
    }
  }
  return lower
}

/** The same of a matrix that can be inverted; null for any other. */
export function definiteCholesky(matrix: readonly (readonly number[])[]): number[][] | null {
  const lower = cholesky(matrix)
  return lower?.every((row, i) => row[i] > 0) ? lower : null
}

/**
 * Columns of a Latin hypercube with a given rank correlation: each keeps its values, in the order of scores that have it.
 * The scores are freed of the correlation that they have by chance, so that columns without one have none.
 * Source: R. L. Iman and W. J. Conover, A distribution-free approach to inducing rank correlation among input variables,
 * Commun. Stat. Simul. Comput. 11 (1982) 311.
 * @param strata  ascending values of each column
 * @param scores  ascending normal scores of the strata
 * @param target  lower triangle of the correlation of the columns
 */
export function correlatedColumns(
  strata: readonly Float64Array[],
  scores: Float64Array,
  target: readonly (readonly number[])[],
  random: Random,
): Float64Array[] {
  const plain = strata.map(() => shuffled(scores, random))
  const chance = definiteCholesky(correlationOf(plain))
  if (chance === null) throw new Error('Too few draws for so many parts')
  const free = solved(chance, plain)
  return strata.map((values, i) => {
    const mixed = new Float64Array(scores.length)
    target[i].forEach((weight, j) => {
      if (weight !== 0) for (let row = 0; row < mixed.length; row++) mixed[row] += weight * free[j][row]
    })
    return inOrderOf(mixed, values)
  })
}

function correlationOf(columns: readonly Float64Array[]): number[][] {
  // Columns of one set of scores: the same mean, which is 0, and the same sum of squares.
  const product = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, row) => sum + value * b[row], 0)
  const [first] = columns
  const square = product(first, first)
  return columns.map((a) => columns.map((b) => product(a, b) / square))
}

/** Columns without the correlation of which `lower` is the triangle. */
function solved(lower: readonly (readonly number[])[], columns: readonly Float64Array[]): Float64Array[] {
  const free: Float64Array[] = []
  columns.forEach((column, i) => {
    const left = Float64Array.from(column)
    for (let j = 0; j < i; j++) for (let row = 0; row < left.length; row++) left[row] -= lower[i][j] * free[j][row]
    for (let row = 0; row < left.length; row++) left[row] /= lower[i][i]
    free.push(left)
  })
  return free
}

/** Ascending values in the order of other numbers: the smallest where these are smallest. */
function inOrderOf(numbers: Float64Array, ascending: Float64Array): Float64Array {
  const places = Uint32Array.from(numbers, (_, row) => row).sort((a, b) => numbers[a] - numbers[b])
  const ordered = new Float64Array(numbers.length)
  places.forEach((row, rank) => {
    ordered[row] = ascending[rank]
  })
  return ordered
}
