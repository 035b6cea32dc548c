import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'
import type { RowSection } from '../row-section.ts'

/** What the row in front takes of the ground light, keyed by `array.ground_shading`: reduces it in place and writes `nearGroundLossWm2` of the lit rows, means over all rows. */
export interface GroundShadingOption extends ModelOption {
  prepare(section: RowSection): PlaneStage<'shading'>
}
