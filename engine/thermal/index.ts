import type { Inertia, ThermalModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { INERTIAS } from './inertia/index.ts'
import type { InertiaOption } from './inertia/option.ts'
import { THERMAL_MODELS } from './model/index.ts'

/** The cell-temperature model of the request. */
export function prepareThermal(request: Resolved, sink: Sink): ThermalModel {
  const option = THERMAL_MODELS[request.thermal.model]
  option.check?.(request, sink)
  return option.prepare(request)
}

/** The heat capacity of the modules; null for the steady state. */
export function prepareInertia(request: Resolved, sink: Sink): Inertia | null {
  const option: InertiaOption = INERTIAS[request.thermal.inertia]
  option.check?.(request, sink)
  return option.prepare(request)
}
