import { expect, test } from 'bun:test'
import { minutesOf } from '../../../engine/core/calendar.ts'
import { SolarClock } from '../../../engine/core/solar-clock.ts'
import { correlateWeather } from '../../../engine/long-term/correlate-weather.ts'
import type { WeatherSection } from '../../../engine/long-term/series.ts'
import { completeWeather } from '../../../engine/request.ts'

const DELHI = { latitude: 28.6, longitude: 77.2 }
const DAYS = 365
const clock = new SolarClock(DELHI, 0)
const FIRST = minutesOf(2019, 1, 1)

/** Clearness of a day. */
const clearnessOf = (minutes: number) => 0.6 + 0.3 * Math.sin(1.7 * Math.floor((minutes + 330) / 1440))
/** A hazy sky that no formula of the engine has: 1000 cos z^1.15 times the clearness of the day, mean of one-minute instants. */
const meanFrom = (from: number, length: number): number => {
  let sum = 0
  for (let k = 0; k < length; k++) sum += 1000 * Math.max(0, clock.at(from + k + 0.5).cos) ** 1.15
  return (sum / length) * clearnessOf(from + length / 2)
}
const sectionOf = (timezone: number, first: number, ghi: readonly number[]): WeatherSection =>
  completeWeather({
    timezone,
    step_minutes: 60,
    start: new Date((first + timezone * 60) * 60_000).toISOString().slice(0, 16),
    ghi_wm2: [...ghi],
    temp_air_c: ghi.map(() => 20),
  }) as WeatherSection
const hoursFrom = (first: number, factor: number) => Array.from({ length: DAYS * 24 }, (_, k) => factor * meanFrom(first + 60 * k, 60))

test.each(['quantile', 'linear', 'ratio'] as const)(
  '%s: hours of UTC and of a half-hour zone give back a pure factor within 0.1 %%',
  (method) => {
    const truth = hoursFrom(FIRST, 1)
    const weather = sectionOf(
      0,
      FIRST,
      truth.map((ghi) => 0.95 * ghi),
    )
    const station = sectionOf(5.5, FIRST + 30, hoursFrom(FIRST + 30, 1))
    const made = correlateWeather({ weather, station, site: DELHI, method, by: 'auto', station_uncertainty: 0 })
    const sums = new Float64Array(24)
    const wanted = new Float64Array(24)
    made.weather.ghi_wm2?.forEach((ghi, k) => {
      sums[k % 24] += ghi ?? 0
      wanted[k % 24] += truth[k]
    })
    expect(Math.abs(sums.reduce((a, b) => a + b) / wanted.reduce((a, b) => a + b) - 1)).toBeLessThan(0.001)
    // the hours of dawn and dusk had 5 to 6 % too much
    for (let hour = 0; hour < 24; hour++) if (wanted[hour] > 30 * DAYS) expect(Math.abs(sums[hour] / wanted[hour] - 1)).toBeLessThan(0.01)
  },
)

test('instants of a row count as its mean, so that a series of them has the clock of one of means', () => {
  const station = sectionOf(0, FIRST, hoursFrom(FIRST, 1))
  const instants = Array.from(
    { length: DAYS * 24 },
    (_, k) => 900 * Math.max(0, clock.at(FIRST + 60 * k + 10).cos) ** 1.15 * clearnessOf(FIRST + 60 * k),
  )
  const weather = { ...sectionOf(0, FIRST, instants), sun_offset_min: 10 }
  const { before, notes } = correlateWeather({ weather, station, site: DELHI, method: 'ratio', by: 'auto', station_uncertainty: 0 })
  expect(before.bias_frac).toBeCloseTo(-0.1, 2)
  expect(before.rmse_frac).toBeLessThan(0.14)
  expect(notes.filter((note) => note.includes('check timezone'))).toEqual([])
})
