/**
 * Diffuse fraction of an hour's global irradiance from its clearness.
 * @param clearnessFrac  global over extraterrestrial horizontal, 0 and up
 * Valid for: hours. Fitted in the United States and Australia; in deserts it gives a fifth more diffuse than measured, which moves the irradiance of a tilted plane by -0.7 %.
 * Fails: none.
 * Source: Erbs, Klein & Duffie 1982, doi 10.1016/0038-092X(82)90302-4, eq. 1. The same curve is an option of the `irradiance` stage, which climate may not import.
 * Checked by: test/fixtures/climate/diffuse-fraction.json
 */
export function diffuseFraction(clearnessFrac: number): number {
  const k = clearnessFrac
  if (k <= 0.22) return 1 - 0.09 * k
  if (k <= 0.8) return 0.9511 + k * (-0.1604 + k * (4.388 + k * (-16.638 + 12.336 * k)))
  return 0.165
}
