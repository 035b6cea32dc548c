import { describe, expect, test } from 'bun:test'
import { daylightSaving } from '../../../engine/weather-checks/daylight-saving.ts'

/** Clear days 0, 3, 6 ... of 1970; day 90 is April 1, day 300 October 28. */
const year = (late: (day: number) => number, days = 365) =>
  Array.from({ length: Math.ceil(days / 3) }, (_, k) => ({ day: 3 * k, lateMinutes: late(3 * k) + ((k * 7) % 11) - 5 }))

describe('an hour in one part of the year', () => {
  test('the middle of the year, and its two ends', () => {
    expect(daylightSaving(year((day) => (day >= 90 && day < 300 ? 60 : 0)))).toEqual({ from: '1970-04-01', to: '1970-10-25' })
    expect(daylightSaving(year((day) => (day < 90 || day >= 300 ? 60 : 0)))).toEqual({ from: '1970-10-28', to: '1970-03-29' })
  })

  test('nothing else: no shift, a shift of the whole year, of half an hour, of a month, an early summer, several years, few days', () => {
    for (const days of [
      year(() => 0),
      year(() => 60),
      year((day) => (day >= 90 && day < 300 ? 30 : 0)),
      year((day) => (day >= 90 && day < 120 ? 60 : 0)),
      year((day) => (day >= 90 && day < 300 ? -60 : 0)),
      year((day) => (day >= 90 && day < 300 ? 60 : 0), 800),
      year((day) => (day >= 9 ? 60 : 0), 30),
    ])
      expect(daylightSaving(days)).toBeNull()
  })
})
