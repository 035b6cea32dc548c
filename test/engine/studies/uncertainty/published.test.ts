import { describe, expect, test } from 'bun:test'
import { closedSums } from '../../../../engine/studies/uncertainty/closed-model.ts'
import type { Distribution } from '../../../../engine/studies/uncertainty/distribution.ts'

/** A hundredth of what the examples have, because deviations are fractions of an energy. */
const SCALE = 0.01
const normal = (sigma: number): Distribution => ({ kind: 'normal', sigma: sigma * SCALE })
const rectangular = (sigma: number): Distribution => ({
  kind: 'uniform',
  min: -sigma * Math.sqrt(3) * SCALE,
  max: sigma * Math.sqrt(3) * SCALE,
})

/** The standard uncertainty and the ends of the 95 % coverage interval of the sum of four independent quantities. */
function additive(distributions: readonly Distribution[]) {
  const parts = distributions.map((distribution, k) => ({ name: `X${k + 1}`, distribution, averages: false }))
  const [first] = closedSums({ energiesKwh: [1], parts, correlations: [], draws: 100_000, seed: 1 })
  if (first === undefined) throw new Error('no year')
  const { sigma, quantile } = first.sum
  return { u: sigma / SCALE, low: quantile(0.025) / SCALE, high: quantile(0.975) / SCALE }
}

/** Probability that the sum of four rectangular quantities of mean 0 is below x: inclusion and exclusion of the corners of a box. */
function boxCdf(x: number, halves: readonly number[]): number {
  const volume = halves.reduce((product, half) => product * 2 * half, 24)
  const corners = Array.from({ length: 16 }, (_, bits) => {
    const signs: readonly number[] = halves.map((_, k) => ((bits >> k) & 1 ? -1 : 1))
    const distance = halves.reduce((sum, half, k) => sum + half * (signs[k] ?? 1), x)
    return signs.reduce((product, sign) => product * sign, 1) * Math.max(0, distance) ** 4
  })
  return corners.reduce((sum, value) => sum + value, 0) / volume
}

/**
 * Whether the ends are those of the tables. Their numerical tolerance for two digits of u is 0.05 (7.9.2); ours is a fifth of
 * that.
 */
function expectEnds({ low, high }: { readonly low: number; readonly high: number }, published: number): void {
  expect(Math.abs(low + published)).toBeLessThan(0.01)
  expect(Math.abs(high - published)).toBeLessThan(0.01)
}

/**
 * JCGM 101:2008 (Supplement 1 to the GUM), 9.2: Y = X1 + X2 + X3 + X4. The ends are also compared with their exact values, of
 * 9.2.3 by its own formula.
 */
describe('the additive model of JCGM 101:2008, 9.2', () => {
  test('normal quantities (9.2.2, table 2): u 2.00, from -3.92 to 3.92', () => {
    const { u, ...ends } = additive([normal(1), normal(1), normal(1), normal(1)])
    expect(u).toBeCloseTo(2, 12)
    expectEnds(ends, 3.92)
  })

  test('rectangular quantities of the same width (9.2.3, table 3): u 2.00, from -3.88 to 3.88', () => {
    const { u, ...ends } = additive([rectangular(1), rectangular(1), rectangular(1), rectangular(1)])
    expect(u).toBeCloseTo(2, 12)
    expectEnds(ends, 3.88)
    const exact = 2 * Math.sqrt(3) * (2 - (3 / 5) ** 0.25)
    expect(boxCdf(exact, new Array(4).fill(Math.sqrt(3)))).toBeCloseTo(0.975, 12)
    expect(Math.abs(ends.high / exact - 1)).toBeLessThan(2e-3)
  })

  test('rectangular quantities of different widths (9.2.4, table 4): u 10.1, from -17.0 to 17.0', () => {
    const { u, low, high } = additive([rectangular(1), rectangular(1), rectangular(1), rectangular(10)])
    expect(u).toBeCloseTo(Math.sqrt(103), 12)
    expect([low.toFixed(1), high.toFixed(1)]).toEqual(['-17.0', '17.0'])
    const halves = [1, 1, 1, 10].map((sigma) => sigma * Math.sqrt(3))
    expect(boxCdf(low, halves)).toBeCloseTo(0.025, 4)
    expect(boxCdf(high, halves)).toBeCloseTo(0.975, 4)
  })
})
