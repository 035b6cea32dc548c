import type { SkyStage } from '../../core/frame.ts'
import type { ModelOption } from '../../core/option.ts'

/** Diffuse irradiance from global alone; the closure of global and diffuse follows. */
export interface DecompositionOption extends ModelOption {
  /** Writes dhiWm2 of all rows from ghiWm2 and the sun. */
  decompose: SkyStage
}
