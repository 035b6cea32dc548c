/** A decimal number as printed: mantissa x 10^power, without trailing zeros in the mantissa. */
export interface Decimal {
  mantissa: number
  power: number
}

const DECIMAL = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/

/**
 * Splits a printed number; null when the text is not one.
 * @param shift  power of ten that the value is multiplied by, exactly (-2 turns percent into a
 *   fraction)
 */
export function parseDecimal(text: string, shift = 0): Decimal | null {
  const match = DECIMAL.exec(text)
  if (match === null) return null
  const [, sign, whole, fraction, exponent] = match
  const digits = `${whole}${fraction}`
  if (digits === '') return null
  const significant = digits.replace(/0+$/, '')
  if (/^0*$/.test(significant)) return { mantissa: 0, power: 0 }
  const mantissa = Number(significant) * (sign === '-' ? -1 : 1)
  return { mantissa, power: Number(exponent ?? 0) - fraction.length + digits.length - significant.length + shift }
}

const POWERS_OF_TEN = Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`))

/**
 * The double nearest to the decimal, as parsing its text gives it. For |power| <= 22 and a mantissa
 * below 2^53 both operands are exact doubles and the single operation rounds correctly.
 * Source: W. D. Clinger 1990, "How to read floating point numbers accurately", the fast path.
 */
export function decimalValue(mantissa: number, power: number): number {
  return power < 0 ? mantissa / POWERS_OF_TEN[-power] : mantissa * POWERS_OF_TEN[power]
}
