import type { Exceedance, LifetimeTable, Monthly, RunSummary, StorageSummary, Years } from '../../generated/schemas.gen.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { MonthSums, Totals } from './totals.ts'

export interface PlantSize {
  dcKwp: number
  acKw: number
  modules: number
  racking: string
}

function rowsByYear(months: readonly MonthSums[]): Map<number, number> {
  const years = new Map<number, number>()
  for (const month of months) years.set(month.year, (years.get(month.year) ?? 0) + month.rows)
  return years
}

const globInc = (month: MonthSums): number => month.sums.beamInc + month.sums.skyInc + month.sums.groundInc

/**
 * Headline figures of the (mean) year from the sums of the columns.
 * Performance ratio: IEC 61724-1, energy delivered over the DC power at STC times the irradiation on the plane. Capacity factor: energy delivered over the nominal AC power times the hours covered.
 * Delivered is the energy to grid and what a load at the injection point took of the plant's.
 */
export function summarize(
  totals: Totals,
  stepMin: number,
  year: MeanYear,
  size: PlantSize,
  lifetime: LifetimeTable | null,
  storage: StorageSummary | null,
  exceedance: (expectedKwh: number) => Exceedance | null,
): Omit<RunSummary, 'warnings' | 'provenance'> {
  const perYear = stepMin / 60 / 1000
  const eGridKwh = totals.column('ac', 'gridW') * perYear
  const deliveredKwh = eGridKwh + totals.column('ac', 'selfConsumedW') * perYear
  const globIncKwhm2 =
    (totals.column('plane', 'beamIncWm2') + totals.column('plane', 'skyIncWm2') + totals.column('plane', 'groundIncWm2')) * perYear
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
    racking: size.racking,
    scene: null,
    scene_bins: [],
    near_shading: {
      beam_kwhm2: totals.column('plane', 'nearBeamLossWm2') * perYear,
      diffuse_kwhm2: totals.column('plane', 'nearSkyLossWm2') * perYear,
      ground_kwhm2: totals.column('plane', 'nearGroundLossWm2') * perYear,
      electrical_kwh: totals.column('dc', 'electricalShadingLossW') * perYear,
    },
    monthly: monthly(totals.months, year.monthWeights, perYear, size.dcKwp),
    years: year.isSeveral ? yearTable(totals.months, perYear) : null,
    lifetime,
    storage,
    exceedance: exceedance(eGridKwh),
  }
}

function monthly(months: readonly MonthSums[], weights: Float64Array, toKwh: number, dcKwp: number): Monthly {
  const out: Monthly = { glob_hor_kwhm2: [], glob_inc_kwhm2: [], glob_eff_kwhm2: [], t_amb_c: [], e_array_kwh: [], e_grid_kwh: [], pr: [] }
  for (let m = 0; m < 12; m++) {
    const parts = months.filter((month) => month.month === m)
    const rows = parts.reduce((sum, part) => sum + part.rows, 0)
    const mean = (value: (part: MonthSums) => number) =>
      rows === 0 ? null : parts.reduce((sum, part) => sum + value(part), 0) * toKwh * weights[m]
    const inc = mean(globInc)
    const grid = mean((part) => part.sums.gridW)
    const selfConsumed = mean((part) => part.sums.selfConsumedW)
    out.glob_hor_kwhm2.push(mean((part) => part.sums.globHor))
    out.glob_inc_kwhm2.push(inc)
    out.glob_eff_kwhm2.push(mean((part) => part.sums.globEff))
    out.t_amb_c.push(rows === 0 ? null : parts.reduce((sum, part) => sum + part.sums.tempAir, 0) / rows)
    out.e_array_kwh.push(mean((part) => part.sums.arrayW))
    out.e_grid_kwh.push(grid)
    out.pr.push(inc === null || grid === null || selfConsumed === null || inc <= 0 ? null : (grid + selfConsumed) / (dcKwp * inc))
  }
  return out
}

function yearTable(months: readonly MonthSums[], toKwh: number): Years {
  const out: Years = { year: [], rows: [], glob_hor_kwhm2: [], glob_inc_kwhm2: [], e_grid_kwh: [] }
  for (const [year, rows] of rowsByYear(months)) {
    const parts = months.filter((month) => month.year === year)
    const sum = (value: (part: MonthSums) => number) => parts.reduce((total, part) => total + value(part), 0) * toKwh
    out.year.push(year)
    out.rows.push(rows)
    out.glob_hor_kwhm2.push(sum((part) => part.sums.globHor))
    out.glob_inc_kwhm2.push(sum(globInc))
    out.e_grid_kwh.push(sum((part) => part.sums.gridW))
  }
  return out
}
