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

/** Probability that a standard normal value exceeds -z: Simpson's rule over its density. */
function exceededWith(z: number): number {
  const steps = 2000
  const [from, width] = [-z, (10 + z) / steps]
  const density = (x: number): number => Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)
  let sum = density(from) + density(10)
  for (let i = 1; i < steps; i++) sum += (i % 2 === 1 ? 4 : 2) * density(from + i * width)
  return (sum * width) / 3
}

describe('energies exceeded with a probability', () => {
  test('lie below the expected energy by the quantiles that tables of the normal distribution print', () => {
    const { e_grid_kwh } = summaryOf({})
    const answer = exceedanceOf({ uncertainty: 0.1 })
    const quantiles = LEVELS.map((level) => ((1 - answer[level] / e_grid_kwh) / 0.1).toFixed(4))
    expect(quantiles).toEqual(['0.0000', '0.6745', '1.2816', '1.6449', '2.3263']) // Abramowitz & Stegun 1964, table 26.5
  })

  test('are exceeded with the probability that they name, by the integral of the density', () => {
    const answer = exceedanceOf({ uncertainty: 0.08 })
    const probabilities = LEVELS.map((level) => exceededWith((1 - answer[level] / answer.p50_kwh) / 0.08))
    ;[0.5, 0.75, 0.9, 0.95, 0.99].forEach((expected, k) => {
      expect(probabilities[k]).toBeCloseTo(expected, 9)
    })
  })

  test('combine independent parts: 3 % and 4 % make 5 %, 2 %, 3 % and 6 % make 7 %', () => {
    expect(exceedanceOf({ uncertainty_parts: { resource: 0.03, model: 0.04 } }).uncertainty).toBeCloseTo(0.05, 15)
    expect(exceedanceOf({ uncertainty_parts: { resource: 0.02, model: 0.03, other: 0.06 } }).uncertainty).toBeCloseTo(0.07, 15)
    expect(exceedanceOf({ uncertainty_parts: { interannual: 0.03, other: 0.04 } }).uncertainty).toBeCloseTo(0.05, 15)
  })

  test('of ten years divide the interannual part by the square root of ten, and no other', () => {
    const { uncertainty, ten_years, parts, p50_kwh, method } = exceedanceOf({
      uncertainty_parts: { resource: 0.03, interannual: 0.04 * Math.sqrt(10) },
    })
    expect(ten_years.uncertainty).toBeCloseTo(0.05, 12)
    expect(uncertainty).toBeCloseTo(Math.sqrt(0.0009 + 0.016), 12)
    expect(ten_years.p50_kwh).toBe(p50_kwh)
    expect(ten_years.p90_kwh).toBeCloseTo(p50_kwh * (1 - 0.05 * 1.2815515655), 2)
    expect(parts).toEqual({ ...PARTS, resource: 0.03, interannual: 0.04 * Math.sqrt(10) })
    expect(method).toBe(
      'Independent parts, combined as the square root of the sum of their squares (JCGM 100:2008, 5.1.2); over ten years the interannual part is divided by the square root of ten. Normal distribution.',
    )
  })

  test('of one figure are the same for ten years, and the answer says why', () => {
    const { ten_years, uncertainty, parts, method, ...levels } = exceedanceOf({ uncertainty: 0.06 })
    expect(uncertainty).toBe(0.06)
    expect(ten_years).toEqual({ ...levels, uncertainty })
    expect(parts).toEqual({ ...PARTS, other: 0.06 })
    expect(method).toBe(
      'One figure without its parts: how much of it differs from year to year is not known, so ten years are taken as uncertain as one. Normal distribution.',
    )
  })

  test('are refused with both forms at once, and absent with neither', () => {
    const both = { uncertainty: 0.06, uncertainty_parts: { resource: 0.04 } }
    expect(refusalsOf(() => run(plant({ lifetime: both })))).toEqual([
      'lifetime.uncertainty: The uncertainty is given twice: send either uncertainty or uncertainty_parts',
    ])
    expect(summaryOf({}).exceedance).toBe(null)
    expect(summaryOf({ analysis_period_years: 2 }).lifetime?.exceedance).toBe(null)
  })

  test('stand in the table of years about the energy of each year', () => {
    const lifetime = { analysis_period_years: 3, dc_degradation_rate: 0.01, uncertainty_parts: { resource: 0.03, interannual: 0.04 } }
    const table = summaryOf(lifetime).lifetime
    const third = exceedanceOf({ ...lifetime, analysis_period_years: 1, year: 3 })
    expect(table?.exceedance?.p50_kwh).toEqual(table?.e_grid_kwh as number[])
    for (const level of LEVELS) expect((table?.exceedance?.[level][2] ?? Number.NaN) / third[level]).toBeCloseTo(1, 12)
  })

  test('of generated plants fall with the probability, and ten years are never less certain than one', () => {
    let stated = 0
    for (const { name, request, outcome } of GENERATED.plants) {
      const { exceedance, e_grid_kwh } = outcome.answer.summary
      const { uncertainty, uncertainty_parts } = request.lifetime
      expect(exceedance === null, name).toBe(uncertainty === null && uncertainty_parts === null)
      if (exceedance === null) continue
      stated++
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
    expect(stated).toBeGreaterThan(GENERATED.plants.length / 2)
  })
})
