import { describe, expect, test } from 'bun:test'
import { decimalsOf, rounded } from '@pvyield/engine'
import { Seeded } from '../properties/seeded.ts'

const ROUNDS = 20_000

describe('decimals of a column', () => {
  test.each([
    ['9.99', [0, 9.99], 13],
    ['10', [-10, 3], 12],
    ['1000, where a logarithm is off by one', [1000], 10],
    ['1e-9', [1e-9], 22],
    ['1e15: tens are rounded', [1e15], -2],
    ['1e-10: no exact power of ten rounds it', [1e-10], null],
    ['0', [0, 0], 0],
    ['infinite', [1, Number.POSITIVE_INFINITY], null],
    ['5, next to NaN', [Number.NaN, 5], 13],
  ])('with the largest value %s', (_, values, decimals) => {
    expect(decimalsOf(Float64Array.from(values))).toBe(decimals)
  })

  test('arithmetic noise is rounded away, whatever the largest value of the column', () => {
    for (const largest of [105.80000000000001, 999, 1_234.5, 80_000]) {
      const decimals = decimalsOf(Float64Array.of(largest, 105.80000000000001)) ?? 0
      expect(rounded(105.80000000000001, decimals)).toBe(105.8)
    }
  })

  test('a rounded value is off by less than 1e-13 of the largest, and rounding it again changes nothing', () => {
    const seeded = new Seeded(5)
    for (let k = 0; k < ROUNDS; k++) {
      const scale = 10 ** seeded.between(-12, 30)
      const column = Float64Array.from({ length: 5 }, () => scale * seeded.between(-1, 1))
      const largest = Math.max(...column.map(Math.abs))
      const decimals = decimalsOf(column)
      if (decimals === null) continue
      for (const value of column) {
        const kept = rounded(value, decimals)
        expect(Math.abs(kept - value)).toBeLessThan(1e-13 * largest)
        expect(rounded(kept, decimals)).toBe(kept)
      }
    }
  })
})
