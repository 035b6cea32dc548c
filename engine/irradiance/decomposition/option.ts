import type { SkyStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import type { WeatherTable } from '../../core/weather-table.ts'

/** Diffuse irradiance from global alone; the closure of global and diffuse follows. */
export interface DecompositionOption extends ModelOption {
  /**
   * Returns a stage that computes dhiWm2 of all rows of a block from ghiWm2 and the sun, between 0
   * and global.
   * @param sun  computes the sun of rows outside the block; null when the global irradiance of
   *   neighbouring rows is unknown
   */
  prepare(request: Resolved, table: WeatherTable, sun: SkyStage<'sun'> | null, sink: Sink): SkyStage<'irradiance'>
}
