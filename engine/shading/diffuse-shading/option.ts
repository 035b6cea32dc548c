import type { ModelOption } from '../../core/option.ts'
import type { RowSection } from '../row-section.ts'

export interface DiffuseShadingOption extends ModelOption {
  /**
   * Fraction of the sky diffuse of a shaded row that the row in front blocks, by the row's rotation
   * in the section.
   */
  skyLossFrac(section: RowSection, rotationRad: number): number
}
