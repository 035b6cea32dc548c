import type { Resolved } from '../../core/option.ts'
import { limitAngle } from './limit-angle.ts'
import { lune } from './lune.ts'
import { none } from './none.ts'
import type { DiffuseShadingOption } from './option.ts'

/** Values of `array.diffuse_shading`. */
export const DIFFUSE_SHADINGS = { lune, limit_angle: limitAngle, none } satisfies Record<
  Resolved['array']['diffuse_shading'],
  DiffuseShadingOption
>
