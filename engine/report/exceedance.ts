import type { Exceedance } from '../../generated/schemas.gen.ts'

/** Quantiles of the standard normal distribution below which 10, 5 and 1 % of all years fall. */
const Z90 = 1.2815515655446004
const Z95 = 1.6448536269514722
const Z99 = 2.3263478740408408

/**
 * Yearly energies exceeded with 50, 90, 95 and 99 % probability, for a normal distribution about the expected energy.
 * @param uncertaintyFrac  one standard deviation as a fraction of the expected energy; null gives null
 */
export function exceedance(expectedKwh: number, uncertaintyFrac: number | null): Exceedance | null {
  if (uncertaintyFrac === null) return null
  const at = (z: number): number => expectedKwh * (1 - z * uncertaintyFrac)
  return { p50_kwh: expectedKwh, p90_kwh: at(Z90), p95_kwh: at(Z95), p99_kwh: at(Z99) }
}
