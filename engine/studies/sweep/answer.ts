import type { Provenance, SweepAnswer } from '@pvyield/contract/schemas'
import { type Best, bestOf } from './best.ts'
import type { Figure } from './figures.ts'
import type { SweepGrid } from './grid.ts'
import type { SweptTable } from './table.ts'

/** A finished sweep. */
export interface FinishedSweep {
  readonly grid: SweepGrid
  readonly figures: readonly Figure[]
  readonly goal: { readonly by?: string | null; readonly sense: 'max' | 'min' }
  readonly places: readonly { readonly changes: SweepAnswer['axes'][number]['changes'] }[]
  readonly provenance: Provenance
}

/** Refused variants that are listed. */
const FAILED_MAX = 1000

/** The answer of a sweep. */
export function sweepAnswer({ grid, figures, goal, places, provenance }: FinishedSweep, table: SweptTable): SweepAnswer {
  const failed = table.failed.toSorted((a, b) => a.index - b.index).slice(0, FAILED_MAX)
  return {
    count: grid.count,
    axes: grid.axes.map(({ paths: [own, ...linked] }, k) => ({
      path: own.path,
      values: [...own.values],
      linked: linked.map(({ path, values }) => ({ path, values: [...values] })),
      changes: places[k].changes,
    })),
    points: pointsOf(grid),
    columns: Object.fromEntries(figures.map(({ name }, k) => [name, Array.from(table.columns[k], orNull)])),
    units: Object.fromEntries(figures.map(({ name, unit }) => [name, unit])),
    labels: Object.fromEntries(figures.map(({ name, label }) => [name, label])),
    best: bestIn(grid, figures, goal, table),
    failed: failed.map(({ index, errors }) => ({
      variant: index,
      point: pointOf(grid, index),
      errors: errors.map((error) => ({ ...error })),
    })),
    failed_count: table.failed.length,
    findings: table.findings,
    provenance,
  }
}

/** The values of each path, of all variants. */
function pointsOf(grid: SweepGrid): SweepAnswer['points'] {
  const columns = grid.axes.flatMap(({ paths }, axis) =>
    paths.map(({ path, values }) => [path, Array.from({ length: grid.count }, (_, index) => values[grid.digit(index, axis)])] as const),
  )
  return Object.fromEntries(columns)
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}

function bestIn(grid: SweepGrid, figures: readonly Figure[], { by, sense }: FinishedSweep['goal'], table: SweptTable): SweepAnswer['best'] {
  const column = by === undefined || by === null ? 0 : figures.findIndex(({ name }) => name === by)
  const best = bestOf(table.columns[column], grid, sense)
  return best && worded(best, grid, figures[column].name, sense)
}

function worded({ index, value, neighbours, ends }: Best, grid: SweepGrid, by: string, sense: 'max' | 'min'): SweepAnswer['best'] {
  const pathOf = (axis: number): string => grid.axes[axis].paths[0].path
  return {
    by,
    sense,
    variant: index,
    point: pointOf(grid, index),
    value,
    neighbours: neighbours.map(({ axis, step, index: variant, value: own }) => ({ path: pathOf(axis), step, variant, value: own })),
    at_end_of: ends.map(pathOf),
  }
}

function pointOf(grid: SweepGrid, index: number): NonNullable<SweepAnswer['best']>['point'] {
  return grid.pointOf(index) as NonNullable<SweepAnswer['best']>['point']
}
