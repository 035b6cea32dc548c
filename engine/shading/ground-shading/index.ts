import type { Resolved } from '../../core/option.ts'
import { firstRow } from './first-row.ts'
import type { GroundShadingOption } from './option.ts'
import { sunlitStrip } from './sunlit-strip.ts'

type GroundShading = NonNullable<Resolved['array']['ground_shading']>

/** Values of `array.ground_shading`. */
export const GROUND_SHADINGS = { first_row: firstRow, sunlit_strip: sunlitStrip } satisfies Record<GroundShading, GroundShadingOption>

/**
 * The option of the array. null is PVsyst's rule: it counts the ground between the rows where its
 * bifacial model computes it.
 */
export function groundShadingOf({ array, bifacial }: Pick<Resolved, 'array' | 'bifacial'>): GroundShading {
  return array.ground_shading ?? (bifacial === null ? 'first_row' : 'sunlit_strip')
}
