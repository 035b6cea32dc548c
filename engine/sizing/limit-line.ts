import type { SizeLimit } from '@pvyield/contract/schemas'
import { rounded } from '../report/decimals.ts'
import type { Extreme } from './extremes.ts'

/** Digits after the point of values, and of percentages and temperatures. */
const DECIMALS = 3
/** Allows for the rounding of a product, relative. */
const ROUNDING = 1e-9

/** A limit before its margin. */
export interface Stated {
  readonly name: SizeLimit['name']
  readonly isUpper: boolean
  readonly value: number
  readonly limit: number | null
  readonly unit: SizeLimit['unit']
  readonly at: Extreme
  readonly source: string
}

/** A limit with its margin, as the answer has it. */
export function limitLine({ name, isUpper, value, limit, unit, at, source }: Stated): SizeLimit {
  const margin = limit === null ? null : isUpper ? limit - value : value - limit
  return {
    name,
    is_upper: isUpper,
    value: rounded(value, DECIMALS),
    limit: limit === null ? null : rounded(limit, DECIMALS),
    unit,
    margin: margin === null ? null : rounded(margin, DECIMALS),
    margin_percent: margin === null || limit === null ? null : rounded((100 * margin) / limit, DECIMALS),
    is_met: margin === null || limit === null ? null : margin >= -ROUNDING * limit,
    cell_temp_c: rounded(at.tempC, DECIMALS),
    time: at.time,
    source,
  }
}
