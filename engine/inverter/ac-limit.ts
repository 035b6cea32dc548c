import type { DcDerating } from './dc-derating.ts'
import type { Conversion } from './model/option.ts'
import type { PowerLimit } from './power-limit.ts'

/** What limits the AC power. */
export interface LimitedParts {
  inverters: number
  conversion: Conversion
  limit: PowerLimit
  dcDerating: DcDerating | null
}

/** AC power limit of all inverters in a row, W. */
export function acLimitW({ inverters, conversion, limit, dcDerating }: LimitedParts, airC: number, dcV: number): number {
  return inverters * Math.min(limit.at(airC), conversion.maxAcW, deratedW(dcDerating, conversion, airC, dcV))
}

/** AC power of one inverter at the limit of its DC power. */
function deratedW(dcDerating: DcDerating | null, conversion: Conversion, airC: number, dcV: number): number {
  if (dcDerating === null) return Number.POSITIVE_INFINITY
  const dcW = dcDerating.limitW(airC, dcV)
  return dcW === Number.POSITIVE_INFINITY ? dcW : Math.max(0, conversion.acW(dcW, dcV))
}
