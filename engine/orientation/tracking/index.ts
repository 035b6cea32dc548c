import type { Resolved } from '../../core/option.ts'
import { backtracking } from './backtracking.ts'
import { optimised } from './optimised.ts'
import type { ReadNeighbours, TrackingOption } from './option.ts'
import { terrainAware, terrainAwareAll, terrainAwareEnds } from './terrain-aware.ts'
import { trueTracking } from './true-tracking.ts'

type Tracking = NonNullable<Resolved['array']['tracking']>

/** Values of `array.tracking`. */
export const TRACKINGS = {
  true_tracking: trueTracking,
  backtracking,
  optimised,
  terrain_aware: terrainAware,
  terrain_aware_ends: terrainAwareEnds,
  terrain_aware_all: terrainAwareAll,
} satisfies Record<Tracking, TrackingOption>

/** Whose shade the trackers of a scene read; null where all turn back alike. */
export function readNeighbours(array: Resolved['array']): ReadNeighbours | null {
  const { readsNeighbours }: TrackingOption = TRACKINGS[trackingOf(array)]
  return readsNeighbours ?? null
}

/** The tracking option of the array: null means that `array.backtracking` decides. */
export function trackingOf({ tracking, backtracking: turnsBack }: Resolved['array']): Tracking {
  return tracking ?? (turnsBack ? 'backtracking' : 'true_tracking')
}
