import { describe, expect, test } from 'bun:test'
import { hoursOfDay, meanHourFrac, type TagDay, tagDay } from '../../../engine/climate/hourly-clearness.ts'
import { hourlySun } from '../../../engine/climate/hourly-sun.ts'
import { Random } from '../../../engine/climate/random.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'

const EMPTY: TagDay = { lambda: 0, epsilon: 0, kappa: 0, a: 0, b: 0, phi: 0 }

function tagOf(dayFrac: number): TagDay {
  const day = { ...EMPTY }
  tagDay(dayFrac, day)
  return day
}

describe('TAG', () => {
  test('its parameters at a clearness of 0.5 equal values computed by hand from the published expressions', () => {
    const day = tagOf(0.5)
    expect(day.lambda).toBeCloseTo(-0.19 + 0.56 + 0.24 * 0.018315638888734, 12)
    expect(day.epsilon).toBeCloseTo(0.32, 12)
    expect(day.kappa).toBeCloseTo(0.44375, 12)
    expect(day.a).toBeCloseTo(0.14 * 0.637628151621773, 12)
    expect(day.b).toBeCloseTo(0.5075, 12)
    expect(day.phi).toBeCloseTo(0.38 + 0.06 * 0.362357754476674, 12)
  })

  test.each([0.3, 0.4, 0.5, 0.6, 0.7])('the mean hours of a day with clearness %p give that clearness to 0.05', (dayFrac) => {
    const day = tagOf(dayFrac)
    for (const latitude of [10, 35, 50]) {
      const sun = hourlySun(latitude, 0, 0, sunOfDays(0))
      let extra = 0
      let global = 0
      for (let row = 24 * 99; row < 24 * 100; row++) {
        if (sun.zenithCos[row] === 0) continue
        extra += sun.extraWm2[row]
        global += sun.extraWm2[row] * meanHourFrac(day, sun.zenithCos[row])
      }
      expect(Math.abs(global / extra - dayFrac)).toBeLessThan(0.05)
    }
  })

  test('hours stay between 0 and the limit, and dark hours are 0', () => {
    const random = new Random(7, 0)
    const sun = hourlySun(45, 0, 0, sunOfDays(0)).zenithCos.subarray(24 * 150, 24 * 151)
    const limit = new Float64Array(24).fill(0.6)
    const out = new Float64Array(24)
    for (const dayFrac of [0.01, 0.2, 0.5, 0.8, 0.95]) {
      hoursOfDay(tagOf(dayFrac), sun, limit, random, out)
      out.forEach((frac, hour) => {
        expect(frac).toBeGreaterThanOrEqual(0)
        expect(frac).toBeLessThanOrEqual(0.6)
        if (sun[hour] === 0) expect(frac).toBe(0)
      })
    }
  })
})
