import type { SkyStage } from '../../core/frame.ts'
import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import type { WeatherTable } from '../../core/weather-table.ts'

/** Diffuse irradiance from global alone; the closure of global and diffuse follows. */
export interface DecompositionOption extends ModelOption {
  /**
   * Answers a stage that writes dhiWm2 of all rows of a block, from 0 to global, from ghiWm2 and the sun.
   * @param sun  places the sun of rows outside the block; null where the global irradiance of the neighbouring rows is not known
   */
  prepare(request: Resolved, table: WeatherTable, sun: SkyStage<'sun'> | null, sink: Sink): SkyStage<'irradiance'>
}
