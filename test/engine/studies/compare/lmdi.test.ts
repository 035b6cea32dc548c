import { expect, test } from 'bun:test'
import { logarithmicMean, productParts } from '../../../../engine/studies/compare/lmdi.ts'

test('the logarithmic mean: symmetric, between the geometric and the arithmetic mean, exact in its limits', () => {
  expect(logarithmicMean(1, Math.E)).toBeCloseTo(Math.E - 1, 14)
  expect(logarithmicMean(2, 8)).toBeCloseTo(6 / Math.log(4), 14)
  expect(logarithmicMean(8, 2)).toBeCloseTo(logarithmicMean(2, 8), 14)
  expect(logarithmicMean(5, 5)).toBe(5)
  expect(logarithmicMean(5, 5 * (1 + 1e-15))).toBeCloseTo(5, 12)
  expect(logarithmicMean(0, 3)).toBe(0)
})

test('the parts of a product add up, also when a factor vanishes', () => {
  const [a, b] = [
    [10, 0.8, 0.5],
    [12, 0.9, 0.4],
  ]
  const parts = productParts(a as number[], b as number[])
  // L(4, 4.32) = 0.32 / ln(1.08)
  const mean = 0.32 / Math.log(1.08)
  expect(parts).toEqual([1.2, 1.125, 0.8].map((ratio) => expect.closeTo(mean * Math.log(ratio), 12) as unknown as number))
  expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(0.32, 14)
  expect(productParts([10, 0.8, 0.5], [10, 0.8, 0])).toEqual([0, 0, -4])
  expect(productParts([0, 0.8], [10, 0.5])).toEqual([5, 0])
  expect(productParts([0, 0], [3, 4])).toEqual([6, 6])
  expect(productParts([0, 2], [0, 3])).toEqual([0, 0])
})
