import { expect, test } from 'bun:test'
import { type Distribution, modelFailures, type PartCorrelation } from '@pvyield/engine/studies'

const part = (name: string, distribution: Distribution = { kind: 'normal', sigma: 0.02 }, averages = false) => ({
  name,
  distribution,
  averages,
})
const fieldsOf = (parts: readonly ReturnType<typeof part>[], correlations: readonly PartCorrelation[] = []) =>
  modelFailures({ parts, correlations }).map(({ field }) => field)
const pair = (a: string, b: string, coefficient = 0.5): PartCorrelation => ({ between: [a, b], coefficient })

test('each distribution is checked, with the field that is wrong', () => {
  expect(fieldsOf([part('a'), part('b')])).toEqual([])
  expect(fieldsOf([part('a'), part('a')])).toEqual(['parts.1.name'])
  expect(fieldsOf([part('a', { kind: 'uniform', min: 0, max: 0 })])).toEqual(['parts.0.distribution.max'])
  expect(fieldsOf([part('a', { kind: 'triangular', min: -0.1, mode: 0.1, max: 0 })])).toEqual(['parts.0.distribution.mode'])
  expect(fieldsOf([part('a', { kind: 'beta', alpha: 2, beta: 2, min: 0.1, max: -0.1 })])).toEqual(['parts.0.distribution.max'])
  expect(fieldsOf([part('a', { kind: 'truncated', sigma: 0.01, min: 0.5, max: 0.6 })])).toEqual(['parts.0.distribution.max'])
  expect(fieldsOf([part('a', { kind: 'years', values: Array.from({ length: 10 }, () => 1000) })])).toEqual(['parts.0.distribution.values'])
})

test('so is each correlation, and all of them together', () => {
  const parts = [part('a'), part('b'), part('c'), part('y', undefined, true)]
  expect(fieldsOf(parts, [pair('a', 'x')])).toEqual(['correlations.0.between.1'])
  expect(fieldsOf(parts, [pair('x', 'a')])).toEqual(['correlations.0.between.0'])
  expect(fieldsOf(parts, [pair('a', 'a')])).toEqual(['correlations.0.between'])
  expect(fieldsOf(parts, [pair('a', 'y')])).toEqual(['correlations.0.between'])
  expect(fieldsOf(parts, [pair('a', 'b'), pair('b', 'a')])).toEqual(['correlations.1.between'])
  expect(fieldsOf(parts, [pair('a', 'b', 0.9), pair('b', 'c', 0.9), pair('a', 'c', -0.9)])).toEqual(['correlations'])
  expect(fieldsOf(parts, [pair('a', 'b', -0.9), pair('b', 'c', -0.9), pair('a', 'c', -0.9)])).toEqual(['correlations'])
  expect(fieldsOf(parts, [pair('a', 'b', 1), pair('b', 'c', 1), pair('a', 'c', -1)])).toEqual(['correlations'])
  for (const coefficient of [1, -1]) expect(fieldsOf(parts, [pair('a', 'b', coefficient)])).toEqual([])
  expect(fieldsOf(parts, [pair('a', 'b', -0.5), pair('b', 'c', -0.5), pair('a', 'c', -0.5)])).toEqual([])
  expect(fieldsOf(parts, [pair('a', 'b', 0.6), pair('b', 'c', 0.6)])).toEqual([])
})

test('two fields have no full correlation, because their shares would not be known', () => {
  const [found] = modelFailures({ parts: [], fields: [{ name: 'a' }, { name: 'b' }], correlations: [pair('a', 'b', 1)] })
  expect(found).toMatchObject({ field: 'correlations', message: expect.stringContaining('0.99 instead of 1') as unknown as string })
})
