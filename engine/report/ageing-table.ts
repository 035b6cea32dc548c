import type { StorageAgeing, StorageAgeingTable } from '@pvyield/contract/schemas'

/**
 * A battery over the years: each runs with the capacity at its start, then loses the share of the
 * calendar and of its cycles.
 * @param drawnKwh  runs a year, the first is 0, with a share of the nominal capacity: energy taken out of the store
 * Source: linear ageing as warranties state it, calendar and cycles added.
 * Checked by: test/engine/storage/ageing.test.ts
 */
export function ageingTable(
  { calendar_loss_per_year: calendarFrac, cycle_loss_per_cycle: cycleFrac, end_of_life: endFrac, replace }: StorageAgeing,
  capacityKwh: number,
  years: number,
  drawnKwh: (year: number, keptFrac: number) => number,
): StorageAgeingTable {
  const table: StorageAgeingTable = {
    year: [],
    capacity_kwh: [],
    equivalent_full_cycles: [],
    replacement_years: [],
    end_of_life_year: null,
  }
  let keptFrac = 1
  for (let k = 0; k < years; k++) {
    const drawn = drawnKwh(k, keptFrac)
    const cycles = capacityKwh > 0 ? drawn / capacityKwh : 0
    table.year.push(k + 1)
    table.capacity_kwh.push(capacityKwh * keptFrac)
    table.equivalent_full_cycles.push(cycles)
    keptFrac = Math.max(0, keptFrac - calendarFrac - cycleFrac * cycles)
    if (keptFrac > endFrac) continue
    table.end_of_life_year ??= k + 1
    if (!replace) continue
    keptFrac = 1
    if (k + 1 < years) table.replacement_years.push(k + 2)
  }
  return table
}
