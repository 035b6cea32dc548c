import { expect, test } from 'bun:test'
import { coverageFactor } from '../../../engine/long-term/coverage-factor.ts'

test.each([
  [2, 1.32],
  [3, 1.2],
  [4, 1.14],
  [5, 1.11],
  [6, 1.09],
  [7, 1.08],
  [8, 1.07],
  [9, 1.06],
  [10, 1.05],
  [15, 1.03],
  [20, 1.03],
  [30, 1.02],
  [50, 1.01],
])('%p degrees of freedom: the factor of 68.27 %% in table G.2 of JCGM 100:2008, %p', (freedom, printed) => {
  expect(Math.abs(coverageFactor(freedom) - printed)).toBeLessThanOrEqual(0.0051)
})

test('one degree of freedom, and fewer: 1.6 % below the printed 1.84', () => {
  expect(coverageFactor(1) / 1.8367).toBeCloseTo(0.984, 3)
  expect(coverageFactor(0.2)).toBe(coverageFactor(1))
})
