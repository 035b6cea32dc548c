import { describe, expect, test } from 'bun:test'
import { normalCdf, normalQuantile } from '../../../../engine/core/normal.ts'
import { type Distribution, deviationOf } from '../../../../engine/studies/uncertainty/distribution.ts'

test('no number has no probability, and its series ends', () => {
  expect(normalCdf(Number.NaN)).toBeNaN()
})

test('the normal distribution: tables of Abramowitz and Stegun, 26.1 and 26.5', () => {
  for (const [x, probability] of [
    [0, 0.5],
    [1, 0.841344746068543],
    [2, 0.977249868051821],
    [3, 0.99865010196837],
    [-4, 3.16712418331199e-5],
  ] as const)
    expect(Math.abs(normalCdf(x) - probability)).toBeLessThan(2e-15 + 1e-12 * probability)
  for (const [u, x] of [
    [0.75, 0.674489750196082],
    [0.9, 1.2815515655446],
    [0.95, 1.644853626951473],
    [0.99, 2.326347874040841],
    [0.999999, 4.753424308822899],
  ] as const) {
    expect(Math.abs(normalQuantile(u) - x)).toBeLessThan(1e-9)
    expect(normalQuantile(1 - u)).toBeCloseTo(-normalQuantile(u), 9)
  }
  expect(normalQuantile(1e-12)).toBeCloseTo(-7.034483825, 8)
})

describe('mean, standard deviation and quantiles belong together', () => {
  const all: readonly (readonly [Distribution, number, number])[] = [
    [{ kind: 'normal', sigma: 0.04, mean: -0.01 }, -0.01, 0.04],
    // Half of a normal distribution: sigma sqrt(2 / pi), sigma sqrt(1 - 2 / pi).
    [{ kind: 'truncated', sigma: 0.03, min: 0, max: 10 }, 0.03 * Math.sqrt(2 / Math.PI), 0.03 * Math.sqrt(1 - 2 / Math.PI)],
    [{ kind: 'triangular', min: -0.06, mode: -0.02, max: 0 }, -0.08 / 3, Math.sqrt((0.06 ** 2 - 0.04 * 0.02) / 18)],
    [{ kind: 'uniform', min: -0.03, max: 0.01 }, -0.01, 0.04 / Math.sqrt(12)],
    // Beta (2, 5): mean 2/7, variance 10 / (49 * 8).
    [{ kind: 'beta', alpha: 2, beta: 5, min: -0.1, max: 0 }, -0.1 + 0.2 / 7, 0.1 * Math.sqrt(10 / 392)],
  ]
  test.each(all)('%p', (distribution, mean, sigma) => {
    const deviation = deviationOf(distribution)
    expect(deviation.mean).toBeCloseTo(mean, 12)
    expect(deviation.sigma).toBeCloseTo(sigma, 12)
    const count = 20_000
    const drawn = Array.from({ length: count }, (_, k) => deviation.quantile((k + 0.5) / count))
    const found = drawn.reduce((sum, x) => sum + x, 0) / count
    expect(found).toBeCloseTo(mean, 6)
    expect(Math.sqrt(drawn.reduce((sum, x) => sum + (x - found) ** 2, 0) / count)).toBeCloseTo(sigma, 5)
    for (const u of [0.001, 0.2, 0.5, 0.77, 0.999]) expect(deviation.cdf(deviation.quantile(u))).toBeCloseTo(u, 9)
  })

  test('years around their trend: a straight line scatters by nothing, a residual of 1 at every other year by sqrt(n / (n - 2))', () => {
    const line = Array.from({ length: 10 }, (_, k) => 100 + k)
    expect(deviationOf({ kind: 'years', values: line }).sigma).toBeCloseTo(0, 12)
    // + - - + - + + - - +: without mean and without trend.
    const signs = [1, -1, -1, 1, 0, 0, 1, -1, -1, 1]
    const { sigma } = deviationOf({ kind: 'years', values: line.map((value, k) => value + (signs[k] ?? 0)) })
    expect(sigma).toBeCloseTo(Math.sqrt(8 / 8) / 104.5, 12)
  })

  test('beta (2, 3) by its polynomial: 6 x^2 - 8 x^3 + 3 x^4', () => {
    const { cdf } = deviationOf({ kind: 'beta', alpha: 2, beta: 3, min: 0, max: 1 })
    for (const x of [0, 0.1, 0.5, 0.9, 1]) expect(cdf(x)).toBeCloseTo(6 * x ** 2 - 8 * x ** 3 + 3 * x ** 4, 12)
  })
})
