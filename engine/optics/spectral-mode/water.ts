import { precipitableWaterColumn } from '../../core/air-columns.ts'
import type { Resolved } from '../../core/option.ts'
import { sentColumn } from '../../core/sent-column.ts'
import type { Sink } from '../../core/sink.ts'

/** Fails: `spectral.mode` when the weather has neither precipitable water nor humidity. */
export function checkWater({ weather, spectral }: Resolved, sink: Sink): void {
  if (sentColumn(weather.precipitable_water_cm) ?? sentColumn(weather.relative_humidity)) return
  sink.fail(
    'spectral.mode',
    `${spectral.mode} needs the water content of the air: send weather.precipitable_water_cm, or weather.relative_humidity to have it estimated`,
  )
}

/** Precipitable water over the whole weather, cm; empty where `checkWater` failed. */
export function waterColumn({ weather }: Resolved, sink: Sink): Float64Array {
  return precipitableWaterColumn(weather, sink) ?? new Float64Array(0)
}
