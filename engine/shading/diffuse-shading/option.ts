import type { ModelOption } from '../../core/option.ts'
import type { RowSection } from '../row-section.ts'

export interface DiffuseShadingOption extends ModelOption {
  /** Share of a shaded row's sky diffuse that the row in front takes, by the row's rotation in the section. */
  skyLossFrac(section: RowSection, rotationRad: number): number
}
