import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { biasFrac } from '../../../engine/inverter/subhourly-clipping/allen.ts'
import { clippedOfDistribution } from '../../../engine/inverter/subhourly-clipping/walker.ts'
import fixture from '../../fixtures/inverter/subhourly-points.json'
import { expectClose } from '../../reference.ts'
import { type Changes, diagram, plant, runWithSeries } from '../chain/plant.ts'

test('allen: the matrix gives what the script of its authors takes from it', () => {
  const { clearness, potential } = fixture.allen.inputs
  const found = clearness.map((value, i) => biasFrac(value, potential[i] ?? Number.NaN))
  expectClose(found, fixture.allen.expected.bias, { tolerance: 1e-12, unit: 1e-12 })
})

test('walker: the distribution clips what SAM clips in its hours', () => {
  const { mean_kw, max_kw, min_kw, limit_kw } = fixture.walker.inputs
  const found = mean_kw.map((mean, i) =>
    clippedOfDistribution(mean, max_kw[i] ?? Number.NaN, min_kw[i] ?? Number.NaN, limit_kw[i] ?? Number.NaN),
  )
  expectClose(found, fixture.walker.expected.clipped_kw, { tolerance: fixture.walker.tolerance })
})

describe('walker: the distribution', () => {
  test('clips nothing below the limit, and all above it where the minimum is above it', () => {
    expect(clippedOfDistribution(60, 90, 10, 90)).toBe(0)
    expect(clippedOfDistribution(60, 90, 50, 40)).toBe(20)
  })

  test('never clips less than the mean does, and nothing more in a row without variation', () => {
    for (const mean of [20, 45, 70, 89]) {
      for (const limit of [30, 50, 80]) {
        expect(clippedOfDistribution(mean, 90, 5, limit)).toBeGreaterThanOrEqual(Math.max(0, mean - limit))
      }
    }
    expect(clippedOfDistribution(70, 70, 5, 50)).toBeCloseTo(20, 3)
  })

  test('its mean above the limit is that of the distribution, summed over ten thousand parts of the row', () => {
    const [max, min, limit, mean, parts] = [100, 8, 60, 55, 10_000]
    const n = (mean - min) / (max - mean)
    let sum = 0
    for (let k = 0; k < parts; k++) sum += Math.max(0, max - (max - min) * ((k + 0.5) / parts) ** n - limit) / parts
    expect(clippedOfDistribution(mean, max, min, limit)).toBeCloseTo(sum, 4)
  })
})

const CLIPPING = { inverter: { model: 'flat', p_ac_nom_kw: 650, efficiency: 0.98 } }
const corrected = (option: string, changes: Changes = CLIPPING): Resolved =>
  plant({ ...changes, ac_losses: { subhourly_clipping: option } })

describe.each(['allen', 'walker'])('%s in a year of hours', (option) => {
  const plain = runWithSeries(plant(CLIPPING))
  const outcome = runWithSeries(corrected(option))

  test('takes more than the means of the hours, in a row and a series of its own', () => {
    const rows = diagram(outcome)
    expect(rows.get('inverter_subhourly')).toBeGreaterThan(0)
    expect(rows.get('inverter_over_power')).toBeCloseTo(diagram(plain).get('inverter_over_power') ?? Number.NaN, 6)
    expect([...outcome.column('ILPmxSH')].reduce((sum, value) => sum + value, 0)).toBeCloseTo(
      rows.get('inverter_subhourly') ?? Number.NaN,
      6,
    )
    expect(diagram(plain).get('inverter_subhourly')).toBe(0)
    expect(plain.series?.names).not.toContain('ILPmxSH')
  })

  test('reduces no hour below zero, and raises none', () => {
    const [before, after] = [plain, outcome].map(({ column }) => column('EOutInv'))
    for (let i = 0; i < before.length; i++) {
      if (!(after[i] <= before[i] + 1e-9 && (after[i] >= 0 || after[i] === before[i])))
        throw new Error(`row ${i}: ${before[i]} to ${after[i]}`)
    }
  })

  test('takes next to nothing from an inverter as large as the array', () => {
    const large = { inverter: { model: 'flat', p_ac_nom_kw: 1100, efficiency: 0.98 } }
    const { answer } = run(corrected(option, large))
    const rows = diagram({ answer, series: null })
    expect((rows.get('inverter_subhourly') ?? Number.NaN) / (rows.get('e_array_mpp') ?? Number.NaN)).toBeLessThan(0.002)
  })

  test('takes the loss of each year of operation by the power of that year', () => {
    const lifetime = { analysis_period_years: 3, dc_degradation_rate: 0.05 }
    const years = run(corrected(option, { ...CLIPPING, lifetime })).answer.summary.lifetime?.e_grid_kwh ?? []
    const second = run(corrected(option, { ...CLIPPING, lifetime: { year: 2, dc_degradation_rate: 0.05 } })).answer.summary.e_grid_kwh
    // the matrix of Allen scales with the energy of the year that runs
    expect(Math.abs((years[1] ?? Number.NaN) / second - 1)).toBeLessThan(option === 'walker' ? 1e-9 : 2e-3)
  })

  test('has no effect on rows of another length, and says so', () => {
    const { weather } = plant()
    const first = (values: unknown) => (Array.isArray(values) ? values.slice(0, 4000) : values)
    const half = Object.fromEntries(Object.entries(weather).map(([key, values]) => [key, first(values)]))
    const { answer } = run(corrected(option, { ...CLIPPING, weather: { ...half, step_minutes: 30 } }))
    expect(diagram({ answer, series: null }).get('inverter_subhourly')).toBe(0)
    expect(answer.summary.warnings.join()).toContain(`ac_losses.subhourly_clipping ${option} has no effect`)
  })
})

test('allen has no effect on part of a year, and says so', () => {
  const { weather } = plant()
  const part = Object.fromEntries(
    Object.entries(weather).map(([key, values]) => [key, Array.isArray(values) ? values.slice(0, 4000) : values]),
  )
  const { answer } = run(corrected('allen', { ...CLIPPING, weather: part }))
  expect(diagram({ answer, series: null }).get('inverter_subhourly')).toBe(0)
  expect(answer.summary.warnings.join()).toContain('it needs weather of whole years')
})
