import type { ModuleModel } from '../../core/models.ts'
import type { Resolved } from '../../core/option.ts'
import type { ScenePlant } from '../../scene/scene-plant.ts'

/** What the circuits of a scene are made of. */
export interface CircuitParts {
  readonly request: Resolved
  readonly plant: ScenePlant
  /** Of each bin. */
  readonly requests: readonly Resolved[]
  readonly moduleOf: (request: Resolved) => ModuleModel
}
