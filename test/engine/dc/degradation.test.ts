import { describe, expect, test } from 'bun:test'
import type { Lifetime } from '@pvyield/contract/schemas'
import { type Resolved, run } from '@pvyield/engine'
import { degradationFrac } from '../../../engine/dc/degradation.ts'
import { diagram, plant } from '../chain/plant.ts'
import { fieldsOf } from '../failures.ts'

const NONE: Lifetime = { ...(plant().lifetime as Lifetime), dc_degradation_rate: 0 }
const lost = (year: number, changes: Partial<Lifetime>) => degradationFrac(year, { ...NONE, ...changes })

describe('a first year of its own', () => {
  // Data sheets of n-type modules warrant 99 % after the first year, 0.4 % a year from then on, and 87.4 % after 30 years.
  const warranty = { first_year_loss: 0.01, dc_degradation_rate: 0.004 }

  test('each year has the mean of its line, which ends at the warranted power', () => {
    const ends = Array.from({ length: 31 }, (_, year) => (year === 0 ? 0 : 0.01 + 0.004 * (year - 1)))
    expect(1 - ends[30]).toBeCloseTo(0.874, 12)
    for (let year = 1; year <= 30; year++) expect(lost(year, warranty)).toBeCloseTo((ends[year - 1] + ends[year]) / 2, 12)
    expect(lost(0, warranty)).toBe(0)
  })

  test('a first year that loses the rate is the rate alone', () => {
    for (const year of [1, 2, 17]) expect(lost(year, { ...warranty, first_year_loss: 0.004 })).toBeCloseTo(0.004 * (year - 0.5), 12)
  })
})

test.each([
  [3, [0.005, 0.015, 0.025, 0.03, 0.03]],
  [2.5, [0.006, 0.018, 0.0285, 0.03, 0.03]], // year 3: half from 0.8 to 1, half at 1
  [0.5, [0.0225, 0.03, 0.03]],
  [0, [0.03, 0.03]],
])('LeTID of 3 %% in %d years', (letid_years, means) => {
  means.forEach((mean, k) => {
    expect(lost(k + 1, { letid_loss: 0.03, letid_years })).toBeCloseTo(mean, 12)
  })
  expect(lost(2, { letid_loss: 0.03, letid_years, dc_degradation_rate: 0.01 })).toBeCloseTo(0.015 + means[1], 12)
})

test('a table is read year by year, and the row of a run and its lifetime table have it', () => {
  const degradation_by_year = [0.02, 0.03, 0.025]
  const ofYear = (year: number) => run(plant({ lifetime: { degradation_by_year, year } }))
  for (const year of [1, 2, 3]) {
    const rows = diagram(ofYear(year))
    expect((rows.get('degradation') ?? Number.NaN) / (rows.get('e_array_nominal') ?? Number.NaN)).toBeCloseTo(
      degradation_by_year[year - 1],
      12,
    )
  }
  const { lifetime } = run(plant({ lifetime: { degradation_by_year, analysis_period_years: 3 } })).answer.summary
  for (const year of [1, 2, 3]) {
    expect((lifetime?.e_grid_kwh[year - 1] ?? Number.NaN) / ofYear(year).answer.summary.e_grid_kwh).toBeCloseTo(1, 12)
  }
})

test('what no year reads, what excludes each other and a table that ends too early are refused', () => {
  const fields = (lifetime: Partial<Lifetime>) => fieldsOf(() => run(plant({ lifetime }) as Resolved))
  expect(fields({ first_year_loss: 0.01 })).toEqual(['lifetime.first_year_loss'])
  expect(fields({ letid_loss: 0.01 })).toEqual(['lifetime.letid_loss'])
  expect(fields({ degradation_by_year: [0.01] })).toEqual(['lifetime.degradation_by_year'])
  expect(fields({ degradation_by_year: [0.01], year: 2 })).toEqual(['lifetime.degradation_by_year'])
  expect(fields({ degradation_by_year: [0.01], analysis_period_years: 2 })).toEqual(['lifetime.degradation_by_year'])
  expect(fields({ degradation_by_year: [0.01], year: 1, letid_loss: 0.01 })).toEqual(['lifetime.degradation_by_year'])
  expect(fields({ degradation_by_year: [0.01], year: 1 })).toEqual([])
  expect(fields({ first_year_loss: 0, letid_loss: 0 })).toEqual([])
})
