import type { ModelOption } from '../../core/option.ts'

export interface ShadeModeOption extends ModelOption {
  /** Whether the shaded area loses its beam. */
  shadesBeam: boolean
  /** Whether partly shaded strips lose more than their shaded area. */
  hasStripSurplus: boolean
}
