import type { ModelOption } from '../../core/option.ts'

export interface ShadeModeOption extends ModelOption {
  /** Whether the shaded area loses its beam. */
  shadesBeam: boolean
  /** Whether partly shaded strips lose more than their shaded area. */
  hasStripSurplus: boolean
  /**
   * How strings count as a whole, whose bypassed groups lose their diffuse light too: by the currents
   * of their groups, or by the I-V curves of their cells. Null where each position counts by itself.
   */
  strings: 'whole' | 'cells' | null
}
