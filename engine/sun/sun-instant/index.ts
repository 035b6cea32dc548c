import type { Site } from '@pvyield/contract/schemas'
import { middle } from './middle.ts'
import type { SunInstantOption } from './option.ts'
import { sunlitMiddle } from './sunlit-middle.ts'

/** Values of `site.sun_instant`. */
export const SUN_INSTANTS = { sunlit_middle: sunlitMiddle, middle } satisfies Record<Site['sun_instant'], SunInstantOption>
