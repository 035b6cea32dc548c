import { describe, expect, test } from 'bun:test'
import { decimalsOf, rounded } from '@pvyield/engine'
import { ByteText } from '../../../server/runs/byte-text.ts'
import { Choices } from '../../contract/seeded.ts'

const ROUNDS = 20_000

const out = new ByteText()
function written(value: number, decimals: number | null): string {
  out.number(value, decimals)
  return new TextDecoder().decode(out.take())
}

describe('a number', () => {
  test.each([
    [105.80000000000001, 11, '105.8'],
    [0, 3, '0'],
    [-0, 3, '0'],
    [-0.0001, 3, '0'],
    [-1.5, 1, '-1.5'],
    [0.05, 2, '0.05'],
    [999.9996, 3, '1000'],
    [1_000_000, 0, '1000000'],
    [12_345.678, 3, '12345.678'],
    [1.23e-9, 22, '0.00000000123'],
    [123_456_789, -2, '123456800'],
    [0.1 + 0.2, null, '0.30000000000000004'],
  ])('%p with %p decimals is %s', (value, decimals, text) => {
    expect(written(value, decimals)).toBe(text)
  })

  test('is written as the text of the rounded double, for all magnitudes that a column can have', () => {
    const choices = new Choices(7)
    for (let k = 0; k < ROUNDS; k++) {
      const scale = 10 ** choices.of([...Array(30).keys()].map((power) => power - 12))
      const column = Float64Array.from([scale * choices.between(-1, 1), scale * choices.between(-1, 1) ** 9, choices.between(0, 9)])
      const decimals = decimalsOf(column)
      for (const value of column) {
        const expected = decimals === null ? value : rounded(value, decimals)
        const text = written(value, decimals)
        expect([value, decimals, Number(text)]).toEqual([value, decimals, expected + 0])
        // No more digits than the double needs: the runtime writes the shortest text.
        if (Math.abs(expected) >= 1e-6 && Math.abs(expected) < 1e15) expect(text).toBe(String(expected))
      }
    }
  })
})

test('short and long text is written as UTF-8', () => {
  for (const text of ['abc', 'Zürich, 100 %', 'é'.repeat(100_000)]) {
    out.text(text)
    expect(new TextDecoder().decode(out.take())).toBe(text)
  }
})
