/** Significant digits of a column's largest value that the wire keeps: what lies below is noise of the arithmetic. */
const DIGITS = 14
/** Powers of ten up to here are exact as doubles. */
const EXACT_POWER_MAX = 22

/**
 * Decimals that the wire keeps of a column: its last digit is worth between 1e-14 and 1e-13 of the largest value.
 * @returns null for a column that stays as it is: not finite, or so small or large that no exact power of ten rounds it
 */
export function decimalsOf(column: Float64Array): number | null {
  let largest = 0
  for (let i = 0; i < column.length; i++) {
    const size = Math.abs(column[i])
    if (size > largest) largest = size // false for NaN
  }
  if (largest === 0) return 0
  if (largest === Number.POSITIVE_INFINITY) return null
  const text = largest.toExponential() // exact, where a logarithm is off by one next to a power of ten
  const decimals = DIGITS - 1 - Number(text.slice(text.indexOf('e') + 1))
  return Math.abs(decimals) > EXACT_POWER_MAX ? null : decimals
}

/** The double nearest to the value's decimal with so many decimals; a negative number rounds before the point. NaN stays NaN. */
export function rounded(value: number, decimals: number): number {
  const power = 10 ** Math.abs(decimals)
  return decimals >= 0 ? Math.round(value * power) / power : Math.round(value / power) * power
}
