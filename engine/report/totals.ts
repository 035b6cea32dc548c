import { civilOf, minutesOf } from '../core/calendar.ts'
import type { ColumnName } from '../core/columns.ts'
import { columnOf, type Frame } from '../core/frame.ts'

/** Columns that the monthly and yearly tables need, by the name of their sum. */
const MONTHLY = {
  globHor: 'ghiWm2',
  diffHor: 'dhiWm2',
  beamInc: 'beamIncWm2',
  skyInc: 'skyIncWm2',
  groundInc: 'groundIncWm2',
  globEff: 'effectiveWm2',
  tempAir: 'tempAirC',
  arrayW: 'arrayW',
  gridW: 'gridW',
  selfConsumedW: 'selfConsumedW',
} as const satisfies Record<string, ColumnName>
type MonthlyName = keyof typeof MONTHLY

/** Sums over consecutive rows of one calendar month of one year. */
export interface MonthSums {
  year: number
  /** January is 0. */
  month: number
  rows: number
  sums: Record<MonthlyName, number>
}

/** The first row of a calendar month in a block. */
export interface MonthStart {
  row: number
  year: number
  /** January is 0. */
  month: number
}

/** Consecutive rows of a block that have the same weight in the mean year. */
export interface Span {
  from: number
  to: number
  weight: number
}

/**
 * Sums of the frame columns over all blocks of a run. Each row has its weight in the mean year. The
 * sums are not yet multiplied by the time step.
 */
export class Totals {
  exportW = 0
  importW = 0
  readonly months: MonthSums[] = []
  private readonly sums = new Map<ColumnName, number>()

  /** @param names  columns that the report needs */
  constructor(names: readonly ColumnName[]) {
    for (const name of names) this.sums.set(name, 0)
  }

  /** Sum of one column over the mean year. */
  sum(name: ColumnName): number {
    return this.sums.get(name) ?? Number.NaN
  }

  /** @param monthStarts  first rows of the calendar months in the block; the first is row 0 */
  add(frame: Frame, monthStarts: readonly MonthStart[], spans: readonly Span[]): void {
    for (const [name, before] of this.sums) {
      const column = columnOf(frame, name)
      let total = before
      for (const { from, to, weight } of spans) total += weight * sumRange(column, from, to)
      this.sums.set(name, total)
    }
    const { gridW } = frame.ac
    for (const { from, to, weight } of spans) {
      for (let i = from; i < to; i++) {
        if (gridW[i] > 0) this.exportW += weight * gridW[i]
        else this.importW -= weight * gridW[i]
      }
    }
    for (let k = 0; k < monthStarts.length; k++) {
      const start = monthStarts[k]
      const end = k + 1 < monthStarts.length ? monthStarts[k + 1].row : frame.n
      this.addMonth(frame, start.year, start.month, start.row, end)
    }
  }

  private addMonth(frame: Frame, year: number, month: number, from: number, to: number): void {
    let target = this.months.at(-1)
    if (target === undefined || target.year !== year || target.month !== month) {
      const sums = {} as Record<MonthlyName, number>
      for (const name in MONTHLY) sums[name as MonthlyName] = 0
      target = { year, month, rows: 0, sums }
      this.months.push(target)
    }
    target.rows += to - from
    for (const name in MONTHLY) {
      target.sums[name as MonthlyName] += sumRange(columnOf(frame, MONTHLY[name as MonthlyName]), from, to)
    }
  }
}

/** Uses four sums: with a single sum, each addition would wait for the one before. */
function sumRange(column: Float64Array | Uint8Array, from: number, to: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let i = from
  for (; i + 3 < to; i += 4) {
    a += column[i]
    b += column[i + 1]
    c += column[i + 2]
    d += column[i + 3]
  }
  for (; i < to; i++) a += column[i]
  return a + b + (c + d)
}

/** The first row of each calendar month in the block. The middle of a row decides its month. */
export function monthStarts(frame: Frame): MonthStart[] {
  const starts: MonthStart[] = []
  const { month, startMinutes } = frame.sky
  const half = frame.stepMinutes / 2
  let nextYearMinutes = Number.NEGATIVE_INFINITY
  for (let i = 0; i < frame.n; i++) {
    const middle = startMinutes[i] + half
    if (i > 0 && month[i] === month[i - 1] && middle < nextYearMinutes) continue
    const { year } = civilOf(middle)
    nextYearMinutes = minutesOf(year + 1, 1, 1)
    starts.push({ row: i, year, month: month[i] })
  }
  return starts
}

/** Splits the block where the weight of its rows in the mean year changes. */
export function spansOf(starts: readonly MonthStart[], monthWeights: Float64Array, n: number): Span[] {
  const spans: Span[] = []
  for (const { row, month } of starts) {
    const last = spans.at(-1)
    const weight = monthWeights[month]
    if (last?.weight === weight) continue
    if (last !== undefined) last.to = row
    spans.push({ from: row, to: n, weight })
  }
  return spans
}
