import { describe, expect, test } from 'bun:test'
import { Random } from '../../../engine/climate/random.ts'
import {
  distributionWithin,
  indexBelow,
  indexDeviation,
  indexDistribution,
  StepOrder,
  stepAutocorrelation,
} from '../../../engine/climate/synthetic/short-term.ts'
import fixture from '../../fixtures/climate/short-term.json'

describe('clear-sky index within an hour', () => {
  const { inputs, expected, tolerance } = fixture

  test('its deviation equals the published formulas, evaluated with scipy', () => {
    inputs.index.forEach((index, i) => {
      const deviation = indexDeviation(inputs.before[i], index, inputs.after[i], inputs.step_minutes[i], inputs.uniform[i])
      expect(Math.abs(deviation - expected.deviation[i])).toBeLessThan(tolerance.deviation)
    })
  })

  test("its distribution equals the two beta distributions of scipy's", () => {
    const distribution = indexDistribution()
    inputs.index.forEach((index, i) => {
      const deviation = indexDeviation(inputs.before[i], index, inputs.after[i], inputs.step_minutes[i], inputs.uniform[i])
      expect(distributionWithin(index, deviation, distribution)).toBeTrue()
      inputs.below.forEach((below, k) => {
        expect(Math.abs(indexBelow(distribution, below) - expected.quantiles[i][k])).toBeLessThan(tolerance.quantiles)
      })
    })
  })

  test('an hour without variation, without light, or brighter than any edge of a cloud has one index', () => {
    const distribution = indexDistribution()
    expect(distributionWithin(0.5, 0, distribution)).toBeFalse()
    expect(distributionWithin(0, 0.2, distribution)).toBeFalse()
    expect(distributionWithin(1.6, 0.2, distribution)).toBeFalse()
  })

  test('autocorrelation: 0.971 at 1 min, 0.944 at 5 min', () => {
    expect(stepAutocorrelation(1)).toBeCloseTo(0.896 + 0.084 * 0.895834, 5)
    expect(stepAutocorrelation(5)).toBeCloseTo(0.896 + 0.084 * 0.57695, 5)
  })
})

describe('order of the steps', () => {
  const ascending = Float64Array.from({ length: 60 }, (_, k) => k / 60)

  test('is an arrangement of the values, and begins at the rank of the step before', () => {
    const order = new StepOrder(1, new Random(5, 0))
    const out = new Float64Array(60)
    let near = 0
    for (let hour = 0; hour < 200; hour++) {
      const last = (hour * 37) % 60
      order.arrange(ascending, last / 60, out)
      expect(Array.from(out).sort((a, b) => a - b)).toEqual(Array.from(ascending))
      if (Math.round(60 * out[0]) === last) near++
    }
    expect(near).toBeGreaterThan(190)
  })

  test('neighbours are alike: the rank of a minute correlates with that of the minute before by 0.9 or more', () => {
    const order = new StepOrder(1, new Random(6, 0))
    const out = new Float64Array(60)
    let covariance = 0
    let variance = 0
    for (let hour = 0; hour < 300; hour++) {
      order.arrange(ascending, Number.NaN, out)
      for (let k = 1; k < 60; k++) {
        covariance += (out[k] - 0.5) * (out[k - 1] - 0.5)
        variance += (out[k] - 0.5) ** 2
      }
    }
    expect(covariance / variance).toBeGreaterThan(0.85)
  })
})
