import { TWO_PI } from '../core/angles.ts'

/**
 * Square of the ratio of the mean to the actual distance to the sun. The solar constant times this
 * factor is the extraterrestrial irradiance on a plane normal to the sun.
 * @param dayOfYear  January 1 is 1
 * Source: J. W. Spencer, "Fourier series representation of the position of the sun", Search 2(5),
 * 172 (1971).
 * Checked by: vectors t02 (solar constants 1366.1 and 1367),
 * test/fixtures/sun/extra-radiation-points.json
 */
export function distanceFactor(dayOfYear: number): number {
  const b = (TWO_PI * (dayOfYear - 1)) / 365
  return 1.00011 + 0.034221 * Math.cos(b) + 0.00128 * Math.sin(b) + 0.000719 * Math.cos(2 * b) + 0.000077 * Math.sin(2 * b)
}

/** The factors of the days that runs have asked for, by day of the year; 0 for the others. */
const known = new Float64Array(1 + 366)

/**
 * The same, computed once for each day of the year: in the loop over days, its four trigonometric
 * functions cost as much as placing the sun in three hours.
 */
export function knownDistanceFactor(dayOfYear: number): number {
  if (known[dayOfYear] === 0) known[dayOfYear] = distanceFactor(dayOfYear)
  return known[dayOfYear]
}
