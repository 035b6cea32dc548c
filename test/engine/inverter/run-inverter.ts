import type { AcColumns, Frame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareInverter } from '../../../engine/inverter/index.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import { type LitRow, runDc } from '../dc/plant.ts'

/** Losses between the array's virtual MPP and the inverter output; night consumption is last. */
export const INVERTER_LOSSES = [
  'overVoltageLossW',
  'underVoltageLossW',
  'thresholdLossW',
  'overCurrentLossW',
  'overPowerLossW',
  'subhourlyLossW',
  'efficiencyLossW',
  'nightW',
] as const satisfies (keyof AcColumns)[]

/** Runs module, thermal, dc and inverter as the run does. */
export function runInverter(request: Resolved, rows: readonly LitRow[]): Frame {
  const frame = runDc(request, rows)
  const sink = new Sink()
  prepareInverter(request, prepareModule(request, sink), { energyWh: 0 }, sink)(frame)
  if (sink.failures.length > 0) throw new Error(JSON.stringify(sink.failures))
  return frame
}

/** Failures of an inverter section. */
export function inverterFailures(request: Resolved) {
  const sink = new Sink()
  prepareInverter(request, prepareModule(request, sink), { energyWh: 0 }, sink)
  return sink.failures
}
