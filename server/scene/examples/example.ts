import type { Scene, SceneExample } from '@pvyield/contract/schemas'

/** An example without what follows from it. */
export interface Example extends Omit<SceneExample, 'id' | 'counts'> {
  readonly scene: Scene
}

/** The operation of a medium-voltage grid does not belong to a roof. */
export const ROOF_LOSSES = { use_auxiliaries: false, use_mv_transformer: false, use_mv_line: false }
