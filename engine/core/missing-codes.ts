/** Codes of loggers: nines that are negative, or too many for a power, and what Campbell and 16-bit registers write for none. */
const CODES = /^(?:-9{3,8}(?:\.9{1,3})?|9{6,9}(?:\.9{1,3})?|-[67]999|-32768)$/

/** Whether a power is a code for a missing one, such as -9999. */
export function isMissingCode(value: number): boolean {
  return (value <= -999 || value >= 999_999) && CODES.test(String(value))
}
