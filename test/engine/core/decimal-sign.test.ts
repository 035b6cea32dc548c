import { describe, expect, test } from 'bun:test'
import { decimalSign } from '../../../engine/core/decimal-sign.ts'
import { Seeded } from '../properties/seeded.ts'

describe('the sign of a sum of decimal products', () => {
  test.each([
    [[[2.1], [-3, 0.7]], 0],
    [[[10.05], [-1, 20, 500, 0.001], [-0.005, 20, 500, 0.001]], 0],
    [[[0.1], [0.2], [-0.3]], 0],
    [[[0.1], [0.7], [-0.8]], 0],
    [[[1e308], [-1e308], [5e-324]], 1],
    [[[-0], [0]], 0],
    [[[2.1], [-3, 0.7000000000000001]], -1],
    [[], 0],
  ] as [number[][], number][])('%j is %d', (terms, sign) => {
    expect(decimalSign(...terms)).toBe(sign as never)
  })

  test('is that of whole numbers, shifted by any power of ten', () => {
    const seeded = new Seeded(3)
    for (let k = 0; k < 2000; k++) {
      const [a, b] = [seeded.whole(1, 1e6), seeded.whole(1, 1e6)]
      const power = seeded.whole(-12, 12)
      const [shiftedA, shiftedB] = [Number(`${a}e${power}`), Number(`${b}e${power}`)]
      expect(decimalSign([shiftedA], [-1, shiftedB])).toBe(Math.sign(a - b) as never)
      expect(decimalSign([shiftedA, b], [-a, shiftedB])).toBe(0)
    }
  })
})
