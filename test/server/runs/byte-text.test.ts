import { describe, expect, test } from 'bun:test'
import { decimalsOf, formatStamp, rounded } from '@pvyield/engine'
import { ByteText } from '../../../server/runs/byte-text.ts'
import { Choices } from '../../contract/seeded.ts'

const ROUNDS = 20_000

const out = new ByteText()
function written(value: number, decimals: number | null): string {
  out.numbers(Float64Array.of(value), decimals)
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

/** Columns of all kinds that a run or a weather file can have. */
const COLUMNS: Readonly<Record<string, (choices: Choices) => number>> = {
  'zeros of both signs': (choices) => choices.of([0, -0]),
  'whole numbers': (choices) => Math.round(choices.between(-5, 1e6)),
  codes: (choices) => choices.of([0, 1, 2, 3, 4]),
  'one decimal': (choices) => Math.round(choices.between(-300, 500)) / 10,
  'half of it night': (choices) => Math.max(0, choices.between(-1000, 1000)),
  'nights of some hours': (choices) => (choices.chance(0.85) ? choices.of([0, 0, 0, -0]) : choices.between(-1, 1)),
  'negative and positive': (choices) => choices.between(-1e3, 1e3),
  'many magnitudes': (choices) => choices.between(-1, 1) * 10 ** choices.between(-15, 9),
  tiny: (choices) => choices.between(-1e-12, 1e-12),
  'tiny beyond fixed point': (choices) => choices.between(-1e-40, 1e-40),
  huge: (choices) => choices.between(-1e15, 1e15),
  'huge beyond fixed point': (choices) => choices.between(-1e300, 1e300),
  'next to powers of ten': (choices) => 10 ** Math.round(choices.between(-3, 6)) * (1 - choices.of([0, 1e-16, 2e-16, 1e-15])),
  'with gaps': (choices) => (choices.chance(0.3) ? Number.NaN : choices.between(0, 1)),
  'with infinities': (choices) => (choices.chance(0.1) ? choices.of([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) : 1 / 3),
  'without a value': () => Number.NaN,
}

describe('a list of numbers', () => {
  test.each(Object.entries(COLUMNS))('%s: reads as JSON.stringify of the rounded values', (_name, valueIn) => {
    const choices = new Choices(11)
    for (const length of [0, 1, 2, 1023, 1024, 1025, 5000]) {
      const column = Float64Array.from({ length }, () => valueIn(choices))
      const decimals = decimalsOf(column)
      const expected = JSON.stringify(Array.from(column, (value) => (decimals === null ? value : rounded(value, decimals))))
      out.numbers(column, decimals)
      const text = `[${new TextDecoder().decode(out.take())}]`
      expect(JSON.parse(text)).toEqual(JSON.parse(expected))
      // The same text where the runtime writes no exponent.
      if (!expected.includes('e')) expect(text).toBe(expected)
    }
  })
})

test('time stamps are written as formatStamp writes them, in any order', () => {
  const choices = new Choices(5)
  const stamps = Array.from({ length: 2000 }, (_, k) =>
    k % 3 === 0 ? Math.round(choices.between(-8e8, 8e8)) : choices.between(15_770_000, 15_780_000),
  )
  for (const minutes of [-0.5, 1439.99, 1440, ...stamps]) {
    out.stamp(minutes)
    expect(new TextDecoder().decode(out.take())).toBe(formatStamp(minutes))
  }
})
