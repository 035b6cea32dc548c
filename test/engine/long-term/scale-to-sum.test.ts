import { expect, test } from 'bun:test'
import { scaleToSum } from '../../../engine/long-term/scale-to-sum.ts'

const rows = Int32Array.of(0, 1, 2, 3)
const limits = Float64Array.of(10, 10, 10, 10)

test('what a limit cuts off goes to the others, in proportion', () => {
  const values = Float64Array.of(8, 4, 2, 0)
  // 10 + 4 f + 2 f = 25: f = 2.5, which the second just bears
  expect(scaleToSum(values, limits, rows, 25)).toEqual({ factor: 2.5, limited: 1, unmet: 0 })
  expect([...values]).toEqual([10, 10, 5, 0])
})

test('a value above its limit is lowered with the others, and never raised', () => {
  const values = Float64Array.of(12, 4, 2, 0)
  expect(scaleToSum(values, limits, rows, 21)).toEqual({ factor: 1.5, limited: 1, unmet: 0 })
  expect([...values]).toEqual([12, 6, 3, 0])
  expect(scaleToSum(values, limits, rows, 10.5).factor).toBe(0.5)
  expect([...values]).toEqual([6, 3, 1.5, 0])
})

test('a sum above all limits puts every value at its limit, but for those of zero', () => {
  const values = Float64Array.of(8, 4, 2, 0)
  expect(scaleToSum(values, limits, rows, 100)).toMatchObject({ limited: 3, unmet: 70 })
  expect([...values]).toEqual([10, 10, 10, 0])
})

test('no light cannot be scaled', () => {
  const values = new Float64Array(4)
  expect(scaleToSum(values, limits, rows, 5)).toEqual({ factor: 1, limited: 0, unmet: 5 })
  expect(scaleToSum(values, limits, rows, 0)).toEqual({ factor: 1, limited: 0, unmet: 0 })
})
