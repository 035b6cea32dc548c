import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import type { RotationBySun } from '../tracking/option.ts'

/** A type of racking: it writes rotation, state, tilt, azimuth and incidence of every lit row. */
export interface TrackModeOption extends ModelOption {
  /**
   * The request of each face, when the modules face more than one way. The faces are equal parts of
   * the plant; `prepare` is called with the request of one face.
   */
  faces?(request: Resolved, sink: Sink): Resolved[]
  /** @param ofBin  as in `TrackingOption` */
  prepare(array: Resolved['array'], ofBin: RotationBySun | null): PlaneStage<'orientation'>
}
