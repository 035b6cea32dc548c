import { describe, expect, test } from 'bun:test'
import { biasFraction, rmseFraction, rmseOf, SeriesDeviation } from '../../../engine/report/deviation.ts'

const JANUARY = 0
const MARCH = 2
const MONTHS = Uint8Array.of(JANUARY, JANUARY, JANUARY, MARCH)

describe('SeriesDeviation', () => {
  const deviation = new SeriesDeviation([10, 10, null, 7])
  deviation.add(Float64Array.of(11, 8, 99, 4), 0, MONTHS)

  test('sums ours and theirs over the rows that have a reference, by month', () => {
    expect(deviation.month(JANUARY)).toEqual({ rows: 2, ours: 19, theirs: 20, error: -1, squared: 1 + 4 })
    expect(deviation.month(MARCH)).toEqual({ rows: 1, ours: 4, theirs: 7, error: -3, squared: 9 })
    expect(deviation.month(1).rows).toBe(0)
    expect(deviation.year()).toEqual({ rows: 3, ours: 23, theirs: 27, error: -4, squared: 14 })
    expect(deviation.missing).toBe(1)
  })

  test('bias is the sum and RMSE the root mean square of ours minus theirs; fractions are of theirs', () => {
    expect(biasFraction(deviation.year())).toBeCloseTo(-4 / 27, 12)
    expect(rmseOf(deviation.year())).toBeCloseTo(Math.sqrt(14 / 3), 12)
    expect(rmseFraction(deviation.year())).toBeCloseTo(Math.sqrt(14 / 3) / 9, 12)
    expect(rmseOf(deviation.month(JANUARY))).toBeCloseTo(Math.sqrt(2.5), 12)
  })

  test('the month weights of the mean year are those of its sums', () => {
    const weights = new Float64Array(12).fill(1)
    weights[JANUARY] = 0.5
    expect(deviation.year(weights)).toEqual({ rows: 2, ours: 13.5, theirs: 17, error: -3.5, squared: 11.5 })
  })

  test('blocks add up to the same as all rows at once', () => {
    const inBlocks = new SeriesDeviation([10, 10, null, 7])
    inBlocks.add(Float64Array.of(11), 0, MONTHS)
    inBlocks.add(Float64Array.of(8, 99, 4), 1, MONTHS.subarray(1))
    expect(inBlocks.year()).toEqual(deviation.year())
  })
})

test('without rows to compare, there is no bias, RMSE or fraction', () => {
  const none = new SeriesDeviation([null])
  none.add(Float64Array.of(1), 0, Uint8Array.of(JANUARY))
  expect([none.year().rows, rmseOf(none.year()), biasFraction(none.year()), rmseFraction(none.year())]).toEqual([0, null, null, null])
})

test('a negative reference gives fractions of its size', () => {
  const night = new SeriesDeviation([-2, -2])
  night.add(Float64Array.of(-1, -1), 0, Uint8Array.of(0, 0))
  expect([biasFraction(night.year()), rmseFraction(night.year())]).toEqual([0.5, 0.5])
})

test('states of the array are compared where both are lit', () => {
  const cells = new SeriesDeviation([0, 30, 0, 50], true)
  cells.add(Float64Array.of(0, 31, 20, 0), 0, MONTHS)
  expect(cells.year()).toEqual({ rows: 1, ours: 31, theirs: 30, error: 1, squared: 1 })
})
