import { civilOf, minutesOf } from '../core/calendar.ts'
import { isLitOnly, isWritten } from '../core/clearing.ts'
import { columnNamed } from '../core/column-names.ts'
import type { ColumnName } from '../core/columns.ts'
import { columnOf, type Frame } from '../core/frame.ts'
import type { Parts } from '../core/parts.ts'

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

/** Consecutive rows of a block, of one calendar month, and those of them that are lit. */
export interface Stretch extends MonthStart {
  to: number
  /** Range in the list of lit rows. */
  litFrom: number
  litTo: number
  /** Weight of its rows in the mean year. */
  weight: number
}

/** A column to sum. */
interface Summed {
  name: ColumnName
  isLitOnly: boolean
  monthly: readonly MonthlyName[]
}

/**
 * Sums of the frame columns over all blocks of a run. Each row has its weight in the mean year. The
 * sums are not yet multiplied by the time step. Columns that no stage of the plant writes are not
 * visited; columns of lit rows only are summed over these.
 */
export class Totals {
  exportW = 0
  importW = 0
  readonly months: MonthSums[] = []
  private readonly sums = new Map<ColumnName, number>()
  private readonly summed: readonly Summed[]
  /** Frame whose columns are `columns`, in the order of `summed`. */
  private frame: Frame | null = null
  private columns: readonly (Float64Array | Uint8Array)[] = []

  /** @param names  columns that the report needs */
  constructor(names: readonly ColumnName[], parts: Parts) {
    for (const name of names) this.sums.set(name, 0)
    const monthly = Object.entries(MONTHLY) as [MonthlyName, ColumnName][]
    const all = new Set<ColumnName>([...names, ...Object.values(MONTHLY)])
    this.summed = [...all].flatMap((name): Summed[] => {
      const { entry } = columnNamed(name)
      if (!isWritten(entry, parts)) return []
      return [{ name, isLitOnly: isLitOnly(entry), monthly: monthly.flatMap(([key, column]) => (column === name ? [key] : [])) }]
    })
  }

  /** Sum of one column over the mean year. */
  sum(name: ColumnName): number {
    return this.sums.get(name) ?? Number.NaN
  }

  add(frame: Frame, stretches: readonly Stretch[]): void {
    const { rows } = frame.lit
    const months = stretches.map((stretch) => this.monthOf(stretch))
    if (frame !== this.frame) {
      this.frame = frame
      this.columns = this.summed.map(({ name }) => columnOf(frame, name))
    }
    for (let c = 0; c < this.summed.length; c++) {
      const { name, isLitOnly, monthly } = this.summed[c]
      const column = this.columns[c]
      let total = this.sums.get(name) ?? 0
      for (let k = 0; k < stretches.length; k++) {
        const { row, to, litFrom, litTo, weight } = stretches[k]
        const sum = isLitOnly ? sumRows(column, rows, litFrom, litTo) : sumRange(column, row, to)
        total += weight * sum
        for (const key of monthly) months[k].sums[key] += sum
      }
      this.sums.set(name, total)
    }
    const { gridW } = frame.ac
    for (const { row, to, weight } of stretches) {
      let exportW = 0
      let importW = 0
      for (let i = row; i < to; i++) {
        if (gridW[i] > 0) exportW += gridW[i]
        else importW -= gridW[i]
      }
      this.exportW += weight * exportW
      this.importW += weight * importW
    }
  }

  /** The sums of a stretch's month, which may have begun in an earlier block. */
  private monthOf({ year, month, row, to }: Stretch): MonthSums {
    let target = this.months.at(-1)
    if (target === undefined || target.year !== year || target.month !== month) {
      const sums = {} as Record<MonthlyName, number>
      for (const name in MONTHLY) sums[name as MonthlyName] = 0
      target = { year, month, rows: 0, sums }
      this.months.push(target)
    }
    target.rows += to - row
    return target
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

/** The same over listed rows. */
function sumRows(column: Float64Array | Uint8Array, rows: Int32Array, from: number, to: number): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  let k = from
  for (; k + 3 < to; k += 4) {
    a += column[rows[k]]
    b += column[rows[k + 1]]
    c += column[rows[k + 2]]
    d += column[rows[k + 3]]
  }
  for (; k < to; k++) a += column[rows[k]]
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

/** Splits the rows of a block, and its lit rows, by calendar month. */
export function stretchesOf({ n, lit }: Frame, starts: readonly MonthStart[], monthWeights: Float64Array): Stretch[] {
  let litTo = 0
  return starts.map((start, k) => {
    const to = k + 1 < starts.length ? starts[k + 1].row : n
    const litFrom = litTo
    while (litTo < lit.n && lit.rows[litTo] < to) litTo++
    return { ...start, to, litFrom, litTo, weight: monthWeights[start.month] }
  })
}
