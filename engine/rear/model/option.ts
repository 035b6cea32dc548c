import type { Bifacial } from '@pvyield/contract/schemas'
import type { PlaneStage } from '../../core/frame.ts'
import type { GroundHorizon } from '../../core/models.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'

/** The stages of a plane, prepared for the rear: to the light on the glass, and on to the cells. */
export interface FaceStages {
  readonly toFace: readonly PlaneStage[]
  readonly toCells: readonly PlaneStage[]
}

/** A rear-side model, keyed by `bifacial.model`: writes the rear columns of the lit rows. */
export interface RearModelOption extends ModelOption {
  /** It reads columns that the optics write. Otherwise it runs before them. */
  readonly readsFront: boolean
  /** It runs the stages of a plane on the rear, with strips that shade. Otherwise these are not prepared. */
  readonly isFace: boolean
  prepare(request: Resolved, bifacial: Bifacial, horizon: GroundHorizon | null, stages: FaceStages): PlaneStage
}
