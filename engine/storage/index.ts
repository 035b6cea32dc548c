import type { Storage } from '@pvyield/contract/schemas'
import type { AcStage } from '../core/frame.ts'
import type { GridSide } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { checkAgeing } from './ageing-checks.ts'
import { prepareBattery } from './battery.ts'
import { checkEfficiency } from './efficiency.ts'
import { prepareLoad } from './load.ts'
import { STRATEGIES } from './strategy/index.ts'

/** Makes a battery, of which ageing left a share of the capacity. */
export type MakeBattery = typeof prepareBattery

/**
 * A battery at the plant's AC bus, between the inverters and the grid limit, or at the DC side of
 * inverters, and a load at the injection point. Each call starts at `soc_start`.
 * Fails: `storage.*` for fields that the strategy needs, and for states of charge out of order.
 * @param make  a battery; default: one at the AC bus
 */
export function prepareStorage(request: Resolved, grid: GridSide, sink: Sink, make?: MakeBattery): AcStage<'storage'> {
  return prepareAgedStorage(request, grid, sink, make)(1)
}

/**
 * The same for any share of its capacity that ageing left.
 * Fails: as `prepareStorage`.
 */
export function prepareAgedStorage(
  request: Resolved,
  grid: GridSide,
  sink: Sink,
  make: MakeBattery = prepareBattery,
): (keptFrac: number) => AcStage<'storage'> {
  if (request.storage === null) return () => () => undefined
  const storage = { ...request.storage }
  checkAgeing(request, sink)
  checkStatesOfCharge(storage, sink)
  checkEfficiency(storage, sink)
  const strategy = STRATEGIES[storage.strategy]
  strategy.check?.(request, sink)
  warnOfUnread(storage, sink)
  const writeLoad = prepareLoad(request, sink)
  const writeTarget = strategy.prepare(storage, grid)
  const { standby_w: standbyW } = storage
  return (keptFrac) => {
    const runBattery = make(storage, grid, keptFrac)
    return (frame) => {
      if (standbyW > 0) frame.ac.standbyW.fill(standbyW, 0, frame.n)
      writeLoad(frame)
      writeTarget(frame)
      runBattery(frame)
    }
  }
}

/** Fields that one strategy or coupling alone reads, and what they are where nobody sends them. */
const READ_BY = [
  ['schedule', null, 'strategy', 'schedule'],
  ['prices', null, 'strategy', 'price'],
  ['sub_array', null, 'coupling', 'dc'],
  ['dc_converter_efficiency', 0.99, 'coupling', 'dc'],
  ['dc_converter_kw', null, 'coupling', 'dc'],
] as const

function warnOfUnread(storage: Storage, sink: Sink): void {
  for (const [name, unsent, by, reader] of READ_BY) {
    const [unread, value] = [`storage.${name}`, storage[by]]
    if (storage[name] !== unsent && value !== reader) sink.warn('field_unread', unread, { unread, by: `storage.${by}`, value })
  }
}

/** In order: soc_min, the reserve above it, soc_max. The charge starts between soc_min and soc_max. */
function checkStatesOfCharge({ soc_min, soc_max, reserve, soc_start }: Storage, sink: Sink): void {
  if (soc_max < 1 && soc_max <= soc_min) {
    sink.fail('storage.soc_max', `The battery charges to soc_max ${soc_max}, not above soc_min ${soc_min}: raise soc_max or lower soc_min`)
  } else if (reserve > 0 && soc_min + reserve > soc_max) {
    sink.fail(
      'storage.reserve',
      `soc_min ${soc_min} and the reserve ${reserve} are together above soc_max ${soc_max}: the reserve is a share of the capacity above soc_min, so send less`,
    )
  }
  if (soc_start === null) return
  if (soc_start < soc_min) {
    sink.fail('storage.soc_start', `The state of charge starts at ${soc_start}, below soc_min ${soc_min}: raise soc_start or lower soc_min`)
  }
  if (soc_start > soc_max) {
    sink.fail('storage.soc_start', `The state of charge starts at ${soc_start}, above soc_max ${soc_max}: lower soc_start or raise soc_max`)
  }
}
