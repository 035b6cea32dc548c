import type { Site } from '@pvyield/contract/schemas'
import type { SunPositionOption } from './option.ts'
import { psa } from './psa.ts'
import { spa } from './spa.ts'

/** Values of `site.sun_position`. */
export const SUN_POSITIONS = { spa, psa } satisfies Record<Site['sun_position'], SunPositionOption>
