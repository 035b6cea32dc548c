import { expect, test } from 'bun:test'
import { run, scoreTree } from '@pvyield/engine'
import { plant } from '../chain/plant.ts'

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
