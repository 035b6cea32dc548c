import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'
import type { AngleRange } from '../../geometry/array-angles.ts'
import type { RowSection } from '../row-section.ts'

/**
 * Loss of ground light by the row in front, keyed by `array.ground_shading`. It changes the ground
 * light in place and writes `nearGroundLossWm2` of the lit rows, as means over all rows of the
 * array.
 */
export interface GroundShadingOption extends ModelOption {
  /**
   * @param rotations  rotations of the plane in the run
   * @param albedoBelow  albedo of each month of the ground between the rows; null means that of the
   *   row
   */
  prepare(section: RowSection, rotations: AngleRange, albedoBelow: readonly number[] | null): PlaneStage<'shading'>
}
