import type { Bifacial } from '@pvyield/contract/schemas'
import type { PlaneStage } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'

/** A rear-side model, keyed by `bifacial.model`: writes the rear columns of the lit rows. */
export interface RearModelOption extends ModelOption {
  /** It reads columns that the optics write. Otherwise it runs before them. */
  readonly readsFront: boolean
  prepare(request: Resolved, bifacial: Bifacial, horizon: GroundHorizon | null): PlaneStage<'rear'>
}
