import type { ModelOption } from '../../core/option.ts'

export interface CircumsolarOption extends ModelOption {
  /** Share of the circumsolar part that goes with the beam through shade and incidence angle; the rest goes with the sky diffuse. */
  beamFrac: number
}
