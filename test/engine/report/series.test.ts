import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { plant, runWithSeries } from '../chain/plant.ts'

describe('the choice of series', () => {
  test('is made before the first row, so that a rejection costs no simulation', () => {
    let progress = 0
    const chooseSeries = () => {
      throw new Error('too many values')
    }
    expect(() => run(plant(), { withSeries: true, chooseSeries, onProgress: () => progress++ })).toThrow('too many values')
    expect(progress).toBe(0)
  })

  test('keeps the chosen columns in the chosen order, with the same values as among all columns', () => {
    const all = runWithSeries(plant()).series
    const { series } = run(plant(), { withSeries: true, chooseSeries: () => ['E_Grid', 'GlobInc'] })
    expect(series?.names).toEqual(['E_Grid', 'GlobInc'])
    expect(series?.units).toEqual(['kWh', 'W/m2'])
    expect(series?.columns).toEqual(['E_Grid', 'GlobInc'].map((name) => all?.columns[all.names.indexOf(name)] ?? new Float64Array()))
  })

  test('is not made when no series are kept', () => {
    const chooseSeries = () => {
      throw new Error('must not be called')
    }
    expect(run(plant(), { withSeries: false, chooseSeries }).series).toBeNull()
  })
})
