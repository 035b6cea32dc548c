import type { DcSide, ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { Sink } from '../core/sink.ts'
import { inverterPlant } from './index.ts'
import { OPERATING_POINTS } from './operating-point/index.ts'
import { InvertersWithBattery } from './with-battery.ts'

/**
 * What a battery at the DC side of these inverters knows of them.
 * Fails: `storage.coupling` where the array does not stay at its MPP.
 */
export function prepareDcSide(request: Resolved, module: ModuleModel, sink: Sink, plantKw?: number): DcSide | null {
  const { operating_point } = request.array
  if (OPERATING_POINTS[operating_point].yieldsToPower)
    sink.fail(
      'storage.coupling',
      `With coupling dc the array stays at its MPP at the power limit, but array.operating_point is ${operating_point}: set mppt_window or string_window, or coupling ac`,
    )
  // The stage of the inverters says what is wrong with them.
  const plant = inverterPlant(request, module, new Sink(), undefined, plantKw)
  return plant === null ? null : new InvertersWithBattery(plant, request.inverter)
}
