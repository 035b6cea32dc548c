import type { AcStage } from '../core/frame.ts'
import type { GridSide } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { prepareBattery } from './battery.ts'
import { prepareLoad } from './load.ts'
import { STRATEGIES } from './strategy/index.ts'

/**
 * A battery at the plant's AC bus, between the inverters and the grid limit, and a load at the
 * injection point. Each call starts at `soc_start`.
 * Fails: `storage.*` for fields that the strategy needs.
 */
export function prepareStorage(request: Resolved, grid: GridSide, sink: Sink): AcStage<'storage'> {
  const { storage } = request
  if (storage === null) return () => undefined
  if (storage.soc_start !== null && storage.soc_start < storage.soc_min) {
    sink.fail(
      'storage.soc_start',
      `The state of charge starts at ${storage.soc_start}, below soc_min ${storage.soc_min}: raise soc_start or lower soc_min`,
    )
  }
  const strategy = STRATEGIES[storage.strategy]
  strategy.check?.(request, sink)
  const writeLoad = prepareLoad(request, sink)
  const writeTarget = strategy.prepare(storage, grid)
  const runBattery = prepareBattery(storage, grid)
  return (frame) => {
    writeLoad(frame)
    writeTarget(frame)
    runBattery(frame)
  }
}
