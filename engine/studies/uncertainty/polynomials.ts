import type { Deviation } from './distribution.ts'
import { strataOf } from './latin-hypercube.ts'

/** Equally likely values by which the mean of a polynomial is computed. */
const PLACES = 4096

/** Polynomials without a constant part, of the degrees from 1 on: each a function of a value. */
export type Polynomials = readonly ((value: number) => number)[]

/**
 * Polynomials that have a mean of 0, a standard deviation of 1, and no correlation with each other where values follow a
 * distribution. The first is exact: the distance from the mean in standard deviations.
 * Source: S. Oladyshkin and W. Nowak, Data-driven uncertainty quantification using the arbitrary polynomial chaos expansion,
 * Reliab. Eng. Syst. Saf. 106 (2012) 179; by the method of Gram and Schmidt.
 * Checked by: test/engine/studies/uncertainty/response.test.ts
 */
export function polynomialsOf({ mean, sigma, quantile }: Deviation, degree: number): Polynomials {
  const scores = strataOf(quantile, PLACES).map((value) => (value - mean) / sigma)
  const columns = [scores]
  const polynomials: ((score: number) => number)[] = [(score) => score]
  for (let d = 2; d <= degree; d++) {
    const power = scores.map((score) => score ** d)
    const lower = columns.map((column) => meanOf(power, column) / meanOf(column, column))
    const constant = meanOf(power)
    const below = [...polynomials]
    const plain = (score: number) => lower.reduce((sum, weight, k) => sum - weight * below[k](score), score ** d - constant)
    const column = scores.map(plain)
    const size = Math.sqrt(meanOf(column, column))
    columns.push(column.map((value) => value / size))
    polynomials.push((score) => plain(score) / size)
  }
  return polynomials.map((polynomial) => (value) => polynomial((value - mean) / sigma))
}

function meanOf(values: Float64Array, weights?: Float64Array): number {
  return values.reduce((sum, value, k) => sum + value * (weights?.[k] ?? 1), 0) / values.length
}
