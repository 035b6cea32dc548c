/**
 * Diffuse fraction of global irradiance by the clearness index.
 * @param clearnessFrac  global divided by extraterrestrial horizontal irradiance, 0 or more
 * Valid for: hourly values. Fitted in the United States and Australia. In deserts it gives a fifth
 * more diffuse than measured, which changes the irradiance of a tilted plane by -0.7 %.
 * Source: D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982), 293, doi
 * 10.1016/0038-092X(82)90302-4, eq. 1.
 * Checked by: vectors t03, test/fixtures/irradiance/erbs-points.json,
 * test/fixtures/climate/diffuse-fraction.json
 */
export function erbsDiffuseFrac(clearnessFrac: number): number {
  const kt = clearnessFrac
  if (kt <= 0.22) return 1 - 0.09 * kt
  if (kt <= 0.8) return 0.9511 + kt * (-0.1604 + kt * (4.388 + kt * (-16.638 + kt * 12.336)))
  return 0.165
}
