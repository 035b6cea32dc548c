import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { plant } from '../chain/plant.ts'
import { refusalsOf } from '../failures.ts'
import { GENERATED } from '../properties/generated-plants.ts'

const PARTS = { resource: 0, interannual: 0, model: 0, other: 0 }
const summaryOf = (lifetime: object) => run(plant({ lifetime })).answer.summary
const exceedanceOf = (lifetime: object) => {
  const { exceedance } = summaryOf(lifetime)
  if (exceedance === null) throw new Error('no exceedance')
  return exceedance
}

const LEVELS = ['p50_kwh', 'p75_kwh', 'p90_kwh', 'p95_kwh', 'p99_kwh'] as const

/** Probability that a standard normal value exceeds -z, by Simpson's rule for its density. */
function exceededWith(z: number): number {
  const steps = 2000
  const [from, width] = [-z, (10 + z) / steps]
  const density = (x: number): number => Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)
  let sum = density(from) + density(10)
  for (let i = 1; i < steps; i++) sum += (i % 2 === 1 ? 4 : 2) * density(from + i * width)
  return (sum * width) / 3
}

describe('energies that are exceeded with a probability', () => {
  test('are below the expected energy by the quantiles in printed tables of the normal distribution', () => {
    const { e_grid_kwh } = summaryOf({})
    const answer = exceedanceOf({ uncertainty: 0.1 })
    const quantiles = LEVELS.map((level) => ((1 - answer[level] / e_grid_kwh) / 0.1).toFixed(4))
    expect(quantiles).toEqual(['0.0000', '0.6745', '1.2816', '1.6449', '2.3263']) // Abramowitz & Stegun 1964, table 26.5
  })

  test('are exceeded with the probability in their name, by integration of the density', () => {
    const answer = exceedanceOf({ uncertainty: 0.08 })
    const probabilities = LEVELS.map((level) => exceededWith((1 - answer[level] / answer.p50_kwh) / 0.08))
    ;[0.5, 0.75, 0.9, 0.95, 0.99].forEach((expected, k) => {
      expect(probabilities[k]).toBeCloseTo(expected, 9)
    })
  })

  test('combine independent parts: 3 % and 4 % give 5 %; 2 %, 3 % and 6 % give 7 %', () => {
    expect(exceedanceOf({ uncertainty_parts: { resource: 0.03, model: 0.04 } }).uncertainty).toBeCloseTo(0.05, 15)
    expect(exceedanceOf({ uncertainty_parts: { resource: 0.02, model: 0.03, other: 0.06 } }).uncertainty).toBeCloseTo(0.07, 15)
    expect(exceedanceOf({ uncertainty_parts: { interannual: 0.03, other: 0.04 } }).uncertainty).toBeCloseTo(0.05, 15)
  })

  test('for ten years divide only the interannual part by the square root of ten', () => {
    const { uncertainty, ten_years, parts, p50_kwh, method } = exceedanceOf({
      uncertainty_parts: { resource: 0.03, interannual: 0.04 * Math.sqrt(10) },
    })
    expect(ten_years.uncertainty).toBeCloseTo(0.05, 12)
    expect(uncertainty).toBeCloseTo(Math.sqrt(0.0009 + 0.016), 12)
    expect(ten_years.p50_kwh).toBe(p50_kwh)
    expect(ten_years.p90_kwh).toBeCloseTo(p50_kwh * (1 - 0.05 * 1.2815515655), 2)
    expect(parts).toEqual({ ...PARTS, resource: 0.03, interannual: 0.04 * Math.sqrt(10) })
    expect(method).toBe(
      'The parts are independent and are combined as the square root of the sum of their squares (JCGM 100:2008, 5.1.2). For ten years, the interannual part is divided by the square root of ten. Normal distribution. One year is the plant as new. The ten years repeat this run, without degradation from year to year: a full request with lifetime.analysis_period_years of at least 10 includes it.',
    )
  })

  test('from one figure are the same for ten years, and the answer says why', () => {
    const { ten_years, uncertainty, parts, method, operation_year, ...levels } = exceedanceOf({ uncertainty: 0.06 })
    expect(uncertainty).toBe(0.06)
    expect(ten_years).toEqual({ ...levels, uncertainty, of_lifetime: false })
    expect(operation_year).toBe(0)
    expect(parts).toEqual({ ...PARTS, other: 0.06 })
    expect(method).toBe(
      'The uncertainty is one figure without parts. How much of it varies from year to year is not known, so ten years have the same uncertainty as one year. Normal distribution. One year is the plant as new. The ten years repeat this run, without degradation from year to year: a full request with lifetime.analysis_period_years of at least 10 includes it.',
    )
  })

  test('are rejected when both forms are sent, and null when neither is sent', () => {
    const both = { uncertainty: 0.06, uncertainty_parts: { resource: 0.04 } }
    expect(refusalsOf(() => run(plant({ lifetime: both })))).toEqual([
      'lifetime.uncertainty: The uncertainty is given twice: send either uncertainty or uncertainty_parts',
    ])
    expect(summaryOf({}).exceedance).toBe(null)
    expect(summaryOf({ analysis_period_years: 2 }).lifetime?.exceedance).toBe(null)
  })

  test('from an uncertainty that is no usual fraction are answered with a warning', () => {
    const warned = (lifetime: object) => summaryOf(lifetime).warnings.filter((text) => text.startsWith('lifetime.uncertainty'))
    expect(warned({ uncertainty: 0.9 })).toEqual([
      'lifetime.uncertainty is 90 % of the energy, assessments state 5 to 12 %: it is one standard deviation as a fraction, 6 % is 0.06. By the normal distribution P90 and P95 and P99 would be below zero: 0 is stated, and means nothing',
    ])
    expect(warned({ uncertainty_parts: { resource: 0.3, model: 0.1 } })).toEqual([
      'lifetime.uncertainty_parts is 31.6 % of the energy, assessments state 5 to 12 %: it is one standard deviation as a fraction, 6 % is 0.06',
    ])
    for (const usual of [0.02, 0.2, 0.25]) expect(warned({ uncertainty: usual })).toEqual([])
    expect(warned({ uncertainty: 0.006 })).toEqual([
      'lifetime.uncertainty is 0.6 % of the energy, assessments state 5 to 12 %: it is one standard deviation as a fraction, 6 % is 0.06',
    ])
    expect(warned({ uncertainty_parts: { resource: 0.004 } })).toEqual([
      'lifetime.uncertainty_parts is 0.4 % of the energy, assessments state 5 to 12 %: it is one standard deviation as a fraction, 6 % is 0.06',
    ])
    expect(warned({ uncertainty: 0 })).toEqual([
      'lifetime.uncertainty is 0 % of the energy, assessments state 5 to 12 %: it is one standard deviation as a fraction, 6 % is 0.06. By 0 every P-value is P50: for no P-values send neither field',
    ])
    expect(warned({})).toEqual([])
  })

  test('are never below zero: the tail of the distribution ends at 0 from an uncertainty of 1 / 2.326 on', () => {
    const [p95, p99] = [1.6448536269514722, 2.3263478740408408]
    for (const uncertainty of [0.42, 0.44, 0.6, 0.62, 1]) {
      const { e_grid_kwh, exceedance } = summaryOf({ uncertainty })
      expect(exceedance?.p99_kwh).toBeCloseTo(Math.max(0, e_grid_kwh * (1 - p99 * uncertainty)), 6)
      expect(exceedance?.p95_kwh).toBeCloseTo(Math.max(0, e_grid_kwh * (1 - p95 * uncertainty)), 6)
      expect(exceedance?.ten_years.p99_kwh).toBeGreaterThanOrEqual(0)
      const [text] = summaryOf({ uncertainty }).warnings.filter((warning) => warning.startsWith('lifetime.uncertainty'))
      expect(text?.includes('P99 would be below zero')).toBe(uncertainty > 1 / p99)
    }
  })

  test('in the lifetime table are centred on the energy of each year', () => {
    const lifetime = { analysis_period_years: 3, dc_degradation_rate: 0.01, uncertainty_parts: { resource: 0.03, interannual: 0.04 } }
    const table = summaryOf(lifetime).lifetime
    const third = exceedanceOf({ ...lifetime, analysis_period_years: 1, year: 3 })
    expect(table?.exceedance?.p50_kwh).toEqual(table?.e_grid_kwh as number[])
    for (const level of LEVELS) expect((table?.exceedance?.[level][2] ?? Number.NaN) / third[level]).toBeCloseTo(1, 12)
  })

  test('decrease with the probability for generated lifetimes, and ten years are never less certain than one', () => {
    const stated = GENERATED.plants
      .map(({ name, request }) => ({ name, ...request.lifetime }))
      .filter((each) => (each.uncertainty ?? each.uncertainty_parts) !== null)
    expect(stated.length).toBeGreaterThan(GENERATED.plants.length / 2)
    for (const { name, uncertainty, uncertainty_parts } of stated.slice(0, 25)) {
      const { exceedance, e_grid_kwh } = summaryOf({ uncertainty, uncertainty_parts })
      if (exceedance === null) throw new Error(name)
      for (const levels of [exceedance, exceedance.ten_years]) {
        expect(levels.p50_kwh, name).toBe(e_grid_kwh)
        const values = LEVELS.map((level) => levels[level])
        expect(values, name).toEqual([...values].sort((a, b) => b - a))
      }
      const parts = Object.values(uncertainty_parts ?? { other: uncertainty ?? 0 })
      expect(exceedance.uncertainty, name).toBeCloseTo(Math.hypot(...parts), 12)
      expect(exceedance.ten_years.uncertainty, name).toBeLessThanOrEqual(exceedance.uncertainty)
      expect(exceedance.ten_years.uncertainty, name).toBeGreaterThanOrEqual(exceedance.uncertainty / Math.sqrt(10) - 1e-12)
    }
  })

  test('for ten years are centred on the first ten years of a longer lifetime table: 0.5 % per year reduces a run without ageing by 2.5 %', () => {
    const lifetime = { analysis_period_years: 12, dc_degradation_rate: 0.005, uncertainty: 0.06 }
    const { exceedance, lifetime: table, e_grid_kwh } = summaryOf(lifetime)
    const mean = (table?.e_grid_kwh ?? []).slice(0, 10).reduce<number>((sum, kwh) => sum + (kwh ?? 0), 0) / 10
    expect(exceedance?.ten_years.p50_kwh).toBeCloseTo(mean, 6)
    expect((exceedance?.ten_years.p50_kwh ?? 0) / e_grid_kwh).toBeCloseTo(1 - 0.005 * 5, 9) // the run is for year 0 and the plant is linear
    expect(exceedance?.p50_kwh).toBe(e_grid_kwh)
    expect(exceedance?.ten_years.of_lifetime).toBe(true)
    expect(exceedance?.method).toEndWith(
      'One year is the plant as new. The ten years are years 1 to 10 of the lifetime table, including their degradation.',
    )
    expect(summaryOf({ ...lifetime, analysis_period_years: 9 }).exceedance?.ten_years.p50_kwh).toBe(e_grid_kwh)
  })

  test('state the year of operation that they are of', () => {
    const { operation_year, method } = exceedanceOf({ uncertainty: 0.06, year: 7 })
    expect(operation_year).toBe(7)
    expect(method).toContain('One year is year 7 of operation.')
  })

  test('are null, with a warning, for weather that does not cover a year, whatever the plant', () => {
    const warning = 'P-values need a whole year of weather with irradiance: summary.exceedance is null'
    for (const { name, request, outcome } of GENERATED.plants) {
      const { exceedance, lifetime, warnings } = outcome.answer.summary
      expect(exceedance, name).toBe(null)
      expect(lifetime, name).toBe(null)
      expect(warnings.includes(warning), name).toBe((request.lifetime.uncertainty ?? request.lifetime.uncertainty_parts) !== null)
    }
  })
})
