import { whereValid } from './invalid.ts'
import type { Resolved } from './option.ts'
import type { Parts } from './parts.ts'

/** What the storage of a plant is. */
export function storageParts({
  storage,
}: Resolved): Pick<Parts, 'storage' | 'acBattery' | 'dcBattery' | 'storageStandby' | 'gridCharging'> {
  const isDc = storage !== null && whereValid(() => storage.coupling === 'dc') === true
  return {
    storage: storage !== null,
    acBattery: storage !== null && !isDc,
    dcBattery: isDc,
    storageStandby: storage !== null && whereValid(() => storage.standby_w > 0) === true,
    gridCharging: storage !== null && whereValid(() => chargesFromGrid(storage)) === true,
  }
}

/** Whether the grid may charge the battery. */
function chargesFromGrid({ strategy, schedule, prices }: NonNullable<Resolved['storage']>): boolean {
  if (strategy === 'schedule') return schedule?.charge_from_grid ?? false
  return strategy === 'price' && (prices?.charge_from_grid ?? false)
}
