import type { ModelOption } from '../../core/option.ts'

export interface CircumsolarOption extends ModelOption {
  /**
   * Fraction of the circumsolar part that is treated like the beam for shade and incidence angle.
   * The rest is treated like the sky diffuse.
   */
  beamFrac: number
}
