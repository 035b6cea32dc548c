import type { PlaneStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'

/** Snow on the modules, keyed by `site.snow_model`. */
export interface SnowModelOption extends ModelOption {
  /** Whether the plant of the request can lose light to snow. */
  hasSnow(request: Resolved): boolean
  /**
   * Writes `snowLossFrac` of every lit row, from the light of the soiled front. Called only for plants
   * with snow.
   */
  prepare(request: Resolved, sink: Sink): PlaneStage<'optics'>
}
