import { oneYearName, sameTenYears, tenYearsName } from '@pvyield/report'
import { aligned } from './table.ts'

/** Energies that are exceeded with a probability, kWh. */
interface Levels {
  p50_kwh: number
  p75_kwh: number
  p90_kwh: number
  p95_kwh: number
  p99_kwh: number
  uncertainty: number
}

/** The part of `summary.exceedance` that is printed. */
export type ShownExceedance = Levels & { operation_year?: number; ten_years: Levels & { of_lifetime?: boolean } }

const LEVELS = ['p50_kwh', 'p75_kwh', 'p90_kwh', 'p95_kwh', 'p99_kwh'] as const
const HEAD = ['kWh', ...LEVELS.map((name) => name.slice(0, 3).toUpperCase()), 'Uncertainty']

/** The energy that a year, and the mean of ten years, exceeds with a probability of 50 to 99 %. */
export function exceedanceLines(exceedance: ShownExceedance): string[] {
  const same = sameTenYears(exceedance)
  const ofTenYears = same === null ? [rowOf(tenYearsName(exceedance), exceedance.ten_years)] : []
  return [...aligned([HEAD, rowOf(oneYearName(exceedance), exceedance), ...ofTenYears], 1), ...(same === null ? [] : [same])]
}

function rowOf(label: string, levels: Levels): string[] {
  const energies = LEVELS.map((name) => levels[name].toLocaleString('en-US', { maximumFractionDigits: 0 }))
  return [label, ...energies, `${(100 * levels.uncertainty).toFixed(1)} %`]
}
