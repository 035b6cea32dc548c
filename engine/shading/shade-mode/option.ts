import type { ModelOption } from '../../core/option.ts'

export interface ShadeModeOption extends ModelOption {
  /** Whether the shaded area loses its beam. */
  shadesBeam: boolean
  /** Whether partly shaded strips lose more than their shaded area. */
  hasStripSurplus: boolean
  /** Whether a string counts as a whole: its bypassed groups lose their diffuse light too. */
  countsWholeStrings: boolean
}
