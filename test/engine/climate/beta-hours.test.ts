import { describe, expect, test } from 'bun:test'
import { BetaHours, betaQuantile, hourDeviation } from '../../../engine/climate/beta-hours.ts'
import { clearSkyLimit, limitAt } from '../../../engine/climate/clear-sky-limit.ts'
import { hourlySun } from '../../../engine/climate/hourly-sun.ts'
import { Random } from '../../../engine/climate/random.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import { normalCdf } from '../../../engine/core/normal.ts'
import fixture from '../../fixtures/climate/hour-distribution.json'

const sun = hourlySun(45, 0, 0, sunOfDays(0))
const clearest = clearSkyLimit(300)
const JUNE = 24 * 160
const day = {
  zenithCos: sun.zenithCos.subarray(JUNE, JUNE + 24),
  extraWm2: sun.extraWm2.subarray(JUNE, JUNE + 24),
  limitFrac: sun.zenithCos.slice(JUNE, JUNE + 24).map((cosine) => (cosine > 0 ? limitAt(clearest.globalFrac, cosine) : 0)),
}

/** Hours of many days of one clearness, one after the other. */
function hoursOf(dayFrac: number, days: number): Float64Array {
  const method = new BetaHours(300, new Random(3, 0))
  const out = new Float64Array(24 * days)
  for (let k = 0; k < days; k++) method.hoursOfDay(dayFrac, day.zenithCos, day.extraWm2, day.limitFrac, out.subarray(24 * k, 24 * k + 24))
  return out
}

describe('hours by Graham and Hollands', () => {
  const { inputs, expected, tolerance } = fixture

  test('the deviation of a day equals the published formula, 0.16 at a clearness of 0.45', () => {
    inputs.day_frac.forEach((dayFrac, i) => {
      expect(Math.abs(hourDeviation(dayFrac) - (expected.deviation_of_day[i] ?? Number.NaN))).toBeLessThan(tolerance.deviation_of_day)
    })
    expect(hourDeviation(0.45)).toBeCloseTo(0.16, 12)
  })

  test("quantiles equal those of scipy's beta distributions", () => {
    inputs.mean.forEach((mean, i) => {
      inputs.state.forEach((state, k) => {
        const quantile = betaQuantile(normalCdf(state), mean, inputs.deviation[i] ?? 0)
        expect(Math.abs(quantile - (expected.quantiles[i]?.[k] ?? Number.NaN))).toBeLessThan(tolerance.quantiles)
      })
    })
  })

  test.each([0.15, 0.3, 0.45, 0.6, 0.7])('days of clearness %p have it on average, to 0.02', (dayFrac) => {
    const hours = hoursOf(dayFrac, 400)
    let [global, extra] = [0, 0]
    hours.forEach((frac, hour) => {
      global += frac * (day.extraWm2[hour % 24] ?? 0)
      extra += day.extraWm2[hour % 24] ?? 0
    })
    expect(Math.abs(global / extra - dayFrac)).toBeLessThan(0.02)
  })

  test('hours stay between 0 and the limit, dark hours are 0, also far outside the fitted days', () => {
    for (const dayFrac of [0, 0.01, 0.5, 0.9, 1.2])
      hoursOf(dayFrac, 20).forEach((frac, hour) => {
        expect(frac).toBeWithin(0, 1)
        expect(frac).toBeLessThanOrEqual(day.limitFrac[hour % 24] ?? 0)
        if (day.zenithCos[hour % 24] === 0) expect(frac).toBe(0)
      })
  })

  test('a day of medium clearness has bright and dull hours, where TAG has hazy ones', () => {
    const hours = hoursOf(0.45, 400)
    const noon = Array.from({ length: 400 }, (_, k) => hours[24 * k + 12] ?? 0)
    const share = (is: (frac: number) => boolean) => noon.filter(is).length / noon.length
    expect(share((frac) => frac < 0.3)).toBeGreaterThan(0.12)
    expect(share((frac) => frac > 0.62)).toBeGreaterThan(0.12)
  })
})
