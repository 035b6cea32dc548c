import { linear } from './linear.ts'
import type { CorrelationMethod } from './option.ts'
import { quantile } from './quantile.ts'
import { ratio } from './ratio.ts'

/** Ways to derive the station's series from the reference, by their name on the wire. */
export const CORRELATIONS = { linear, quantile, ratio } satisfies Record<string, CorrelationMethod>
export type CorrelationName = keyof typeof CORRELATIONS
