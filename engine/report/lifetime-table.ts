import type { Lifetime, LifetimeTable } from '@pvyield/contract/schemas'
import { type Expected, exceedanceByYear } from './exceedance.ts'

/** Energies of each year of the analysis period, which are whole years. */
export function lifetimeTable(byYear: readonly Expected[], lifetime: Lifetime): LifetimeTable {
  const e_grid_kwh = byYear.map(({ gridKwh }) => gridKwh)
  const total_kwh = e_grid_kwh.reduce((sum, kwh) => sum + kwh, 0)
  return {
    year: byYear.map((_, k) => k + 1),
    e_grid_kwh,
    mean_kwh: total_kwh / byYear.length,
    total_kwh,
    exceedance: exceedanceByYear(byYear, lifetime),
  }
}
