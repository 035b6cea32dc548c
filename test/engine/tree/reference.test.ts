import { expect, test } from 'bun:test'
import { run, scoreTree } from '@pvyield/engine'
import { deviation } from '../../../engine/tree/reference.ts'
import { plant } from '../chain/plant.ts'

const JANUARY = 0
const MARCH = 2

test('bias is the mean and RMSE the root mean square of simulated minus reference, over the rows of the reference', () => {
  const score = deviation(Float64Array.of(11, 8, 99, 4), [10, 10, null, 7], Uint8Array.of(JANUARY, JANUARY, JANUARY, MARCH))
  expect(score.rows).toBe(3)
  expect(score.bias).toBeCloseTo((1 - 2 - 3) / 3, 12)
  expect(score.rmse).toBeCloseTo(Math.sqrt((1 + 4 + 9) / 3), 12)
  expect(score.bias_fraction).toBeCloseTo(-4 / 27, 12)
  expect(score.monthly.bias).toEqual([-0.5, null, -3, ...new Array<null>(9).fill(null)])
  expect(score.monthly.rmse[JANUARY]).toBeCloseTo(Math.sqrt(2.5), 12)
})

test('without rows to compare, the deviation is 0 over 0 rows', () => {
  const score = deviation(Float64Array.of(1), [null], Uint8Array.of(0))
  expect([score.rows, score.bias, score.rmse, score.bias_fraction]).toEqual([0, 0, 0, null])
})

test('a reference computed with an option gives no deviation for that option, and some for the others', () => {
  const made = run(plant({ site: { transposition: 'hay_davies' } }), { withSeries: true }).series
  const column = made?.columns[made.names.indexOf('GlobInc')] ?? new Float64Array()
  const { weather } = plant()
  const request = plant({
    weather: { ...weather, reference_series: { GlobInc: Array.from(column), 'Their own name': new Array<number>(column.length).fill(1) } },
  })
  const tree = scoreTree(request, 'irradiance', { now: () => 0 })
  expect(tree.reference).toEqual({ scored: ['GlobInc'], ignored: ['Their own name'] })
  const options = tree.steps.find(({ step }) => step === 'site.transposition')?.options ?? []
  expect(options.find(({ option }) => option === 'hay_davies')?.scores).toMatchObject([
    { column: 'GlobInc', unit: 'W/m2', rows: 8760, bias: 0, rmse: 0 },
  ])
  expect(options.find(({ option }) => option === 'perez')?.scores[0]?.rmse).toBeGreaterThan(1)
})
