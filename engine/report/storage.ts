import type { Storage, StorageAgeingTable, StorageSummary } from '@pvyield/contract/schemas'
import type { ColumnName } from '../core/columns.ts'
import type { Sums } from './totals.ts'

/** Columns that the storage summary needs in addition to the diagram's columns. */
export const STORAGE_COLUMNS: readonly ColumnName[] = [
  'chargeW',
  'dischargeW',
  'recoveredW',
  'loadW',
  'fromGridW',
  'drawnW',
  'standbyW',
  'gridChargeW',
]

/**
 * Energies and indicators of the battery in the (mean) year; null without a battery.
 * @param perYear  converts a sum of powers to kWh per year
 */
export function storageSummary(
  totals: Sums,
  storage: Storage | null,
  perYear: number,
  ageing: StorageAgeingTable | null,
): StorageSummary | null {
  if (storage === null) return null
  const kwh = (name: ColumnName): number => totals.sum(name) * perYear
  const [dischargedKwh, drawnKwh, byGridKwh] = [kwh('dischargeW'), kwh('drawnW'), kwh('gridChargeW')]
  const isConstant = storage.efficiency_curve === null && storage.coupling === 'ac'
  const takenKwh = isConstant ? dischargedKwh / storage.efficiency_discharge : drawnKwh
  const changeKwh = kwh('storageChangeW') + kwh('dcStorageChangeW')
  // the load cannot tell what the battery had from the plant from what it had from the grid
  const isOfPlant = byGridKwh === 0
  const selfConsumedKwh = kwh('selfConsumedW')
  const [loadKwh, deliveredKwh] = [kwh('loadW'), selfConsumedKwh + totals.exportW * perYear]
  return {
    charged_kwh: kwh('chargeW'),
    discharged_kwh: dischargedKwh,
    loss_kwh: kwh('storageLossW') + kwh('dcStorageLossW'),
    change_kwh: changeKwh,
    equivalent_full_cycles: storage.capacity_kwh > 0 ? takenKwh / storage.capacity_kwh : 0,
    throughput_kwh: 2 * takenKwh + changeKwh,
    standby_kwh: kwh('standbyW'),
    charged_from_grid_kwh: byGridKwh,
    recovered_kwh: kwh('recoveredW'),
    recovered_dc_kwh: kwh('arrayByBatteryW'),
    load_kwh: loadKwh,
    self_consumed_kwh: selfConsumedKwh,
    from_grid_kwh: kwh('fromGridW'),
    self_consumption: isOfPlant && loadKwh > 0 && deliveredKwh > 0 ? selfConsumedKwh / deliveredKwh : null,
    self_sufficiency: isOfPlant && loadKwh > 0 ? selfConsumedKwh / loadKwh : null,
    ageing,
  }
}
