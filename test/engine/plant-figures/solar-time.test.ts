import { expect, test } from 'bun:test'
import { sideView, sunPaths } from '@pvyield/engine'
import { plant } from '../chain/plant.ts'

/** Alice Springs, whose standard time is UTC+9:30; weather in UTC gives the site a zone of 0. */
const ALICE = { latitude: -23.7, longitude: 133.9, elevation: 0 }
const ZONES = [9.5, 0, -12, null]
const TRACKERS = { track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, rotation_limit_deg: 60, gcr: 0.4, backtracking: true }

const alice = (timezone: number | null) => plant({ site: { ...ALICE, timezone }, array: TRACKERS })

// pvlib 0.16.1, solarposition.get_solarposition (SPA) at UTC = hour - 133.9 / 15 on 2001-06-21
const SUN = [
  [8, 55.599, 14.83],
  [10, 34.248, 34.398],
  [12, 0.526, 42.876],
  [14, 326.53, 34.826],
  [16, 304.857, 15.461],
] as const

test('the way of the sun is that of pvlib in mean solar time, and whole, whatever the zone', () => {
  for (const zone of ZONES) {
    const paths = sunPaths(alice(zone).site)
    const [june] = paths
    for (const [hour, azimuth, elevation] of SUN) {
      const at = june?.hours.indexOf(hour) ?? -1
      // The azimuth of the middle of the minute that begins at the hour turns by up to 0.2 deg a minute.
      expect(Math.abs((((((june?.azimuthsDeg[at] ?? 0) - azimuth + 180) % 360) + 360) % 360) - 180)).toBeLessThan(0.2)
      expect(Math.abs((june?.elevationsDeg[at] ?? 0) - elevation)).toBeLessThan(0.2)
    }
    // A gap would be drawn as a line from the evening to the morning.
    for (const { date, hours } of paths)
      expect([date, hours.some((hour, k) => k > 0 && hour - (hours[k - 1] ?? 0) > 0.17)]).toEqual([date, false])
  }
})

test('the noon of the sun is in the north, at 12:34 of standard time in Alice Springs', () => {
  const { hours = [], azimuthsDeg = [] } = sunPaths(alice(0).site)[0] ?? {}
  // By hand: (9.5 * 15 - 133.9) * 4 min = 34.4 min; pvlib has 1.90 deg at 12:30 and 0.03 deg at 12:36.
  const atNoon = azimuthsDeg[hours.indexOf(12)] ?? 180
  expect(Math.min(atNoon, 360 - atNoon)).toBeLessThan(1.9)
})

test('rows from the side have the same five moments in any zone, turned as pvlib turns them', () => {
  const [local, ...others] = ZONES.map((zone) => sideView(alice(zone)))
  for (const other of others) expect(other).toEqual(local ?? null)
  // tracking.singleaxis(axis_tilt=0, axis_azimuth=0, max_angle=60, backtrack=True, gcr=0.4); seen here with the west to the right
  const turned = [32.016, 39.42, 0.566, -38.405, -34.361]
  expect(local?.moments.map(({ hour }) => hour)).toEqual([8, 10, 12, 14, 16])
  for (const [k, { rotationDeg }] of (local?.moments ?? []).entries()) expect(Math.abs(rotationDeg + (turned[k] ?? 0))).toBeLessThan(0.5)
})
