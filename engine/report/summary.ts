import type { Exceedance, LifetimeTable, RunSummary, StorageSummary } from '../../generated/schemas.gen.ts'
import { isLeap } from '../core/calendar.ts'
import { monthlyTable, rowsByYear, yearTable } from './monthly.ts'
import type { Totals } from './totals.ts'

/** Hours of the mean Gregorian year. */
const HOURS_PER_YEAR = 8765.82
/** Weather longer than this is of several years. */
const LONGEST_SINGLE_YEAR_H = 8784
/** Weather shorter than this is part of a year. */
const SHORTEST_YEAR_H = 8736

export interface PlantSize {
  dcKwp: number
  acKw: number
  modules: number
  racking: string
}

/** How many years the weather covers: 1 for up to a leap year of rows, else the count of whole calendar years, else hours over the mean year's. */
export function yearsCovered(totals: Totals, stepMin: number): number {
  const hours = (totals.rows * stepMin) / 60
  if (hours <= LONGEST_SINGLE_YEAR_H) return 1
  const years = rowsByYear(totals.months)
  const whole = [...years].every(([year, rows]) => (rows * stepMin) / 60 >= 0.99 * (isLeap(year) ? 8784 : 8760))
  return whole ? years.size : hours / HOURS_PER_YEAR
}

export function isPartOfYear(totals: Totals, stepMin: number): boolean {
  return (totals.rows * stepMin) / 60 < SHORTEST_YEAR_H
}

/**
 * Headline figures of the (mean) year from the sums of the columns.
 * Performance ratio: IEC 61724-1, energy delivered over the DC power at STC times the irradiation on the plane. Capacity factor: energy delivered over the nominal AC power times the hours covered.
 * Delivered is the energy to grid and what a load at the injection point took of the plant's.
 */
export function summarize(
  totals: Totals,
  stepMin: number,
  size: PlantSize,
  lifetime: LifetimeTable | null,
  storage: StorageSummary | null,
  exceedance: (expectedKwh: number) => Exceedance | null,
): Omit<RunSummary, 'warnings' | 'provenance'> {
  const years = yearsCovered(totals, stepMin)
  const perYear = stepMin / 60 / 1000 / years
  const scale = { stepMin, years, dcKwp: size.dcKwp }
  const eGridKwh = totals.column('ac', 'gridW') * perYear
  const deliveredKwh = eGridKwh + totals.column('ac', 'selfConsumedW') * perYear
  const globIncKwhm2 =
    (totals.column('plane', 'beamIncWm2') + totals.column('plane', 'skyIncWm2') + totals.column('plane', 'groundIncWm2')) * perYear
  const hours = (totals.rows * stepMin) / 60 / years
  return {
    e_grid_kwh: eGridKwh,
    e_export_kwh: totals.exportW * perYear,
    e_import_kwh: totals.importW * perYear,
    specific_yield_kwh_per_kwp: deliveredKwh / size.dcKwp,
    performance_ratio: globIncKwhm2 > 0 ? deliveredKwh / (size.dcKwp * globIncKwhm2) : 0,
    capacity_factor: deliveredKwh / (size.acKw * hours),
    dc_kwp: size.dcKwp,
    ac_kw: size.acKw,
    dc_ac_ratio: size.dcKwp / size.acKw,
    modules: size.modules,
    racking: size.racking,
    scene: null,
    scene_bins: [],
    near_shading: {
      beam_kwhm2: totals.column('plane', 'nearBeamLossWm2') * perYear,
      diffuse_kwhm2: totals.column('plane', 'nearSkyLossWm2') * perYear,
      ground_kwhm2: totals.column('plane', 'nearGroundLossWm2') * perYear,
      electrical_kwh: totals.column('dc', 'electricalShadingLossW') * perYear,
    },
    monthly: monthlyTable(totals.months, scale),
    years: years === 1 ? null : yearTable(totals.months, scale),
    lifetime,
    storage,
    exceedance: exceedance(eGridKwh),
  }
}
