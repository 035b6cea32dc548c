import { describe, expect, test } from 'bun:test'
import type { Distribution } from '../../../../engine/studies/uncertainty/distribution.ts'
import { deviationOf } from '../../../../engine/studies/uncertainty/distribution.ts'
import { drawnFields } from '../../../../engine/studies/uncertainty/field-draws.ts'
import { polynomialsOf } from '../../../../engine/studies/uncertainty/polynomials.ts'
import { Response } from '../../../../engine/studies/uncertainty/response.ts'

const DISTRIBUTIONS: readonly Distribution[] = [
  { kind: 'normal', mean: 29, sigma: 2 },
  { kind: 'uniform', min: 0.1, max: 0.3 },
  { kind: 'triangular', min: 0, mode: 0.01, max: 0.05 },
]
const field = (distribution: Distribution, k: number) => ({ name: `f${k}`, path: `f${k}`, distribution, sent: (value: number) => value })
const RUNS = 200
const KEPT = [...new Array(RUNS).keys()]
const FIELDS = drawnFields(DISTRIBUTIONS.map(field), [], { runs: RUNS, seed: 3 })
const fitted = (of: (x: readonly number[]) => number, fields = FIELDS, kept = KEPT, correlations = [] as never[]) =>
  new Response(fields, correlations, kept).fit(Float64Array.from(kept, (run) => of(fields.map(({ values }) => values[run] ?? 0))))

describe('shares of the variance', () => {
  test('of a linear plant are exact, whatever the draws, and nothing is left', () => {
    const slopes = [0.004, -0.1, -0.9]
    const { mean, sigma, ofFields, ofRest } = fitted((x) => slopes.reduce((sum, slope, k) => sum + slope * (x[k] ?? 0), 0.02))
    const own = FIELDS.map(({ deviation }, k) => ((slopes[k] ?? 0) * deviation.sigma) ** 2)
    for (const [k, variance] of own.entries()) expect(Math.abs((ofFields[k] ?? 0) / variance - 1)).toBeLessThan(1e-9)
    expect(ofRest).toBeLessThan(1e-20)
    expect(sigma).toBeCloseTo(Math.sqrt(own.reduce((sum, value) => sum + value, 0)), 12)
    expect(mean).toBeCloseTo(
      slopes.reduce((sum, slope, k) => sum + slope * (FIELDS[k]?.deviation.mean ?? 0), 0.02),
      12,
    )
  })

  test('so they are when a tenth of the runs is missing', () => {
    const { ofFields } = fitted((x) => 0.004 * (x[0] ?? 0) - 0.1 * (x[1] ?? 0), FIELDS, KEPT.slice(0, 180))
    expect(ofFields[0]).toBeCloseTo(0.008 ** 2, 14)
  })

  test('a plane around its best tilt has all of its variance from the bend, which a straight line does not see', () => {
    const { ofFields, ofRest, mean } = fitted((x) => -0.001 * ((x[0] ?? 0) - 29) ** 2)
    // Of the square of a normal number: twice the fourth power of sigma.
    expect(Math.abs((ofFields[0] ?? 0) / (2 * (0.001 * 4) ** 2) - 1)).toBeLessThan(0.01)
    expect(ofRest / (ofFields[0] ?? 1)).toBeLessThan(1e-6)
    expect(mean).toBeCloseTo(-0.004, 4)
  })

  test('what two fields do together is the rest', () => {
    const { ofFields, ofRest } = fitted((x) => ((x[0] ?? 0) - 29) * ((x[1] ?? 0) - 0.2))
    const product = (2 * (0.2 / Math.sqrt(12))) ** 2
    expect(Math.abs(ofRest / product - 1)).toBeLessThan(0.15)
    expect((ofFields[0] ?? 0) / product).toBeLessThan(0.05)
  })

  test('a correlation adds half of what it adds to each of the two', () => {
    const correlations = [{ between: ['f0', 'f1'], coefficient: 0.8 }]
    const fields = drawnFields(
      [0, 1].map((k) => field({ kind: 'normal', mean: 0, sigma: 1 }, k)),
      correlations,
      { runs: 500, seed: 1 },
    )
    const kept = [...new Array(500).keys()]
    const { ofFields, sigma } = new Response(fields, correlations, kept).fit(
      Float64Array.from(kept, (run) => 0.03 * (fields[0]?.values[run] ?? 0) + 0.02 * (fields[1]?.values[run] ?? 0)),
    )
    expect(ofFields[0]).toBeCloseTo(0.0009 + 0.8 * 0.0006, 4)
    expect(ofFields[1]).toBeCloseTo(0.0004 + 0.8 * 0.0006, 4)
    expect(sigma).toBeCloseTo(Math.sqrt(0.0013 + 2 * 0.8 * 0.0006), 3)
  })
})

test('polynomials have no mean, a standard deviation of 1 and no correlation under their distribution', () => {
  for (const distribution of DISTRIBUTIONS) {
    const deviation = deviationOf(distribution)
    const polynomials = polynomialsOf(deviation, 3)
    const values = Array.from({ length: 20_000 }, (_, k) => deviation.quantile((k + 0.5) / 20_000))
    const mean = (of: (value: number) => number) => values.reduce((sum, value) => sum + of(value), 0) / values.length
    for (const [i, one] of polynomials.entries()) {
      expect(Math.abs(mean(one))).toBeLessThan(0.01)
      for (const [j, other] of polynomials.entries())
        expect(Math.abs(mean((x) => one(x) * other(x)) - (i === j ? 1 : 0))).toBeLessThan(0.03)
    }
  }
})
