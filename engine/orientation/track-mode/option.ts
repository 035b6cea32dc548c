import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/** A racking: it writes rotation, state, tilt, azimuth and incidence of every lit row. */
export interface TrackModeOption extends ModelOption {
  /** The request of each face, where the modules face more than one way: equal parts of the plant, each the plane that `prepare` takes. */
  faces?(request: Resolved, sink: Sink): Resolved[]
  prepare(array: Resolved['array']): PlaneStage<'orientation'>
}
