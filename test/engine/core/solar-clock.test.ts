import { expect, test } from 'bun:test'
import { SolarClock } from '../../../engine/core/solar-clock.ts'

const minutesOf = (text: string): number => Date.parse(`${text}Z`) / 60_000
const elevationDeg = (cos: number): number => (Math.asin(cos) * 180) / Math.PI

/** Elevations without refraction by pvlib 0.13.0 (`get_solarposition`). */
const POINTS: readonly (readonly [latitude: number, longitude: number, time: string, elevationDeg: number])[] = [
  [48.1, 11.6, '2023-01-15T09:00', 13.724],
  [48.1, 11.6, '2023-06-21T12:00', 63.793],
  [-33.9, 151.2, '2024-03-20T22:00', 23.856],
  [-33.9, 151.2, '2024-11-03T01:30', 71.16],
  [0, 0, '2021-02-11T15:00', 46.707],
  [64, -21, '2022-08-01T18:00', 25.861],
  [33.4, -112, '2020-10-28T16:00', 24.601],
]

test('the height of the sun agrees with pvlib within 0.35 deg, and its rate with a difference', () => {
  for (const [latitude, longitude, time, expected] of POINTS) {
    const clock = new SolarClock({ latitude, longitude }, 0)
    const { cos, cosPerMinute } = clock.at(minutesOf(time))
    expect(Math.abs(elevationDeg(cos) - expected)).toBeLessThan(0.35)
    expect(cosPerMinute).toBeCloseTo(clock.at(minutesOf(time) + 0.5).cos - clock.at(minutesOf(time) - 0.5).cos, 5)
  }
})
