import type { Resolved } from '../../core/option.ts'
import { backtracking } from './backtracking.ts'
import type { TrackingOption } from './option.ts'
import { trueTracking } from './true-tracking.ts'

/** Values of `array.tracking`; null follows `array.backtracking`. */
export const TRACKINGS = { true_tracking: trueTracking, backtracking } satisfies Record<
  NonNullable<Resolved['array']['tracking']>,
  TrackingOption
>
