import { aboveClearSky } from './clear-sky.ts'
import { beamClearness, beamLimit, clearness, diffuseClear, trackerOff } from './clearness.ts'
import { closure, diffuseRatio } from './closure.ts'
import { nightLight, noLight } from './darkness.ts'
import { mean, possible, rare } from './limits.ts'
import { standing } from './standing.ts'
import type { WeatherTest } from './weather-test.ts'

/** The tests, by the names of the request and of the answer. */
export const WEATHER_TESTS = {
  ghi_possible: possible('ghi_wm2'),
  dhi_possible: possible('dhi_wm2'),
  dni_possible: possible('dni_wm2'),
  ghi_mean: mean('ghi_wm2'),
  dhi_mean: mean('dhi_wm2'),
  dni_mean: mean('dni_wm2'),
  ghi_rare: rare('ghi_wm2'),
  dhi_rare: rare('dhi_wm2'),
  dni_rare: rare('dni_wm2'),
  closure,
  diffuse_ratio: diffuseRatio,
  diffuse_clear: diffuseClear,
  beam_clearness: beamClearness,
  beam_limit: beamLimit,
  clearness,
  tracker_off: trackerOff,
  clear_sky: aboveClearSky,
  ghi_standing: standing('ghi_wm2'),
  dhi_standing: standing('dhi_wm2'),
  dni_standing: standing('dni_wm2'),
  no_light: noLight,
  night_light: nightLight,
} satisfies Record<string, WeatherTest>

export type TestName = keyof typeof WEATHER_TESTS

export const TEST_NAMES = Object.keys(WEATHER_TESTS) as TestName[]

/** Tests whose values are removed unless the request says otherwise. */
export const REMOVED_TESTS: readonly TestName[] = TEST_NAMES.filter((name) => WEATHER_TESTS[name].isRemoved)
