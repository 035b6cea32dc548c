import type { SweepGrid } from './grid.ts'

/** A variant next to the best. */
export interface Neighbour {
  /** Position of the axis in which it differs by one step. */
  readonly axis: number
  readonly step: -1 | 1
  readonly index: number
  /** Null for one that was refused or does not have the figure. */
  readonly value: number | null
}

export interface Best {
  readonly index: number
  readonly value: number
  readonly neighbours: readonly Neighbour[]
  /** Positions of the axes at whose end it is: a better one may be beyond. */
  readonly ends: readonly number[]
}

/** The variant with the largest or smallest value, of equal ones the first; null when none has a value. */
export function bestOf(values: Float64Array, grid: SweepGrid, sense: 'max' | 'min'): Best | null {
  let index = -1
  for (let k = 0; k < values.length; k++) {
    if (Number.isNaN(values[k])) continue
    if (index === -1 || (sense === 'max' ? values[k] > values[index] : values[k] < values[index])) index = k
  }
  if (index === -1) return null
  const neighbours = grid.axes.flatMap((_, axis) => ([-1, 1] as const).flatMap((step) => neighbourOf(values, grid, index, axis, step)))
  const ends = grid.axes.flatMap(({ count }, axis) =>
    count > 1 && neighbours.filter((each) => each.axis === axis).length < 2 ? [axis] : [],
  )
  return { index, value: values[index], neighbours, ends }
}

function neighbourOf(values: Float64Array, grid: SweepGrid, of: number, axis: number, step: -1 | 1): Neighbour[] {
  const index = grid.neighbour(of, axis, step)
  if (index === null) return []
  const value = values[index]
  return [{ axis, step, index, value: Number.isNaN(value) ? null : value }]
}
