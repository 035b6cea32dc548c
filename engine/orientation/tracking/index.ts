import type { Resolved } from '../../core/option.ts'
import { backtracking } from './backtracking.ts'
import { optimised } from './optimised.ts'
import type { TrackingOption } from './option.ts'
import { terrainAware } from './terrain-aware.ts'
import { trueTracking } from './true-tracking.ts'

type Tracking = NonNullable<Resolved['array']['tracking']>

/** Values of `array.tracking`. */
export const TRACKINGS = { true_tracking: trueTracking, backtracking, optimised, terrain_aware: terrainAware } satisfies Record<
  Tracking,
  TrackingOption
>

/** The tracking option of the array: null means that `array.backtracking` decides. */
export function trackingOf({ tracking, backtracking: turnsBack }: Resolved['array']): Tracking {
  return tracking ?? (turnsBack ? 'backtracking' : 'true_tracking')
}
