import type { Storage, StorageSummary } from '@pvyield/contract/schemas'
import type { ColumnName } from '../core/columns.ts'
import type { Sums } from './totals.ts'

/** Columns that the storage summary needs in addition to the diagram's columns. */
export const STORAGE_COLUMNS: readonly ColumnName[] = ['chargeW', 'dischargeW', 'recoveredW', 'loadW', 'fromGridW']

/**
 * Energies and indicators of the battery in the (mean) year; null without a battery.
 * @param perYear  converts a sum of powers to kWh per year
 */
export function storageSummary(totals: Sums, storage: Storage | null, perYear: number): StorageSummary | null {
  if (storage === null) return null
  const kwh = (name: ColumnName): number => totals.sum(name) * perYear
  const dischargedKwh = kwh('dischargeW')
  const selfConsumedKwh = kwh('selfConsumedW')
  const [loadKwh, deliveredKwh] = [kwh('loadW'), selfConsumedKwh + totals.exportW * perYear]
  return {
    charged_kwh: kwh('chargeW'),
    discharged_kwh: dischargedKwh,
    loss_kwh: kwh('storageLossW'),
    change_kwh: kwh('storageChangeW'),
    equivalent_full_cycles: storage.capacity_kwh > 0 ? dischargedKwh / storage.efficiency_discharge / storage.capacity_kwh : 0,
    recovered_kwh: kwh('recoveredW'),
    load_kwh: loadKwh,
    self_consumed_kwh: selfConsumedKwh,
    from_grid_kwh: kwh('fromGridW'),
    self_consumption: loadKwh > 0 && deliveredKwh > 0 ? selfConsumedKwh / deliveredKwh : null,
    self_sufficiency: loadKwh > 0 ? selfConsumedKwh / loadKwh : null,
  }
}
