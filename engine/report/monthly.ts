import type { Monthly, MonthlyYear, Years } from '@pvyield/contract/schemas'
import type { MeanYear } from '../core/mean-year.ts'
import type { MonthSums } from './totals.ts'

/** Values that the tables need in addition to the sums of the run. */
export interface TableScale {
  stepMinutes: number
  dcKwp: number
}

/**
 * The table of the twelve months and the year. Each month is the mean of its occurrences in the
 * weather.
 * @param lightless  calendar months without any irradiance value, January is 0: only their
 *   temperature is known
 */
export function monthlyTable(
  parts: readonly MonthSums[],
  { monthWeights }: MeanYear,
  scale: TableScale,
  lightless: ReadonlySet<number>,
): Monthly {
  const months = Array.from({ length: 12 }, (_, month) => {
    const same = parts.filter((part) => part.month === month)
    return same.length === 0 ? null : tableRow(same, monthWeights, scale)
  })
  const known = (name: keyof MonthlyYear): (number | null)[] => months.map((row) => row?.[name] ?? null)
  const column = (name: keyof MonthlyYear): (number | null)[] => known(name).map((value, month) => (lightless.has(month) ? null : value))
  return {
    glob_hor_kwhm2: column('glob_hor_kwhm2'),
    diff_hor_kwhm2: column('diff_hor_kwhm2'),
    glob_inc_kwhm2: column('glob_inc_kwhm2'),
    glob_eff_kwhm2: column('glob_eff_kwhm2'),
    t_amb_c: known('t_amb_c'),
    e_array_kwh: column('e_array_kwh'),
    e_grid_kwh: column('e_grid_kwh'),
    pr: column('pr'),
    year: tableRow(parts, monthWeights, scale),
  }
}

const ONE_EACH = new Float64Array(12).fill(1)

/** One row for each calendar year in the weather. */
export function yearTable(parts: readonly MonthSums[], scale: TableScale): Years {
  const out: Years = { year: [], rows: [], glob_hor_kwhm2: [], glob_inc_kwhm2: [], e_grid_kwh: [] }
  for (const year of new Set(parts.map((part) => part.year))) {
    const ofYear = parts.filter((part) => part.year === year)
    const row = tableRow(ofYear, ONE_EACH, scale)
    out.year.push(year)
    out.rows.push(ofYear.reduce((sum, { rows }) => sum + rows, 0))
    out.glob_hor_kwhm2.push(row.glob_hor_kwhm2)
    out.glob_inc_kwhm2.push(row.glob_inc_kwhm2)
    out.e_grid_kwh.push(row.e_grid_kwh)
  }
  return out
}

/** @param monthWeights  weight of a row by calendar month */
function tableRow(parts: readonly MonthSums[], monthWeights: Float64Array, { stepMinutes, dcKwp }: TableScale): MonthlyYear {
  const sum = (value: (part: MonthSums) => number): number =>
    parts.reduce((total, part) => total + monthWeights[part.month] * value(part), 0)
  const kilo = (value: (part: MonthSums) => number): number => (sum(value) * stepMinutes) / 60 / 1000
  const globIncKwhm2 = kilo(({ sums }) => sums.beamInc + sums.skyInc + sums.groundInc)
  const gridKwh = kilo(({ sums }) => sums.gridW)
  const deliveredKwh = gridKwh + kilo(({ sums }) => sums.selfConsumedW)
  return {
    glob_hor_kwhm2: kilo(({ sums }) => sums.globHor),
    diff_hor_kwhm2: kilo(({ sums }) => sums.diffHor),
    glob_inc_kwhm2: globIncKwhm2,
    glob_eff_kwhm2: kilo(({ sums }) => sums.globEff),
    t_amb_c: sum(({ sums }) => sums.tempAir) / sum(({ rows }) => rows),
    e_array_kwh: kilo(({ sums }) => sums.arrayW + sums.arrayByBatteryW),
    e_grid_kwh: gridKwh,
    pr: globIncKwhm2 > 0 ? deliveredKwh / (dcKwp * globIncKwhm2) : null,
  }
}
