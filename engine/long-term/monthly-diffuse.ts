/** Clearness for which the correlation was fitted. */
const CLEARNESS_MIN_FRAC = 0.3
const CLEARNESS_MAX_FRAC = 0.8

/**
 * Diffuse fraction of the global irradiation of a month.
 * @param clearnessFrac  global over extraterrestrial irradiation of the month
 * Valid for: clearness 0.3 to 0.8; outside, the value at the end. The form for sunset hour angles above
 * 81.4 deg is used all year, because only its change with the clearness matters here.
 * Source: D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982), 293, doi
 * 10.1016/0038-092X(82)90302-4, monthly correlation.
 * Checked by: test/engine/long-term/scale-weather.test.ts
 */
export function monthlyDiffuseFrac(clearnessFrac: number): number {
  const k = Math.min(Math.max(clearnessFrac, CLEARNESS_MIN_FRAC), CLEARNESS_MAX_FRAC)
  return 1.311 + k * (-3.022 + k * (3.427 - 1.821 * k))
}
