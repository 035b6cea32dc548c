import { describe, expect, test } from 'bun:test'
import { clearSkyLimit, limitAt } from '../../../engine/climate/clear-sky-limit.ts'
import { hourlySun } from '../../../engine/climate/hourly-sun.ts'
import { Random } from '../../../engine/climate/random.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import { diffuseOfSteps } from '../../../engine/climate/synthetic/diffuse-steps.ts'
import { shorterSteps } from '../../../engine/climate/synthetic/short-steps.ts'

const sun = sunOfDays(0)
const ofHours = hourlySun(46.8, 6.9, 0, sun)
const ofMinutes = hourlySun(46.8, 6.9, 0, sun, 60)
const limit = clearSkyLimit(490)

/** A year whose hours all have the same share of the clearest air. */
function yearOf(share: (hour: number) => number) {
  const ghiWm2 = ofHours.extraWm2.map((extra, hour) => share(hour) * extra * limitAt(limit.globalFrac, ofHours.zenithCos[hour]))
  return { ghiWm2, dhiWm2: ghiWm2.map((global) => 0.5 * global) }
}

describe('sun of minutes', () => {
  test('its mean over an hour is that of the hour', () => {
    let worst = 0
    for (let hour = 0; hour < 8760; hour++) {
      let sum = 0
      for (let k = 0; k < 60; k++) sum += ofMinutes.extraWm2[60 * hour + k]
      worst = Math.max(worst, Math.abs(sum / 60 - ofHours.extraWm2[hour]))
    }
    expect(worst).toBeLessThan(1.1) // rows below 1 W/m2 are dark
  })
})

describe('steps within hours', () => {
  test('under a clear sky they follow the sun, under broken clouds they jump', () => {
    const jumps = (share: (hour: number) => number) => {
      const { ghiWm2 } = shorterSteps(yearOf(share), limit, ofHours, ofMinutes, 1, new Random(1, 3))
      let sum = 0
      let light = 0
      for (let row = 1; row < ghiWm2.length; row++) {
        sum += Math.abs(ghiWm2[row] - ghiWm2[row - 1])
        light += ghiWm2[row]
      }
      return sum / light
    }
    const clear = jumps(() => 0.95)
    const broken = jumps((hour) => (hour % 17 === 0 ? 0.95 : 0.6))
    expect(clear).toBeLessThan(0.01)
    expect(broken).toBeGreaterThan(0.03)
  })

  test('global and diffuse of each hour are kept', () => {
    const hours = yearOf((hour) => 0.3 + (0.5 * ((hour * 7919) % 101)) / 101)
    const { ghiWm2, dhiWm2 } = shorterSteps(hours, limit, ofHours, ofMinutes, 1, new Random(2, 3))
    let worst = 0
    let missedDiffuse = 0
    let diffuse = 0
    for (let hour = 0; hour < 8760; hour++) {
      let global = 0
      let ofDiffuse = 0
      for (let row = 60 * hour; row < 60 * hour + 60; row++) {
        global += ghiWm2[row] / 60
        ofDiffuse += dhiWm2[row] / 60
      }
      worst = Math.max(worst, Math.abs(global - hours.ghiWm2[hour]))
      missedDiffuse += Math.abs(ofDiffuse - hours.dhiWm2[hour])
      diffuse += hours.dhiWm2[hour]
    }
    expect(worst).toBeLessThan(1e-6)
    expect(missedDiffuse / diffuse).toBeLessThan(0.01)
  })
})

describe('diffuse within an hour', () => {
  const even = Float64Array.of(1, 1, 1, 1)
  const limits = { beamWm2: Float64Array.of(900, 900, 900, 900), diffuseWm2: Float64Array.of(600, 600, 600, 600) }

  test('is one level, cut off under clouds', () => {
    const out = new Float64Array(4)
    diffuseOfSteps(Float64Array.of(800, 100, 800, 800), limits, even, 700, out)
    const expected = [200, 100, 200, 200]
    expected.forEach((value, k) => {
      expect(out[k]).toBeCloseTo(value, 4)
    })
  })

  test('takes what the beam of clear air cannot be', () => {
    const out = new Float64Array(4)
    diffuseOfSteps(Float64Array.of(1300, 800, 800, 800), limits, even, 700, out)
    expect(out[0]).toBeCloseTo(400, 4)
    expect(out[1]).toBeCloseTo(100, 4)
  })
  test('is no more than the sky of a step can send', () => {
    const out = new Float64Array(4)
    diffuseOfSteps(Float64Array.of(800, 0, 0, 0), limits, even, 790, out)
    expect(out[0]).toBe(600)
  })
})
