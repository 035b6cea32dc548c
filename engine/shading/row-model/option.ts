import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'

/**
 * A model of shading by neighbouring rows. It reduces the components in place and writes the near
 * losses, the shaded fraction and the strip surplus of the lit rows.
 */
export interface RowModelOption extends ModelOption {
  prepare(request: Pick<Resolved, 'array' | 'bifacial'>): PlaneStage<'shading'>
}
