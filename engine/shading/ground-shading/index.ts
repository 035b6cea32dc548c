import type { Resolved } from '../../core/option.ts'
import { firstRow } from './first-row.ts'
import type { GroundShadingOption } from './option.ts'
import { sunlitStrip } from './sunlit-strip.ts'

/** Values of `array.ground_shading`. */
export const GROUND_SHADINGS = { first_row: firstRow, sunlit_strip: sunlitStrip } satisfies Record<
  Resolved['array']['ground_shading'],
  GroundShadingOption
>
