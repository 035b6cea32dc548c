/** Codes of loggers: nines that are negative, or too many for a power, and what Campbell and 16-bit registers write for none. */
const CODES = /^(?:-9{3,8}(?:\.9{1,3})?|9{6,9}(?:\.9{1,3})?|-[67]999|-32768)$/

/** Whether a power is a code for a missing one, such as -9999. */
export function isMissingCode(value: number): boolean {
  return (value <= -999 || value >= 999_999) && CODES.test(String(value))
}

/** Codes that a power can have by itself: nines, and the ends of registers of 16 bits, also with decimals. */
const POSITIVE_CODES = /^(?:9{3,5}(?:\.9{1,2})?|32767|3276\.7|327\.67|65535|6553\.5|655\.35)$/
/** How often a code is there, and how far it is above all other values, to be one. */
const REPEATED = 3
const FAR = 2

/**
 * The values of a column that are codes such as 9999, because they come back and nothing else comes near them; none where
 * nothing else is positive.
 */
export function repeatedCodes(values: Float64Array): ReadonlySet<number> {
  const counts = new Map<number, number>()
  let largest = 0
  for (const value of values) {
    if (Number.isNaN(value) || isMissingCode(value)) continue
    if (value >= 300 && POSITIVE_CODES.test(String(value))) counts.set(value, (counts.get(value) ?? 0) + 1)
    else if (value > largest) largest = value
  }
  const codes = [...counts].filter(([value, count]) => count >= REPEATED && largest > 0 && value > FAR * largest)
  return new Set(codes.map(([value]) => value))
}
