import type { Monthly, MonthlyYear, Years } from '../../generated/schemas.gen.ts'
import { daysInMonth } from '../core/calendar.ts'
import type { MonthSums } from './totals.ts'

const A_COMMON_YEAR = 2001

/** What the tables need of the run beside its sums. */
export interface TableScale {
  stepMin: number
  /** How many years the weather covers. */
  years: number
  dcKwp: number
}

/** The twelve months and the year. Months of several years are averaged over their days, so that a year may begin in the middle of a month. */
export function monthlyTable(parts: readonly MonthSums[], scale: TableScale): Monthly {
  const months = Array.from({ length: 12 }, (_, month) => {
    const same = parts.filter((part) => part.month === month)
    return same.length === 0 ? null : tableRow(same, scale.years === 1 ? 1 : timesCovered(same, scale.stepMin), scale)
  })
  const column = (name: keyof MonthlyYear): (number | null)[] => months.map((row) => row?.[name] ?? null)
  return {
    glob_hor_kwhm2: column('glob_hor_kwhm2'),
    diff_hor_kwhm2: column('diff_hor_kwhm2'),
    glob_inc_kwhm2: column('glob_inc_kwhm2'),
    glob_eff_kwhm2: column('glob_eff_kwhm2'),
    t_amb_c: column('t_amb_c'),
    e_array_kwh: column('e_array_kwh'),
    e_grid_kwh: column('e_grid_kwh'),
    pr: column('pr'),
    year: tableRow(parts, scale.years, scale),
  }
}

/** A row for each calendar year. */
export function yearTable(parts: readonly MonthSums[], scale: TableScale): Years {
  const out: Years = { year: [], rows: [], glob_hor_kwhm2: [], glob_inc_kwhm2: [], e_grid_kwh: [] }
  for (const [year, rows] of rowsByYear(parts)) {
    const row = tableRow(
      parts.filter((part) => part.year === year),
      1,
      scale,
    )
    out.year.push(year)
    out.rows.push(rows)
    out.glob_hor_kwhm2.push(row.glob_hor_kwhm2)
    out.glob_inc_kwhm2.push(row.glob_inc_kwhm2)
    out.e_grid_kwh.push(row.e_grid_kwh)
  }
  return out
}

export function rowsByYear(parts: readonly MonthSums[]): Map<number, number> {
  const years = new Map<number, number>()
  for (const { year, rows } of parts) years.set(year, (years.get(year) ?? 0) + rows)
  return years
}

/** How many times stretches of one calendar month cover it, at least once. The 29th of February is not missed where it is left out. */
function timesCovered(parts: readonly MonthSums[], stepMin: number): number {
  const shares = parts.map(({ month, rows }) => Math.min(1, (rows * stepMin) / (1440 * daysInMonth(A_COMMON_YEAR, month + 1))))
  return Math.max(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  )
}

/** @param times  how many of the periods the parts hold: sums are of one */
function tableRow(parts: readonly MonthSums[], times: number, { stepMin, dcKwp }: TableScale): MonthlyYear {
  const sum = (value: (part: MonthSums) => number): number => parts.reduce((total, part) => total + value(part), 0)
  const perPeriod = (value: (part: MonthSums) => number): number => (sum(value) * stepMin) / 60 / 1000 / times
  const globIncKwhm2 = perPeriod(({ sums }) => sums.beamInc + sums.skyInc + sums.groundInc)
  const gridKwh = perPeriod(({ sums }) => sums.gridW)
  const deliveredKwh = gridKwh + perPeriod(({ sums }) => sums.selfConsumedW)
  return {
    glob_hor_kwhm2: perPeriod(({ sums }) => sums.globHor),
    diff_hor_kwhm2: perPeriod(({ sums }) => sums.diffHor),
    glob_inc_kwhm2: globIncKwhm2,
    glob_eff_kwhm2: perPeriod(({ sums }) => sums.globEff),
    t_amb_c: sum(({ sums }) => sums.tempAir) / sum(({ rows }) => rows),
    e_array_kwh: perPeriod(({ sums }) => sums.arrayW),
    e_grid_kwh: gridKwh,
    pr: globIncKwhm2 > 0 ? deliveredKwh / (dcKwp * globIncKwhm2) : null,
  }
}
