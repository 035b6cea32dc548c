import type { Availability } from '@pvyield/contract/schemas'
import type { ColumnName } from '../core/columns.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import type { Sums } from './totals.ts'

/** Columns that the availability needs in addition to those of the diagram and the storage. */
export const AVAILABILITY_COLUMNS: readonly ColumnName[] = ['plantOutFrac', 'gridOutFrac']

/**
 * How long the plant and the grid were there in the (mean) year, and what their outages cost; null
 * without outages.
 * Source: time-based and energy-based availability as of IEC TS 63019:2019; an outage of the grid is
 * not the plant's, and is stated apart.
 * Checked by: test/engine/ac/outages.test.ts
 */
export function availability(
  totals: Sums,
  { outages, unavailability_loss: flatFrac }: Resolved['ac_losses'],
  { hours, nightHours }: MeanYear,
  stepMinutes: number,
): Availability | null {
  if (outages === null) return null
  const stepH = stepMinutes / 60
  const rowsH = hours - nightHours
  const kwh = (name: ColumnName): number => (totals.sum(name) * stepH) / 1000
  const [gridOutH, gridLostKwh] = [totals.sum('gridOutFrac') * stepH, kwh('gridOutageLossW')]
  const [plantLostKwh, deliveredKwh] = [kwh('unavailabilityLossW'), kwh('gridW') + kwh('selfConsumedW')]
  // the flat share is one of what the other outages leave
  const plantOutH = totals.sum('plantOutFrac') * stepH * (1 - flatFrac) + flatFrac * rowsH
  const keptFrac = (lost: number, left: number): number | null => (lost + left > 0 ? left / (lost + left) : null)
  return {
    time_based: 1 - plantOutH / rowsH,
    energy_based: keptFrac(plantLostKwh, deliveredKwh + gridLostKwh),
    grid_time_based: 1 - gridOutH / rowsH,
    grid_energy_based: keptFrac(gridLostKwh, deliveredKwh),
    plant_outage_h: plantOutH,
    grid_outage_h: gridOutH,
    plant_outage_kwh: plantLostKwh,
    grid_outage_kwh: gridLostKwh,
    load_not_met_kwh: kwh('loadW') - kwh('selfConsumedW') - kwh('fromGridW'),
  }
}
