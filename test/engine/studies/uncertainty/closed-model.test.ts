import { describe, expect, test } from 'bun:test'
import { type ClosedModel, closedUncertainty, HORIZONS, type UncertainEnergy } from '@pvyield/engine/studies'
import { normalCdf } from '../../../../engine/core/normal.ts'

const QUANTILES = {
  p50_kwh: 0,
  p75_kwh: 0.6744897501960817,
  p90_kwh: 1.2815515655446004,
  p95_kwh: 1.6448536269514722,
  p99_kwh: 2.3263478740408408,
}
const DRAWS = 100_000
const normal = (name: string, sigma: number, averages = false) => ({ name, distribution: { kind: 'normal', sigma } as const, averages })
const PARTS = [normal('resource', 0.04), normal('interannual', 0.03, true), normal('model', 0.025), normal('other', 0.015)]
const MODEL: ClosedModel = { energiesKwh: [1000], parts: PARTS, correlations: [], draws: DRAWS, seed: 1 }

/** The largest difference of the levels from those of a normal distribution, as a share of them. */
function offNormal(energy: UncertainEnergy, energyKwh: number, sigma: number): number {
  const off = Object.entries(QUANTILES).map(([name, z]) =>
    Math.abs(energy[name as keyof typeof QUANTILES] / (energyKwh * (1 - z * sigma)) - 1),
  )
  return Math.max(...off)
}

describe('normal parts', () => {
  test('have the levels of their closed form, over every number of years', () => {
    const { horizons } = closedUncertainty({ ...MODEL, draws: 1000 })
    expect(horizons.map(({ years }) => years)).toEqual([...HORIZONS])
    for (const energy of horizons) {
      const sigma = Math.sqrt(0.04 ** 2 + 0.03 ** 2 / energy.years + 0.025 ** 2 + 0.015 ** 2)
      expect(energy.uncertainty).toBeCloseTo(sigma, 12)
      expect(offNormal(energy, 1000, sigma)).toBeLessThan(1e-8)
    }
  })

  test('so have those that are all correlated, some with averages', () => {
    const parts = [normal('a', 0.03), normal('b', 0.02), normal('c', 0.03, true), normal('d', 0.02, true)]
    const correlations = [
      { between: ['a', 'b'], coefficient: 0.6 },
      { between: ['c', 'd'], coefficient: -0.5 },
    ]
    for (const energy of closedUncertainty({ ...MODEL, parts, correlations, draws: 1000 }).horizons)
      expect(offNormal(energy, 1000, Math.sqrt(0.0013 + 0.72e-3 + (0.0013 - 0.6e-3) / energy.years))).toBeLessThan(1e-8)
  })

  test('next to others: their sum with a uniform part has its exact quantile, though they are correlated', () => {
    const uniform = { name: 'u', distribution: { kind: 'uniform', min: -0.05, max: 0.05 } as const, averages: true }
    const parts = [normal('a', 0.03), normal('b', 0.02), uniform]
    const { horizons } = closedUncertainty({ ...MODEL, parts, correlations: [{ between: ['a', 'b'], coefficient: 0.6 }] })
    // The mean of the normal probability over the uniform part, by the rule of the middle.
    const sigma = Math.sqrt(0.0013 + 0.72e-3)
    const below = Array.from({ length: 2000 }, (_, k) =>
      normalCdf(((horizons[0]?.p99_kwh ?? 0) / 1000 - 1 + 0.05 - (k + 0.5) * 5e-5) / sigma),
    )
    expect(below.reduce((sum, value) => sum + value, 0) / 2000).toBeCloseTo(0.01, 5)
  })

  test('a correlation of 1 adds standard deviations, one of -1 takes them from each other', () => {
    const skewed = (name: string) => ({ name, distribution: { kind: 'uniform', min: -0.1, max: 0 } as const, averages: false })
    const together = (parts: ClosedModel['parts'], coefficient: number) =>
      closedUncertainty({ ...MODEL, parts, correlations: [{ between: parts.map(({ name }) => name), coefficient }] }).horizons[0]
    const [one, none] = [1, -1].map((coefficient) => together([normal('a', 0.03), normal('b', 0.03)], coefficient))
    expect(offNormal(one as UncertainEnergy, 1000, 0.06)).toBeLessThan(1e-8)
    expect(none).toMatchObject({ p50_kwh: 1000, p99_kwh: 1000, uncertainty: 0 })
    expect(together([skewed('a'), skewed('b')], 1)?.p90_kwh).toBeCloseTo(820, 3)
    expect(together([skewed('a'), skewed('b')], -1)?.p90_kwh).toBeCloseTo(900, 9)
  })

  test('levels end at 0', () => {
    const { horizons, parts } = closedUncertainty({ ...MODEL, parts: [normal('a', 0.9)] })
    expect([horizons[0]?.p75_kwh, horizons[0]?.p90_kwh, horizons[0]?.p99_kwh]).toEqual([expect.closeTo(392.96, 2), 0, 0])
    expect(parts[0]?.low_kwh).toBe(0)
  })

  test('correlated ones too: the variance has twice the product', () => {
    const parts = [normal('transposition', 0.03), normal('shading', 0.02)]
    const { horizons, parts: shares } = closedUncertainty({
      ...MODEL,
      parts,
      correlations: [{ between: ['transposition', 'shading'], coefficient: 0.6 }],
    })
    const variance = 0.03 ** 2 + 0.02 ** 2 + 2 * 0.6 * 0.03 * 0.02
    const [one] = horizons
    if (one === undefined) throw new Error('no horizon')
    expect(one.uncertainty).toBeCloseTo(Math.sqrt(variance), 12)
    expect(offNormal(one, 1000, Math.sqrt(variance))).toBeLessThan(5e-4)
    for (const [k, own] of [0.03 ** 2, 0.02 ** 2].entries()) expect(shares[k]?.share).toBeCloseTo((own + 0.36e-3) / variance, 14)
  })

  test('shares of the variance are exact, and add up', () => {
    const { parts } = closedUncertainty({ ...MODEL, draws: 1000 })
    const variance = 0.04 ** 2 + 0.03 ** 2 + 0.025 ** 2 + 0.015 ** 2
    for (const [k, sigma] of [0.04, 0.03, 0.025, 0.015].entries()) expect(parts[k]?.share).toBeCloseTo(sigma ** 2 / variance, 14)
    expect(parts[0]).toMatchObject({ name: 'resource', mean: 0, sigma: 0.04 })
    expect(parts[0]?.low_kwh).toBeCloseTo(1000 * (1 - 0.04 * QUANTILES.p90_kwh), 9)
    expect(parts[0]?.high_kwh).toBeCloseTo(1000 * (1 + 0.04 * QUANTILES.p90_kwh), 9)
  })
})

