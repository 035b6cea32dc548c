import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/contract/schemas'
import { WIND_DEFAULT_MPS } from './cell-temperature.ts'
import type { Selection } from './filters.ts'
import { LeastSquares, type LinearFit } from './least-squares.ts'
import type { Records } from './records.ts'
import type { Conditions } from './reporting-conditions.ts'
import { valueAt } from './test-rows.ts'

export type Regression = NonNullable<PerformanceAnswer['regression']>['measured']

const TERMS = 4
/** Regressions of fewer records say nothing that the next record could not change. */
export const RECORDS_MIN = 10

/**
 * Regression of the power of the selected records, P = E (a1 + a2 E + a3 v + a4 T), and the power
 * at the conditions. Records outside the window around the irradiance of the conditions are taken first;
 * outliers of a first regression when that is asked for.
 * @returns null for fewer than ten records, or records whose irradiance, wind and temperature do not vary
 * Valid for: power in W in, kW out.
 * Source: ASTM E2848-13, eq. 1 and section 9; standard error of the mean response as in any text on linear regression.
 * Checked by: test/fixtures/performance/other-programs.json
 */
export function regressionOf(
  records: Records,
  selection: Selection,
  conditions: Conditions,
  { window, outlier_sigma: sigmas }: PerformanceRequest['filters'],
): Regression | null {
  const { irradiance_wm2: center } = conditions
  selection.remove('window', (i) => !(records.poaWm2[i] >= center * (1 - window) && records.poaWm2[i] <= center * (1 + window)))
  const first = fitOf(records, selection)
  if (first === null) return null
  if (sigmas === null) return described(records, selection, first, conditions)
  const most = sigmas * residualKw(first)
  const x = new Float64Array(TERMS)
  selection.remove('outlier', (i) => {
    const predicted = dot(termsOf(records, i, x), first.coefficients)
    return Math.abs(valueAt(records.acW, i) / 1000 - predicted) >= most
  })
  const second = fitOf(records, selection)
  return second && described(records, selection, second, conditions)
}

function fitOf(records: Records, { used, count }: Selection): LinearFit | null {
  if (count < RECORDS_MIN) return null
  const squares = new LeastSquares(TERMS)
  const x = new Float64Array(TERMS)
  for (let i = 0; i < used.length; i++) if (used[i] === 1) squares.add(termsOf(records, i, x), valueAt(records.acW, i) / 1000)
  return squares.fit()
}

function termsOf({ poaWm2, windMps, airC }: Records, i: number, out: Float64Array): Float64Array {
  return writeTerms(poaWm2[i], windMps === null ? WIND_DEFAULT_MPS : windMps[i], valueAt(airC, i), out)
}

function writeTerms(poa: number, wind: number, air: number, out: Float64Array): Float64Array {
  out[0] = poa
  out[1] = poa * poa
  out[2] = poa * wind
  out[3] = poa * air
  return out
}

function dot(x: Float64Array, coefficients: Float64Array): number {
  let sum = 0
  for (let j = 0; j < x.length; j++) sum += x[j] * coefficients[j]
  return sum
}

/** Standard deviation of the residuals, kW. */
function residualKw({ residualSquares, count }: LinearFit): number {
  return Math.sqrt(residualSquares / (count - TERMS))
}

function described(records: Records, { used }: Selection, fit: LinearFit, conditions: Conditions): Regression {
  const { coefficients, inverse, count } = fit
  const residual = residualKw(fit)
  const { irradiance_wm2: poa, temp_air_c: air, wind_speed_ms: wind } = conditions
  const at = writeTerms(poa, wind ?? WIND_DEFAULT_MPS, air ?? 0, new Float64Array(TERMS))
  let leverage = 0
  for (let i = 0; i < TERMS; i++) for (let j = 0; j < TERMS; j++) leverage += at[i] * inverse[i * TERMS + j] * at[j]
  return {
    records: count,
    a: Array.from(coefficients),
    standard_errors: Array.from(coefficients, (_, j) => residual * Math.sqrt(inverse[j * TERMS + j])),
    residual_kw: residual,
    r_squared: 1 - fit.residualSquares / squaresOfPower(records, used),
    power_kw: dot(at, coefficients),
    power_standard_error_kw: residual * Math.sqrt(leverage),
  }
}

/** Sum of the squares of the power, kW2: without an intercept, R2 is not centred. */
function squaresOfPower({ acW }: Records, used: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < used.length; i++) if (used[i] === 1) sum += (valueAt(acW, i) / 1000) ** 2
  return sum
}
