import type { Storage, StorageSummary } from '@pvyield/contract/schemas'
import type { Term } from '../core/quantities.ts'
import type { Totals } from './totals.ts'

/** Columns that the storage's figures need beside the diagram's. */
export const STORAGE_TERMS: readonly Term[] = [
  ['ac', 'chargeW', 1],
  ['ac', 'dischargeW', 1],
  ['ac', 'recoveredW', 1],
  ['ac', 'loadW', 1],
  ['ac', 'fromGridW', 1],
]

/**
 * What the battery did in the (mean) year; null without one.
 * @param perYear  turns a sum of powers into kWh a year
 */
export function storageSummary(totals: Totals, storage: Storage | null, perYear: number): StorageSummary | null {
  if (storage === null) return null
  const kwh = (column: string): number => totals.column('ac', column) * perYear
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
