/** Bound at the equator, degC, and what it falls by from there to the pole in the middle of winter, K. */
const WARMEST_C = 49
const FALL_K = 50

/**
 * A mean air temperature by day that no place of a latitude has in a calendar month, degC: 4 K above the warmest ones
 * of the embedded climate, such as 44 degC in July in the Rub al-Khali.
 * @param month  1 to 12
 * Checked by: test/engine/performance/check-temperatures.test.ts
 */
export function warmestAirC(latitudeDeg: number, month: number): number {
  const summer = Math.cos(((month - 7) / 6) * Math.PI) * Math.sign(latitudeDeg) // 1 in midsummer, -1 in midwinter
  return WARMEST_C - (Math.abs(latitudeDeg) / 90) * FALL_K * ((1 - summer) / 2)
}
