import type { ModelOption } from '../../core/option.ts'

export interface ShadeModeOption extends ModelOption {
  /** The shaded area loses its beam. */
  shadesBeam: boolean
  /** Partly shaded strips lose more than their shaded area. */
  hasStripSurplus: boolean
}
