import { closure, diffuseRatio } from './closure.ts'
import { mean, possible, rare } from './limits.ts'
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
} satisfies Record<string, WeatherTest>

export type TestName = keyof typeof WEATHER_TESTS

export const TEST_NAMES = Object.keys(WEATHER_TESTS) as TestName[]

/** Tests whose values are removed unless the request says otherwise. */
export const REMOVED_TESTS: readonly TestName[] = TEST_NAMES.filter((name) => WEATHER_TESTS[name].isRemoved)
