import type { SweptPoint } from '../worker/jobs.ts'

/** What a sweep shows of a point. */
export type SweptFigures = Pick<SweptPoint, 'e_grid_kwh' | 'specific_yield_kwh_per_kwp'> & { readonly performance_ratio: number | null }

/** A figure of a run by which a sweep is judged: more is better. */
export interface Objective {
  readonly id: string
  readonly label: string
  readonly unit: string
  readonly decimals: number
  readonly of: (point: SweptFigures) => number | null
}

export const OBJECTIVES: readonly [Objective, ...Objective[]] = [
  { id: 'yield', label: 'Specific yield', unit: 'kWh/kWp', decimals: 1, of: ({ specific_yield_kwh_per_kwp: value }) => value },
  { id: 'energy', label: 'Energy to grid', unit: 'kWh', decimals: 0, of: ({ e_grid_kwh: value }) => value },
  {
    id: 'pr',
    label: 'Performance ratio',
    unit: '%',
    decimals: 2,
    of: ({ performance_ratio: value }) => (value === null ? null : 100 * value),
  },
]
