import type { ThermalModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { THERMAL_MODELS } from './model/index.ts'

/** The cell-temperature model of the request. */
export function prepareThermal(request: Resolved, sink: Sink): ThermalModel {
  const option = THERMAL_MODELS[request.thermal.model]
  option.check?.(request, sink)
  return option.prepare(request)
}
