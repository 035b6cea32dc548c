import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/** A spectral correction, keyed by `spectral.mode`: writes `spectralLossFrac` of the lit rows. */
export interface SpectralOption extends ModelOption {
  prepare(request: Resolved, sink: Sink): PlaneStage<'optics'>
}
