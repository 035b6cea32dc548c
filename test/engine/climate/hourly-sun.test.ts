import { describe, expect, test } from 'bun:test'
import { type HourlySun, hourlySun } from '../../../engine/climate/hourly-sun.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import { DAYS, HOURS, MONTH_STARTS } from '../../../engine/climate/typical-calendar.ts'
import { dailyExtraWhm2 } from '../../../engine/core/daily-extra.ts'
import fixture from '../../fixtures/climate/sun.json'

const RAD = Math.PI / 180

function sunAt(latitude: number, longitude: number, timezone: number): HourlySun {
  return hourlySun(latitude, longitude, timezone, sunOfDays(timezone))
}

function dayOf(month: number, day: number): number {
  return MONTH_STARTS[month - 1] + day - 1
}

describe('hourly sun', () => {
  const { inputs, expected, tolerance } = fixture

  test('the zenith angle in the middle of lit hours equals that of SPA', () => {
    inputs.latitude.forEach((latitude, i) => {
      const sun = sunAt(latitude, inputs.longitude[i], inputs.timezone[i])
      const row = 24 * dayOf(inputs.month[i], inputs.day[i]) + inputs.hour[i]
      expect(Math.abs(Math.acos(sun.zenithCos[row]) / RAD - expected.zenith_deg[i])).toBeLessThan(tolerance.zenith_deg)
    })
  })

  test('the extraterrestrial irradiance equals that of SPA', () => {
    inputs.latitude.forEach((_, i) => {
      const { extraNormalWm2 } = sunOfDays(inputs.timezone[i])
      const actual = extraNormalWm2[dayOf(inputs.month[i], inputs.day[i]) + 1]
      expect(Math.abs(actual / expected.extra_normal_wm2[i] - 1)).toBeLessThan(tolerance.extra_normal_frac)
    })
  })

  test.each([0, 23.4, 50.94, -33.45, 66.6, 69.65, 78, -85, 90, -90])(
    'at latitude %p the hours of a day add up to the closed form of the daily sum',
    (latitude) => {
      const days = sunOfDays(0)
      const sun = hourlySun(latitude, 0, 0, days)
      for (let day = 0; day < DAYS; day++) {
        let sum = 0
        for (let row = 24 * day; row < 24 * day + 24; row++) sum += sun.extraWm2[row]
        // The closed form uses the declination at noon. At the poles near the equinoxes, its change
        // within a day is as large as the height of the sun.
        expect(Math.abs(sum - dailyExtraWhm2(latitude * RAD, days.declinationRad[day + 1], days.extraNormalWm2[day + 1]))).toBeLessThan(25)
      }
    },
  )

  test('the sun is up in no row of a polar night and in every row of a polar day', () => {
    const sun = sunAt(78, 15, 1)
    expect(sun.zenithCos.subarray(24 * dayOf(12, 1), 24 * dayOf(12, 31)).every((cosine) => cosine === 0)).toBe(true)
    expect(sun.zenithCos.subarray(24 * dayOf(6, 1), 24 * dayOf(7, 1)).every((cosine) => cosine > 0)).toBe(true)
  })

  test('a row is lit in both columns or in none', () => {
    for (const latitude of [-90, -45, 0, 66, 90]) {
      const sun = sunAt(latitude, 100, 7)
      for (let row = 0; row < HOURS; row++) expect(sun.extraWm2[row] > 0).toBe(sun.zenithCos[row] > 0)
    }
  })
})
