import { expect, test } from 'bun:test'
import { drawnFields, type UncertainField } from '../../../../engine/studies/uncertainty/field-draws.ts'

const normal = (name: string): UncertainField => ({
  name,
  path: name,
  distribution: { kind: 'normal', mean: 5, sigma: 2 },
  sent: (value) => value,
})
const HOW = { runs: 200, seed: 1 }

function correlation(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanA, meanB] = [mean(a), mean(b)]
  const sum = (of: (k: number) => number) => Array.from(a, (_, k) => of(k)).reduce((all, value) => all + value, 0)
  const [da, db] = [(k: number) => (a[k] ?? 0) - meanA, (k: number) => (b[k] ?? 0) - meanB]
  return sum((k) => da(k) * db(k)) / Math.sqrt(sum((k) => da(k) ** 2) * sum((k) => db(k) ** 2))
}

test('each stratum is drawn once, and fields have the correlation that is stated and no other', () => {
  const correlations = [{ between: ['a', 'b'], coefficient: 0.6 }]
  const [a, b, c] = drawnFields(['a', 'b', 'c'].map(normal), correlations, HOW).map(({ values }) => values)
  if (a === undefined || b === undefined || c === undefined) throw new Error('no values')
  expect(Float64Array.from(a).sort()).toEqual(Float64Array.from(b).sort())
  expect(new Set(a).size).toBe(200)
  expect(correlation(a, b)).toBeCloseTo(0.6, 1)
  expect(Math.abs(correlation(a, c))).toBeLessThan(0.02)
})

test('the same seed draws the same values, another one others', () => {
  const drawn = (seed: number) => drawnFields(['a', 'b'].map(normal), [], { ...HOW, seed })[1]?.values
  expect(drawn(1)).toEqual(drawn(1) as Float64Array)
  expect(drawn(2)).not.toEqual(drawn(1) as Float64Array)
})
