import type { SunSite } from './option.ts'

/** Days from 1970-01-01T00:00 to the epoch J2000.0. */
const J2000_DAY = 10957.5

/**
 * Universal days since J2000.0 at the start of 1970-01-01 by the weather's clock. Callers add the
 * days since then.
 */
export function universalOfFirstDay({ timezoneH }: SunSite): number {
  return -J2000_DAY - timezoneH / 24
}
