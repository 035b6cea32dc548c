import type { Exceedance, LifetimeTable, NearShading, RunSummary, StorageSummary } from '@pvyield/contract/schemas'
import type { MeanYear } from '../core/mean-year.ts'
import type { ScenePlant } from '../scene/scene-plant.ts'
import type { LightlessRows } from '../weather-checks/lightless-rows.ts'
import type { Expected } from './exceedance.ts'
import { monthlyTable, yearTable } from './monthly.ts'
import { nearShading, sceneBins, sceneSummary } from './scene-summary.ts'
import type { Sums } from './totals.ts'

export interface PlantSize {
  dcKwp: number
  acKw: number
  modules: number
  racking: string
}

/** What shades the plant nearby. */
export interface NearBodies {
  readonly scene: ScenePlant | null
  /** Null when nothing near shades the plant. */
  readonly rowModel: NearShading['row_model']
}

/** Figures of the (mean) year that follow from few sums. */
export type Headline = Pick<
  RunSummary,
  | 'e_grid_kwh'
  | 'e_export_kwh'
  | 'e_import_kwh'
  | 'specific_yield_kwh_per_kwp'
  | 'performance_ratio'
  | 'capacity_factor'
  | 'dc_kwp'
  | 'ac_kw'
  | 'dc_ac_ratio'
  | 'modules'
>

/**
 * Performance ratio: IEC 61724-1, delivered energy divided by the DC power at STC and the
 * irradiation on the plane. Capacity factor: delivered energy divided by the nominal AC power and
 * the hours covered.
 * Delivered energy is the energy to the grid plus the energy of the plant that a load at the
 * injection point consumes.
 */
export function headline(totals: Sums, stepMinutes: number, year: MeanYear, size: PlantSize): Headline {
  const perYear = stepMinutes / 60 / 1000
  const eGridKwh = totals.sum('gridW') * perYear
  const deliveredKwh = eGridKwh + totals.sum('selfConsumedW') * perYear
  const globIncKwhm2 = (totals.sum('beamIncWm2') + totals.sum('skyIncWm2') + totals.sum('groundIncWm2')) * perYear
  return {
    e_grid_kwh: eGridKwh,
    e_export_kwh: totals.exportW * perYear,
    e_import_kwh: totals.importW * perYear,
    specific_yield_kwh_per_kwp: deliveredKwh / size.dcKwp,
    performance_ratio: globIncKwhm2 > 0 ? deliveredKwh / (size.dcKwp * globIncKwhm2) : 0,
    capacity_factor: deliveredKwh / (size.acKw * year.hours),
    dc_kwp: size.dcKwp,
    ac_kw: size.acKw,
    dc_ac_ratio: size.dcKwp / size.acKw,
    modules: size.modules,
  }
}

/** Main results of the (mean) year from the sums of the columns. */
export function summarize(
  totals: Sums,
  stepMinutes: number,
  year: MeanYear,
  lightless: LightlessRows,
  size: PlantSize,
  { scene, rowModel }: NearBodies,
  lifetime: LifetimeTable | null,
  storage: StorageSummary | null,
  exceedance: (expected: Expected) => Exceedance | null,
): Omit<RunSummary, 'main_losses' | 'availability' | 'comparison' | 'warnings' | 'findings' | 'provenance'> {
  const perYear = stepMinutes / 60 / 1000
  const scale = { stepMinutes, dcKwp: size.dcKwp }
  const own = headline(totals, stepMinutes, year, size)
  const { months } = totals
  return {
    ...own,
    racking: size.racking,
    scene: sceneSummary(scene),
    scene_bins: sceneBins(scene),
    near_shading: nearShading(totals, perYear, rowModel, scene !== null),
    monthly: monthlyTable(months, year, scale, lightless.months),
    years: year.isSeveral ? yearTable(months, scale) : null,
    lifetime,
    storage,
    exceedance: exceedance({ gridKwh: own.e_grid_kwh, suppliedKwh: totals.sum('selfConsumedW') * perYear }),
  }
}
