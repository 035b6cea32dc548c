import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { HorizonProfile } from '../../geometry/horizon-profile.ts'

/** What the horizon takes: it reduces the components in place and writes the loss of every lit row. */
export interface HorizonModelOption extends ModelOption {
  /** It takes its part of the sky light too, not the beam alone. */
  readonly takesSky: boolean
  prepare(request: Resolved, profile: HorizonProfile): PlaneStage<'horizon'>
}
