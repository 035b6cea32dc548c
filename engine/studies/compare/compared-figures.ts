import type { ComparedFigure, CompareMonths } from '@pvyield/contract/schemas'
import { numberAt } from '../../core/value-at.ts'
import type { ComparedRun } from './compared-run.ts'

type Figure = readonly [field: string, label: string, unit: string]

const FIGURES: readonly Figure[] = [
  ['e_grid_kwh', 'Energy to grid', 'kWh'],
  ['specific_yield_kwh_per_kwp', 'Specific yield', 'kWh/kWp'],
  ['performance_ratio', 'Performance ratio', 'fraction'],
  ['capacity_factor', 'Capacity factor, AC', 'fraction'],
  ['e_import_kwh', 'Energy that the plant takes from the grid', 'kWh'],
  ['dc_kwp', 'DC power', 'kWp'],
  ['ac_kw', 'AC power', 'kW'],
  ['dc_ac_ratio', 'DC/AC ratio', '1'],
  ['modules', 'Modules', '1'],
  ['exceedance.p90_kwh', 'P90, one year', 'kWh'],
  ['storage.discharged_kwh', 'Energy discharged by the storage', 'kWh'],
  ['storage.self_consumed_kwh', 'Self-consumed energy', 'kWh'],
]

const MONTHLY = [
  ['e_grid_kwh', 'Energy to grid', 'kWh'],
  ['glob_hor_kwhm2', 'Global horizontal irradiation', 'kWh/m2'],
  ['glob_inc_kwhm2', 'Irradiation on the plane', 'kWh/m2'],
  ['t_amb_c', 'Air temperature', 'degC'],
  ['pr', 'Performance ratio', 'fraction'],
] as const satisfies readonly Figure[]

/** The figures of the summaries side by side, without those that no run has. */
export function comparedFigures(runs: readonly ComparedRun[]): ComparedFigure[] {
  return FIGURES.flatMap(([field, label, unit]) => {
    const values = runs.map(({ answer }) => numberAt(answer.summary, field))
    const [base = null] = values
    if (values.every((value) => value === null)) return []
    return [{ field, label, unit, values, differences: values.map((value) => (value === null || base === null ? null : value - base)) }]
  })
}

export function comparedMonths(runs: readonly ComparedRun[]): CompareMonths[] {
  return MONTHLY.map(([field, label, unit]) => ({ field, label, unit, values: runs.map(({ answer }) => answer.summary.monthly[field]) }))
}
