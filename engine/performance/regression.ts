import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import type { Selection } from './filters.ts'
import { LeastSquares, type LinearFit } from './least-squares.ts'
import type { Records } from './records.ts'
import type { Terms } from './regression-terms.ts'
import type { Conditions } from './reporting-conditions.ts'
import { valueAt } from './test-rows.ts'

export type Regression = NonNullable<PerformanceAnswer['regression']>['measured']

/** The terms of the irradiance, E and E2, come first. */
const OF_IRRADIANCE = 2
/** Regressions of fewer records say nothing that the next record could not change. */
export const RECORDS_MIN = 10

/**
 * Takes the records outside the window around the irradiance of the conditions.
 * @param window  half of its width over that irradiance
 */
export function keepWindow({ poaWm2 }: Records, selection: Selection, { irradiance_wm2: center }: Conditions, window: number): void {
  selection.remove('window', (i) => !(poaWm2[i] >= center * (1 - window) && poaWm2[i] <= center * (1 + window)))
}

/**
 * Regression of the power of the selected records, P = E (a1 + a2 E + a3 v + a4 T), and the power
 * at the conditions. Outliers of a first regression are taken when that is asked for.
 * @param terms  a coefficient whose term is left out is 0: E2848 has all of them
 * @returns null for fewer than ten records, terms that depend on each other, or no power in any record
 * Valid for: power in W in, kW out.
 * Source: ASTM E2848-13, eq. 1 and section 9; standard error of the mean response as in any text on linear regression.
 * Checked by: test/fixtures/performance/other-programs.json
 */
export function regressionOf(
  records: Records,
  selection: Selection,
  conditions: Conditions,
  sigmas: PerformanceRequest['filters']['outlier_sigma'],
  terms: Terms,
): Regression | null {
  const first = fitOf(records, selection, terms)
  if (first === null) return null
  if (sigmas === null) return described(records, selection, first, conditions, terms)
  const most = sigmas * residualKw(first)
  const x = emptyTerms(terms)
  selection.remove('outlier', (i) => {
    const predicted = dot(termsOf(records, i, terms, x), first.coefficients)
    return Math.abs(valueAt(records.acW, i) / 1000 - predicted) > most
  })
  const second = fitOf(records, selection, terms)
  return second && described(records, selection, second, conditions, terms)
}

function fitOf(records: Records, selection: Selection, terms: Terms): LinearFit | null {
  const { used, count } = selection
  if (count < RECORDS_MIN || squaresOfPower(records, selection) === 0) return null
  const x = emptyTerms(terms)
  const squares = new LeastSquares(x.length)
  for (let i = 0; i < used.length; i++) if (used[i] === 1) squares.add(termsOf(records, i, terms, x), valueAt(records.acW, i) / 1000)
  return squares.fit()
}

function emptyTerms({ hasWind, hasAir }: Terms): Float64Array {
  return new Float64Array(OF_IRRADIANCE + Number(hasWind) + Number(hasAir))
}

function termsOf({ poaWm2, windMps, airC }: Records, i: number, terms: Terms, out: Float64Array): Float64Array {
  return writeTerms(poaWm2[i], valueAt(windMps, i), valueAt(airC, i), terms, out)
}

function writeTerms(poa: number, wind: number, air: number, { hasWind, hasAir }: Terms, out: Float64Array): Float64Array {
  out[0] = poa
  out[1] = poa * poa
  if (hasWind) out[OF_IRRADIANCE] = poa * wind
  if (hasAir) out[out.length - 1] = poa * air
  return out
}

function dot(x: Float64Array, coefficients: Float64Array): number {
  let sum = 0
  for (let j = 0; j < x.length; j++) sum += x[j] * coefficients[j]
  return sum
}

/** Standard deviation of the residuals, kW. */
function residualKw({ residualSquares, count, coefficients }: LinearFit): number {
  return Math.sqrt(residualSquares / (count - coefficients.length))
}

/** Values of a1 to a4, with 0 for the terms that were left out. */
function asFour(values: Float64Array, { hasWind, hasAir }: Terms): number[] {
  return [values[0], values[1], hasWind ? values[OF_IRRADIANCE] : 0, hasAir ? values[values.length - 1] : 0]
}

function described(records: Records, selection: Selection, fit: LinearFit, conditions: Conditions, terms: Terms): Regression {
  const { coefficients, inverse, count } = fit
  const n = coefficients.length
  const residual = residualKw(fit)
  const { irradiance_wm2: poa, temp_air_c: air, wind_speed_ms: wind } = conditions
  const at = writeTerms(poa, wind ?? 0, air ?? 0, terms, emptyTerms(terms))
  let leverage = 0
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) leverage += at[i] * inverse[i * n + j] * at[j]
  const errors = coefficients.map((_, j) => residual * Math.sqrt(inverse[j * n + j]))
  return {
    records: count,
    a: asFour(coefficients, terms),
    standard_errors: asFour(errors, terms),
    residual_kw: residual,
    r_squared: 1 - fit.residualSquares / squaresOfPower(records, selection),
    power_kw: dot(at, coefficients),
    power_standard_error_kw: residual * Math.sqrt(Math.max(0, leverage)),
  }
}

/** Sum of the squares of the power, kW2: without an intercept, R2 is not centred. */
export function squaresOfPower({ acW }: Records, { used }: Selection): number {
  let sum = 0
  for (let i = 0; i < used.length; i++) if (used[i] === 1) sum += (valueAt(acW, i) / 1000) ** 2
  return sum
}
