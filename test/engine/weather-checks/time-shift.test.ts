import { describe, expect, test } from 'bun:test'
import { SolarClock } from '../../../engine/core/solar-clock.ts'
import { weatherQuality } from '../../../engine/weather-quality.ts'

const FIRST = Date.UTC(2021, 0, 1) / 60_000
const TIMEZONE_H = 1

/** Numbers from 0 to 1 that repeat in every run of the test. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Hours of a hazy clear sky, integrated by minutes, with a share of the hours or of the days in
 * cloud, and with stamps that make it late.
 */
function synthetic(latitude: number, lateMinutes: number, cloudFrac: number, isByDay: boolean, haze: number) {
  const clock = new SolarClock({ latitude, longitude: 10 }, TIMEZONE_H)
  const random = randomFrom(1 + Math.round(100 * cloudFrac))
  let isCloudy = false
  const ghi_wm2 = Array.from({ length: 8760 }, (_, hour) => {
    let sum = 0
    for (let minute = 0.5; minute < 60; minute += 3) {
      const { cos } = clock.at(FIRST + 60 * hour + minute - lateMinutes)
      if (cos > 0) sum += 1100 * cos * Math.exp(-haze / (cos + 0.05))
    }
    if (!isByDay || hour % 24 === 0) isCloudy = random() < cloudFrac
    return (sum / 20) * (isCloudy ? 0.2 + 0.6 * random() : 1)
  })
  return {
    timezone: TIMEZONE_H,
    step_minutes: 60,
    interval: 'start' as const,
    start: '2021-01-01T00:00',
    time: null,
    sun_offset_min: null,
    elevation: null,
    latitude,
    longitude: 10,
    ghi_wm2,
    temp_air_c: ghi_wm2.map(() => 15),
  }
}

describe('the shift of synthetic years', () => {
  for (const cloudFrac of [0, 0.2, 0.4, 0.6, 0.8]) {
    test(`is found within 3 min with ${100 * cloudFrac} % of the hours or of the days in cloud, in clear and in hazy air`, () => {
      for (const latitude of [-35, 0, 35, 50, 60]) {
        for (const lateMinutes of [0, 12, 30, -30]) {
          for (const [isByDay, haze] of [
            [true, 0.06],
            [false, 0.25],
          ] as const) {
            const { time_shift_min } = weatherQuality(synthetic(latitude, lateMinutes, cloudFrac, isByDay, haze)).quality
            expect(Math.abs((time_shift_min ?? Number.NaN) - lateMinutes), `${latitude} ${lateMinutes} ${isByDay}`).toBeLessThanOrEqual(3)
          }
        }
      }
    })
  }
})
