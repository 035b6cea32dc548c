import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { HorizonProfile } from '../../geometry/horizon-profile.ts'
import type { Side } from '../../geometry/row-array.ts'

/** A horizon model: it reduces the components in place and writes the loss of every lit row. */
export interface HorizonModelOption extends ModelOption {
  /** It blocks sky light as well as beam. */
  readonly reducesSky: boolean
  prepare(request: Resolved, profile: HorizonProfile, side: Side): PlaneStage<'horizon'>
}
