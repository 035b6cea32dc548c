import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'

/** A racking: it writes rotation, state, tilt, azimuth and incidence of every lit row. */
export interface TrackModeOption extends ModelOption {
  prepare(array: Resolved['array']): PlaneStage
}
