import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { type Changes, MUNICH_YEAR, plant } from '../chain/plant.ts'

const Z90 = 1.2816 // Abramowitz & Stegun 1964, table 26.5
const PARTS = { resource: 0.05, interannual: 0.03 }
const SIGMA = Math.sqrt(0.05 ** 2 + 0.03 ** 2)
const STORAGE = { capacity_kwh: 500, strategy: 'self_consumption' }
const UNCERTAIN = { uncertainty_parts: PARTS }

/** Munich with all of its light multiplied. */
const brighter = (factor: number) => ({
  ...MUNICH_YEAR,
  ...Object.fromEntries(
    (['ghi_wm2', 'dhi_wm2', 'dni_wm2'] as const).flatMap((name) => {
      const values = MUNICH_YEAR[name]
      return Array.isArray(values) ? [[name, values.map((value) => factor * (value ?? 0))]] : []
    }),
  ),
})
const summaryOf = (changes: Changes) => run(plant(changes)).answer.summary

describe('P-values of a plant with a load', () => {
  const loaded = summaryOf({ storage: { ...STORAGE, load_kw: 100 }, lifetime: UNCERTAIN })
  const yieldKwh = loaded.specific_yield_kwh_per_kwp * loaded.dc_kwp
  const suppliedKwh = loaded.storage?.self_consumed_kwh ?? Number.NaN

  test('take the deviation off the yield before the load, and then what the load consumed', () => {
    expect(suppliedKwh).toBeGreaterThan(0.3 * yieldKwh)
    expect(loaded.exceedance?.p50_kwh).toBe(loaded.e_grid_kwh)
    const byHand = yieldKwh * (1 - Z90 * SIGMA) - suppliedKwh
    expect(Math.abs((loaded.exceedance?.p90_kwh ?? 0) / byHand - 1)).toBeLessThan(1e-4) // of the table's four decimals
    expect(loaded.exceedance?.method).toContain('The uncertainty is that of the yield before the load')
  })

  test('are no higher than what the same plant exports under weather as much darker, and less than 3 % of the yield below it', () => {
    const darker = summaryOf({ weather: brighter(1 - Z90 * SIGMA), storage: { ...STORAGE, load_kw: 100 } })
    const p90Kwh = loaded.exceedance?.p90_kwh ?? Number.NaN
    expect(p90Kwh).toBeLessThan(darker.e_grid_kwh)
    expect(darker.e_grid_kwh - p90Kwh).toBeLessThan(0.03 * yieldKwh)
    expect(loaded.e_grid_kwh * (1 - Z90 * SIGMA)).toBeGreaterThan(darker.e_grid_kwh) // of the export alone it was too high
  })

  test('of ten years and of every year of the table follow the same rule', () => {
    const lifetime = { ...UNCERTAIN, analysis_period_years: 10, dc_degradation_rate: 0.01 }
    const { exceedance, lifetime: table } = summaryOf({ storage: { ...STORAGE, load_kw: 100 }, lifetime })
    const third = summaryOf({ storage: { ...STORAGE, load_kw: 100 }, lifetime: { ...UNCERTAIN, year: 3, dc_degradation_rate: 0.01 } })
    expect((table?.exceedance?.p90_kwh[2] ?? 0) / (third.exceedance?.p90_kwh ?? 0)).toBeCloseTo(1, 9)
    // sigma is the same for each year, and the mean is linear
    const rule = (p90: readonly number[], p50: readonly number[], sigma: number) =>
      p50.reduce((sum, kwh, k) => sum + kwh - ((kwh - (p90[k] ?? 0)) / SIGMA) * sigma, 0) / 10
    const tenYearSigma = Math.sqrt(0.05 ** 2 + 0.03 ** 2 / 10)
    expect(exceedance?.ten_years.p90_kwh).toBeCloseTo(
      rule(table?.exceedance?.p90_kwh ?? [], table?.exceedance?.p50_kwh ?? [], tenYearSigma),
      3,
    )
  })

  test('end at 0, and a load that takes everything leaves them all as they are', () => {
    const small = summaryOf({ storage: { ...STORAGE, load_kw: 500 }, lifetime: { uncertainty: 0.25 } })
    expect(small.e_grid_kwh).toBeGreaterThan(0)
    expect(small.exceedance?.p99_kwh).toBe(0)
    const all = summaryOf({ storage: { capacity_kwh: 0, strategy: 'self_consumption', load_kw: 5000 }, lifetime: { uncertainty: 0.06 } })
    expect(all.e_grid_kwh).toBe(0)
    expect(all.exceedance?.p99_kwh).toBe(0)
  })

  test('without a load are those of the export: a battery alone changes nothing of the rule', () => {
    const { e_grid_kwh, exceedance } = summaryOf({ storage: { ...STORAGE, load_kw: 0 }, lifetime: { uncertainty: 0.06 } })
    expect((exceedance?.p90_kwh ?? 0) / e_grid_kwh).toBeCloseTo(1 - 0.06 * 1.2815515655, 9)
    expect(exceedance?.method).not.toContain('load')
  })
})

test('P-values of a plant whose inverters or grid limit cut energy are on the safe side, and the method says it', () => {
  const cuts: readonly (readonly [string, Changes])[] = [
    ['a grid limit', { ac_losses: { grid_poi_limit_kw: 400 } }],
    ['clipping', { inverter: { model: 'flat', p_ac_nom_kw: 560, efficiency: 1 } }],
  ]
  for (const [name, changes] of cuts) {
    const { exceedance } = summaryOf({ ...changes, lifetime: UNCERTAIN })
    const darker = summaryOf({ ...changes, weather: brighter(1 - Z90 * SIGMA) })
    expect(exceedance?.p90_kwh, name).toBeLessThan(darker.e_grid_kwh)
    expect(exceedance?.method, name).toContain('P75 to P99 are on the safe side')
  }
  expect(summaryOf({ lifetime: UNCERTAIN }).exceedance?.method).not.toContain('safe side')
})

test('a table of years from half a year is null, and a finding says why', () => {
  const half = Object.fromEntries(
    Object.entries(MUNICH_YEAR).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, 4344) : value]),
  )
  const { lifetime, findings } = summaryOf({ weather: half, lifetime: { analysis_period_years: 25, dc_degradation_rate: 0.005 } })
  expect(lifetime).toBeNull()
  expect(findings?.find(({ code }) => code === 'lifetime_needs_year')?.message).toBe(
    'A table of 25 years of operation needs a whole year of weather with irradiance: summary.lifetime is null',
  )
})
