import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'
import type { RowSection } from '../row-section.ts'

/**
 * Loss of ground light by the row in front, keyed by `array.ground_shading`. It reduces the ground
 * light in place and writes `nearGroundLossWm2` of the lit rows, as means over all rows of the
 * array.
 */
export interface GroundShadingOption extends ModelOption {
  prepare(section: RowSection): PlaneStage<'shading'>
}
