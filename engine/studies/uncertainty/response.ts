import type { SimulatedSum } from './closed-model.ts'
import type { DrawnField } from './field-draws.ts'
import { definiteCholesky } from './latin-hypercube.ts'
import type { PartCorrelation } from './parts.ts'
import { polynomialsOf } from './polynomials.ts'

/** Degree of the polynomial of a field: a bend and a saturation. */
const DEGREE = 3
/** Runs for each coefficient that is fitted. */
const RUNS_PER_COEFFICIENT = 3

/** How the deviations of runs follow from their fields. */
export interface FittedDeviations extends SimulatedSum {
  /** Variance by field. */
  readonly ofFields: readonly number[]
  /** Variance that no field explains alone: what two of them do together, and what bends more than a polynomial. */
  readonly ofRest: number
}

/**
 * Fits deviations of runs by a polynomial of each field (polynomial chaos expansion of first order), so that the variance is
 * that of each field's polynomial and a rest. Of a linear model the variances are exact, whatever the draws.
 * Source: B. Sudret, Global sensitivity analysis using polynomial chaos expansions, Reliab. Eng. Syst. Saf. 93 (2008) 964;
 * least squares on a Latin hypercube as the standardised regression coefficients of J. C. Helton and F. J. Davis, Reliab. Eng.
 * Syst. Saf. 81 (2003) 23, which it is of degree 1.
 * Checked by: test/engine/studies/uncertainty/response.test.ts
 */
export class Response {
  private readonly runs: number
  private readonly degree: number
  /** A column of ones, then those of the fields in order. */
  private readonly columns: readonly Float64Array[]
  private readonly triangle: readonly (readonly number[])[]

  /** @param kept  positions of the runs that were not refused */
  constructor(
    private readonly fields: readonly DrawnField[],
    private readonly correlations: readonly PartCorrelation[],
    kept: readonly number[],
  ) {
    this.runs = kept.length
    const affordable = Math.floor((this.runs / RUNS_PER_COEFFICIENT - 1) / Math.max(fields.length, 1))
    this.degree = Math.min(DEGREE, Math.max(1, affordable))
    const ofFields = fields.flatMap(({ deviation, values }) =>
      polynomialsOf(deviation, this.degree).map((polynomial) => Float64Array.from(kept, (run) => polynomial(values[run]))),
    )
    this.columns = [new Float64Array(this.runs).fill(1), ...ofFields]
    const triangle = definiteCholesky(this.columns.map((a) => this.columns.map((b) => dot(a, b) / this.runs)))
    if (triangle === null) throw new RangeError('Too few runs for so many fields')
    this.triangle = triangle
  }

  /** @param deviations  of the kept runs */
  fit(deviations: Float64Array): FittedDeviations {
    const sides = this.columns.map((column) => dot(column, deviations) / this.runs)
    const coefficients = solved(this.triangle, sides)
    const [mean] = coefficients
    const curves = this.fields.map((_, k) => this.curveOf(coefficients, k))
    const ofFields = this.fields.map((_, k) => {
      const own = this.coefficientsOf(coefficients, k).reduce((sum, value) => sum + value * value, 0)
      return this.correlatedWith(k).reduce((sum, other) => sum + dot(curves[k], curves[other]) / this.runs, own)
    })
    const squares = deviations.reduce((sum, value, row) => {
      const fitted = curves.reduce((all, curve) => all + curve[row], mean)
      return sum + (value - fitted) ** 2
    }, 0)
    const ofRest = squares / Math.max(this.runs - this.columns.length, 1)
    const variance = ofFields.reduce((sum, value) => sum + value, ofRest)
    return { deviations, mean, sigma: Math.sqrt(Math.max(variance, 0)), ofFields, ofRest }
  }

  private coefficientsOf(all: readonly number[], field: number): readonly number[] {
    return all.slice(1 + field * this.degree, 1 + (field + 1) * this.degree)
  }

  /** What a field adds to each run. */
  private curveOf(all: readonly number[], field: number): Float64Array {
    const curve = new Float64Array(this.runs)
    this.coefficientsOf(all, field).forEach((coefficient, d) => {
      const column = this.columns[1 + field * this.degree + d]
      for (let row = 0; row < curve.length; row++) curve[row] += coefficient * column[row]
    })
    return curve
  }

  private correlatedWith(field: number): number[] {
    const { name } = this.fields[field]
    return this.fields.flatMap((other, k) =>
      k !== field && this.correlations.some(({ between }) => between.includes(name) && between.includes(other.name)) ? [k] : [],
    )
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, row) => sum + value * b[row], 0)
}

/** Solves L L' x = b. @param lower  the triangle L */
function solved(lower: readonly (readonly number[])[], sides: readonly number[]): number[] {
  const x = [...sides]
  for (let i = 0; i < x.length; i++) {
    for (let j = 0; j < i; j++) x[i] -= lower[i][j] * x[j]
    x[i] /= lower[i][i]
  }
  for (let i = x.length - 1; i >= 0; i--) {
    for (let j = i + 1; j < x.length; j++) x[i] -= lower[j][i] * x[j]
    x[i] /= lower[i][i]
  }
  return x
}
