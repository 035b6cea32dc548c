import type { AxisValue } from './axes.ts'
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
  /** Positions of the axes of numbers whose least or largest value it has: a better one may be beyond. */
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
  const ends = grid.axes.flatMap(({ paths: [{ values: own }] }, axis) => (isEnd(own, grid.digit(index, axis)) ? [axis] : []))
  return { index, value: values[index], neighbours, ends }
}

/** Whether a value is the least or the largest of numbers, in whatever order they are: other values have no ends. */
function isEnd(values: readonly AxisValue[], at: number): boolean {
  const numbers = values.filter((value) => typeof value === 'number')
  const others = numbers.filter((value) => value !== values[at])
  if (numbers.length < values.length || others.length === 0) return false
  const isMore = others.map((value) => value > Number(values[at]))
  return isMore.every((each) => each === isMore[0])
}

function neighbourOf(values: Float64Array, grid: SweepGrid, of: number, axis: number, step: -1 | 1): Neighbour[] {
  const index = grid.neighbour(of, axis, step)
  if (index === null) return []
  const value = values[index]
  return [{ axis, step, index, value: Number.isNaN(value) ? null : value }]
}
