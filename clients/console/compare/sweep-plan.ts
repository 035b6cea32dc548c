import { fieldValue, type SweepField } from './sweep-fields.ts'

/** A field and the values that it takes: `count` equal steps from one end to the other. */
export interface Axis {
  readonly field: SweepField
  readonly from: number
  readonly to: number
  readonly count: number
}

/** More points are a study of the service, which takes this many. */
export const POINTS_MAX = 2500
export const STUDY_MAX = 20_000

/** The values of an axis, as they are shown and sent. */
export function axisValues({ from, to, count }: Axis): number[] {
  return Array.from({ length: count }, (_, k) => Number((count === 1 ? from : from + ((to - from) * k) / (count - 1)).toPrecision(6)))
}

/** What is wrong with an axis; null for nothing. */
export function axisFault({ from, to, count }: Axis): string | null {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return 'Give both ends as numbers'
  if (from >= to) return 'The first value must be below the last one'
  return Number.isInteger(count) && count >= 2 && count <= 200 ? null : 'Give 2 to 200 values'
}

/** The changes of each point, row by row of the second axis: the point of column i and row j has number i + columns x j. */
export function sweepPoints(x: Axis, y: Axis | null): Record<string, number>[] {
  const of = (axis: Axis, value: number) => ({ [axis.field.path]: fieldValue(axis.field, value) })
  const rows = y === null ? [{}] : axisValues(y).map((value) => of(y, value))
  return rows.flatMap((row) => axisValues(x).map((value) => ({ ...row, ...of(x, value) })))
}

/** Number of the largest value; null when there is none. */
export function bestOf(values: readonly (number | null)[]): number | null {
  let best: number | null = null
  values.forEach((value, k) => {
    if (value !== null && (best === null || value > (values[best] ?? 0))) best = k
  })
  return best
}

/** Which of the axes has the best value at its end, so that a better one may lie outside of the range. */
export function axesAtEnd(best: number, x: Axis, y: Axis | null): Axis[] {
  const [column, row] = [best % x.count, Math.floor(best / x.count)]
  const isEnd = (place: number, { count }: Axis) => place === 0 || place === count - 1
  return [...(isEnd(column, x) ? [x] : []), ...(y !== null && isEnd(row, y) ? [y] : [])]
}
