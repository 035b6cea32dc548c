import type { DcDerating } from './dc-derating.ts'
import type { Conversion } from './model/option.ts'
import type { PowerLimit } from './power-limit.ts'

/** What limits the AC power. */
export interface LimitedParts {
  inverters: number
  conversion: Conversion
  limit: PowerLimit
  dcDerating: DcDerating | null
  /** Active power of one inverter whose rating is an apparent power, by the row of the weather; null for ratings of active power. */
  activeW: ((apparentVa: number, row: number) => number) | null
}

/**
 * AC power limit of all inverters in a row, W.
 * @param row  of the weather
 */
export function acLimitW(
  { inverters, conversion, limit, dcDerating, activeW }: LimitedParts,
  airC: number,
  dcV: number,
  row: number,
): number {
  const ratedW = limit.at(airC)
  const activeLimitW = activeW === null ? ratedW : activeW(ratedW, row)
  return inverters * Math.min(activeLimitW, conversion.maxAcW, deratedW(dcDerating, conversion, airC, dcV))
}

/** AC power of one inverter at the limit of its DC power. */
function deratedW(dcDerating: DcDerating | null, conversion: Conversion, airC: number, dcV: number): number {
  if (dcDerating === null) return Number.POSITIVE_INFINITY
  const dcW = dcDerating.limitW(airC, dcV)
  return dcW === Number.POSITIVE_INFINITY ? dcW : Math.max(0, conversion.acW(dcW, dcV))
}