test('a table of years: each year, and the means of the first ones', () => {
  const energiesKwh = Array.from({ length: 12 }, (_, k) => 1000 * (1 - 0.005 * k))
  const { horizons, lifetime } = closedUncertainty({ ...MODEL, energiesKwh, draws: 5000 })
  expect(horizons.map(({ years }) => years)).toEqual([1, 5, 10])
  expect(lifetime.map(({ years }) => years)).toEqual(energiesKwh.map((_, k) => k + 1))
  expect(horizons[1]?.mean_kwh).toBeCloseTo(990, 6)
  expect(lifetime[11]?.mean_kwh).toBeCloseTo(945, 6)
  expect(lifetime[11]?.uncertainty).toBeCloseTo(Math.sqrt(0.04 ** 2 + 0.03 ** 2 + 0.025 ** 2 + 0.015 ** 2), 12)
})

test('skewed parts: the sum of two uniform ones is a triangle, a known bias moves the median', () => {
  const uniform = (name: string) => ({ name, distribution: { kind: 'uniform', min: -0.1, max: 0 } as const, averages: false })
  const { horizons } = closedUncertainty({ ...MODEL, parts: [uniform('a'), uniform('b')] })
  // Triangle from -0.2 to 0 with its top at -0.1: 10 % lie below -0.2 + sqrt(0.1 * 0.02).
  expect(horizons[0]?.p50_kwh).toBeCloseTo(900, 1)
  expect(Math.abs((horizons[0]?.p90_kwh ?? 0) / (1000 * (0.8 + Math.sqrt(0.002))) - 1)).toBeLessThan(5e-4)
})

test('the same seed gives the same numbers, another one others', () => {
  const uniform = (name: string) => ({ name, distribution: { kind: 'uniform', min: -0.1, max: 0 } as const, averages: true })
  const small = { ...MODEL, parts: ['a', 'b', 'c'].map(uniform), draws: 5000 }
  expect(closedUncertainty(small)).toEqual(closedUncertainty(small))
  expect(closedUncertainty({ ...small, seed: 2 }).horizons).not.toEqual(closedUncertainty(small).horizons)
})

test('correlations that no numbers can have are refused', () => {
  const pairs = [
    ['a', 'b', 0.9],
    ['b', 'c', 0.9],
    ['a', 'c', -0.9],
  ] as const
  const correlations = pairs.map(([a, b, coefficient]) => ({ between: [a, b] as const, coefficient }))
  const parts = ['a', 'b', 'c'].map((name) => normal(name, 0.02))
  expect(() => closedUncertainty({ ...MODEL, parts, correlations, draws: 1000 })).toThrow('No numbers can have these correlations')
})
