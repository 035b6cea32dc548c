import type { Inertia } from '../../core/models.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'

/** Heat capacity of the modules, keyed by `thermal.inertia`. */
export interface InertiaOption extends ModelOption {
  /** Null where the temperature of the steady state stays. */
  prepare(request: Resolved): Inertia | null
}
