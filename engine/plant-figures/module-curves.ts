import { STC_CELL_C } from '../core/constants.ts'
import type { OperatingPoint } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError, Sink } from '../core/sink.ts'
import { prepareModule } from '../module/index.ts'

/** The I-V curve of a module and its point of maximum power. */
export interface ModuleCurve {
  readonly irradianceWm2: number
  readonly cellTempC: number
  readonly voltagesV: number[]
  readonly currentsA: number[]
  readonly mpp: OperatingPoint
}

const CONDITIONS = [
  ...[1000, 800, 600, 400, 200].map((irradianceWm2) => ({ irradianceWm2, cellTempC: STC_CELL_C })),
  { irradianceWm2: 1000, cellTempC: 50 },
]
const POINTS = 60

/**
 * @returns null for a module without an I-V curve
 * Fails: EngineError of `module.*` for parameters that no module has.
 * Checked by: test/engine/plant-figures/component-curves.test.ts
 */
export function moduleCurves(request: Pick<Resolved, 'module'>): ModuleCurve[] | null {
  const sink = new Sink()
  const model = prepareModule(request, sink)
  if (sink.failures.length > 0) throw new EngineError(sink.failures)
  if (!model.hasVoltage) return null
  return CONDITIONS.map(({ irradianceWm2, cellTempC }) => {
    const openV = model.openCircuitV(irradianceWm2, cellTempC)
    const voltagesV = Array.from({ length: POINTS + 1 }, (_, k) => openV * (1 - (1 - k / POINTS) ** 2)) // dense where it bends
    const mpp: OperatingPoint = { voltageV: 0, currentA: 0 }
    model.mpp(irradianceWm2, cellTempC, mpp)
    return { irradianceWm2, cellTempC, voltagesV, currentsA: voltagesV.map((v) => model.currentA(irradianceWm2, cellTempC, v, 0)), mpp }
  })
}
