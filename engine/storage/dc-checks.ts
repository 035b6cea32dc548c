import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'

/**
 * Refuses what a battery at the DC side cannot do. That its part exists is a rule of the plant
 * (`engine/plant/check-battery.ts`).
 * Fails: `storage.sub_array`, `storage.schedule.charge_from_grid`, `storage.prices.charge_from_grid`,
 * `ac_losses.subhourly_clipping`.
 * @param request  of the plant without parts, or of the part
 */
export function checkDcCoupling({ storage, ac_losses }: Resolved, sink: Sink): void {
  if (storage === null) return
  if (storage.sub_array !== null)
    sink.fail('storage.sub_array', `This plant has no parts, but the battery names the part ${storage.sub_array}: send null`)
  for (const name of ['schedule', 'prices'] as const)
    if (storage[name]?.charge_from_grid === true)
      sink.fail(
        `storage.${name}.charge_from_grid`,
        'With coupling dc only the modules charge the battery, because the inverters work one way: send false, or coupling ac',
      )
  if (ac_losses.subhourly_clipping !== 'none')
    sink.fail(
      'ac_losses.subhourly_clipping',
      'With coupling dc the battery takes what the means of the rows clip: set none and send weather of shorter steps, or coupling ac',
    )
}
