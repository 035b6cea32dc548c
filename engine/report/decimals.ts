/**
 * Significant digits that an answer keeps of a column's largest value. Smaller digits are
 * arithmetic noise.
 */
const DIGITS = 14
/** Powers of ten up to this exponent are exact as doubles. */
const EXACT_POWER_MAX = 22

/**
 * Number of decimals that an answer keeps of a column. One unit of the last decimal is between
 * 1e-14 and 1e-13 of the largest value.
 * @returns null when the column is not rounded: it is not finite, or its values are so small or so
 *   large that no exact power of ten can round them
 */
export function decimalsOf(column: Float64Array): number | null {
  // Two comparisons take half as long as one with the absolute value.
  let [least, most] = [0, 0]
  for (let i = 0; i < column.length; i++) {
    const value = column[i]
    if (value > most) most = value // false for NaN
    if (value < least) least = value
  }
  const largest = Math.max(most, -least)
  if (largest === 0) return 0
  if (largest === Number.POSITIVE_INFINITY) return null
  const text = largest.toExponential() // exact; a logarithm can be off by one next to a power of ten
  const decimals = DIGITS - 1 - Number(text.slice(text.indexOf('e') + 1))
  return Math.abs(decimals) > EXACT_POWER_MAX ? null : decimals
}

/**
 * The double nearest to the value rounded to this number of decimals. A negative number of decimals
 * rounds to tens, hundreds and so on. NaN stays NaN.
 */
export function rounded(value: number, decimals: number): number {
  const power = 10 ** Math.abs(decimals)
  return decimals >= 0 ? Math.round(value * power) / power : Math.round(value / power) * power
}
