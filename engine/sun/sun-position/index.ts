import type { Site } from '../../../generated/schemas.gen.ts'
import type { SunPositionOption } from './option.ts'
import { spa } from './spa.ts'

/** Values of `site.sun_position`. */
export const SUN_POSITIONS = { spa } satisfies Record<Site['sun_position'], SunPositionOption>
