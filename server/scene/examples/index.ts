import { COMMERCIAL } from './commercial.ts'
import { EAST_WEST } from './east-west.ts'
import type { Example } from './example.ts'
import { GROUND_FIXED } from './ground-fixed.ts'
import { GROUND_TRACKER } from './ground-tracker.ts'
import { RESIDENTIAL } from './residential.ts'

/** The example scenes by id, in the order of the list. */
export const EXAMPLES = {
  residential: RESIDENTIAL,
  commercial: COMMERCIAL,
  ground_fixed: GROUND_FIXED,
  ground_tracker: GROUND_TRACKER,
  east_west: EAST_WEST,
} satisfies Record<string, Example>
