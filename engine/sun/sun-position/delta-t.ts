/**
 * Terrestrial time minus universal time, s.
 * @param year  decimal year of the Gregorian calendar
 * Valid for: from 1900; earlier years use the long-term parabola, which is within a minute and a
 * half of observation back to 1600 (0.001 deg of sun position).
 * Source: F. Espenak, J. Meeus, "Five Millennium Canon of Solar Eclipses", NASA/TP-2006-214141,
 * polynomial expressions; the pieces before 1900 are left out. The piece from 2005 is a prediction;
 * in 2025 the earth was 5 s ahead of it, which is 6e-5 deg of solar longitude.
 * Checked by: vectors t01 (23 months, 1900 to 2054), test/fixtures/sun/delta-t-points.json
 */
export function deltaTSeconds(year: number): number {
  if (year >= 2005 && year < 2050) return polynomial(year - 2000, RECENT)
  if (year >= 1986 && year < 2005) return polynomial(year - 2000, FROM_1986)
  if (year >= 1961 && year < 1986) return polynomial(year - 1975, FROM_1961)
  if (year >= 1941 && year < 1961) return polynomial(year - 1950, FROM_1941)
  if (year >= 1920 && year < 1941) return polynomial(year - 1920, FROM_1920)
  if (year >= 1900 && year < 1920) return polynomial(year - 1900, FROM_1900)
  const centuries = (year - 1820) / 100
  const longTerm = -20 + 32 * centuries * centuries
  return year >= 2050 && year < 2150 ? longTerm - 0.5628 * (2150 - year) : longTerm
}

const FROM_1900 = [-2.79, 1.494119, -0.0598939, 0.0061966, -0.000197] as const
const FROM_1920 = [21.2, 0.84493, -0.0761, 0.0020936] as const
const FROM_1941 = [29.07, 0.407, -1 / 233, 1 / 2547] as const
const FROM_1961 = [45.45, 1.067, -1 / 260, -1 / 718] as const
const FROM_1986 = [63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599] as const
const RECENT = [62.92, 0.32217, 0.005589] as const

function polynomial(x: number, coefficients: readonly number[]): number {
  let value = 0
  for (let k = coefficients.length - 1; k >= 0; k--) value = value * x + coefficients[k]
  return value
}
