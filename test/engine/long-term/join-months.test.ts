import { expect, test } from 'bun:test'
import { joinMonths } from '../../../engine/long-term/join-months.ts'

test('a straight line across the joint stays a straight line, and a step becomes a rise without overshoot', () => {
  const line = Float64Array.from({ length: 40 }, (_, i) => 2 * i)
  joinMonths(line, 20, 8)
  line.forEach((value, i) => {
    expect(value).toBeCloseTo(2 * i, 9)
  })
  const step = Float64Array.from({ length: 40 }, (_, i) => (i < 20 ? 1 : 5))
  joinMonths(step, 20, 8)
  for (let i = 1; i < 40; i++) {
    expect(step[i]).toBeGreaterThanOrEqual(step[i - 1] ?? 0)
    expect((step[i] ?? 0) - (step[i - 1] ?? 0)).toBeLessThan(0.4)
  }
  expect([step[11], step[12], step[27], step[28]]).toEqual([1, expect.closeTo(1.04, 1), expect.closeTo(4.96, 1), 5])
})

test('rows beyond the hours of the joint stay as they are, the year is a circle, and a gap leaves it alone', () => {
  const year = Float64Array.from({ length: 40 }, (_, i) => Math.sin(i))
  const before = [...year]
  joinMonths(year, 0, 6)
  expect([...year.slice(6, 34)]).toEqual(before.slice(6, 34))
  expect(year[0]).not.toBe(before[0])
  const gap = Float64Array.from(before)
  gap[7] = Number.NaN
  joinMonths(gap, 0, 6)
  expect([...gap.slice(0, 7)]).toEqual(before.slice(0, 7))
})
