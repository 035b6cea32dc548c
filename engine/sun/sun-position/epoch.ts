import type { SunSite } from './option.ts'

/** Days from 1970-01-01T00:00 to the epoch J2000.0. */
const J2000_DAY = 10957.5

/** Universal days since J2000.0 of the midnight by the weather's clock that starts 1970-01-01; the days since then are added to it. */
export function universalOfFirstDay({ timezoneH }: SunSite): number {
  return -J2000_DAY - timezoneH / 24
}
