import { isLitOnly, isWritten } from '../core/clearing.ts'
import { columnNamed } from '../core/column-names.ts'
import type { ColumnEntry, ColumnName, Group } from '../core/columns.ts'
import { columnOf, type Frame, type MonthStart } from '../core/frame.ts'
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
  outputW: 'inverterOutputW',
  arrayByBatteryW: 'arrayByBatteryW',
  outputByBatteryW: 'outputByBatteryW',
  gridW: 'gridW',
  selfConsumedW: 'selfConsumedW',
} as const satisfies Record<string, ColumnName>
type MonthlyName = keyof typeof MONTHLY

/** The names of the sums of a month, and their columns. */
export const MONTHLY_COLUMNS = Object.entries(MONTHLY) as readonly (readonly [MonthlyName, ColumnName])[]

/** Sums over consecutive rows of one calendar month of one year. */
export interface MonthSums {
  year: number
  /** January is 0. */
  month: number
  rows: number
  sums: Record<MonthlyName, number>
}

/** Consecutive rows of a block, of one calendar month. */
export interface Stretch extends MonthStart {
  to: number
  /** Ranges of consecutive lit rows: first row, row after the last, and so on. */
  lit: readonly number[]
  /** Weight of its rows in the mean year. */
  weight: number
}

/** A column to sum. */
export interface Summed {
  name: ColumnName
  entry: ColumnEntry
  group: Group
  monthly: readonly MonthlyName[]
}

/** The sum of a column over the blocks of a run so far. */
interface RunningSum extends Summed {
  total: number
}

/** What is summed for a report that needs these columns, for plants with every part. */
export function summedColumns(names: readonly ColumnName[]): readonly Summed[] {
  return [...new Set<ColumnName>([...names, ...Object.values(MONTHLY)])].map((name) => ({
    ...columnNamed(name),
    monthly: MONTHLY_COLUMNS.flatMap(([key, column]) => (column === name ? [key] : [])),
  }))
}

/** Sums over the rows of a run, each with its weight in the mean year. They are not yet multiplied by the time step. */
export interface Sums {
  /** What goes to the grid and what comes from it; 0 where the power to the grid is not summed by month. */
  readonly exportW: number
  readonly importW: number
  readonly months: readonly MonthSums[]
  /** Sum of one column over the mean year. */
  sum(name: ColumnName): number
}

/**
 * Sums of the frame columns over all blocks of a run. Columns that no stage of the plant writes are not
 * visited; columns of lit rows only are summed over these.
 */
export class Totals implements Sums {
  exportW = 0
  importW = 0
  readonly months: MonthSums[] = []
  /** Of all columns, also of those that stay 0. */
  private readonly sums = new Map<ColumnName, RunningSum>()
  /** Of the columns that a stage of the plant writes. */
  private readonly summed: readonly RunningSum[]
  /** Frame whose columns are `columns`, in the order of `summed`. */
  private frame: Frame | null = null
  private columns: readonly (Float64Array | Uint8Array)[] = []
  private readonly ofMonths: readonly MonthlyName[]

  constructor(columns: readonly Summed[], parts: Parts) {
    for (const column of columns) this.sums.set(column.name, { ...column, total: 0 })
    this.summed = [...this.sums.values()].filter(({ entry }) => isWritten(entry, parts))
    this.ofMonths = columns.flatMap(({ monthly }) => monthly)
  }

  sum(name: ColumnName): number {
    return this.sums.get(name)?.total ?? Number.NaN
  }

  add(frame: Frame, stretches: readonly Stretch[]): void {
    const months = this.ofMonths.length === 0 ? [] : stretches.map((stretch) => this.monthOf(stretch))
    if (frame !== this.frame) {
      this.frame = frame
      this.columns = this.summed.map(({ name }) => columnOf(frame, name))
    }
    for (let c = 0; c < this.summed.length; c++) {
      const summed = this.summed[c]
      const { monthly } = summed
      const isInLight = isLitOnly(summed.entry)
      const column = this.columns[c]
      for (let k = 0; k < stretches.length; k++) {
        const { row, to, lit, weight } = stretches[k]
        const sum = isInLight ? sumRanges(column, lit) : sumRange(column, row, to)
        summed.total += weight * sum
        for (let m = 0; m < monthly.length; m++) months[k].sums[monthly[m]] += sum
      }
    }
    if (!this.ofMonths.includes('gridW')) return
    for (const { row, to, weight } of stretches) {
      const { exportW, importW } = exchanged(frame.ac.gridW, row, to)
      this.exportW += weight * exportW
      this.importW += weight * importW
    }
  }

  /** The sums of a stretch's month, which may have begun in an earlier block. */
  private monthOf({ year, month, row, to }: Stretch): MonthSums {
    let target = this.months.at(-1)
    if (target === undefined || target.year !== year || target.month !== month) {
      const sums = {} as Record<MonthlyName, number>
      for (const name of this.ofMonths) sums[name] = 0
      target = { year, month, rows: 0, sums }
      this.months.push(target)
    }
    target.rows += to - row
    return target
  }
}

/** Totals of the same rows, each of columns of its own, as one. */
export class JoinedSums implements Sums {
  /** @param of  the totals of a column */
  constructor(private readonly of: (name: ColumnName) => Totals | undefined) {}

  get exportW(): number {
    return this.of('gridW')?.exportW ?? 0
  }

  get importW(): number {
    return this.of('gridW')?.importW ?? 0
  }

  get months(): readonly MonthSums[] {
    const owners = Object.entries(MONTHLY).map(([name, column]) => ({ name: name as MonthlyName, months: this.of(column)?.months ?? [] }))
    return owners[0].months.map(({ year, month, rows }, k) => {
      const sums = {} as Record<MonthlyName, number>
      for (const { name, months } of owners) sums[name] = months[k]?.sums[name] ?? Number.NaN
      return { year, month, rows, sums }
    })
  }

  sum(name: ColumnName): number {
    return this.of(name)?.sum(name) ?? Number.NaN
  }
}

/**
 * Sums of what goes to the grid and of what comes from it. The loop is not in `add`: the compiler
 * took 18 ms for `add` as soon as it had a long loop, and the stages of a cold run wait for it.
 */
function exchanged(gridW: Float64Array, from: number, to: number): { exportW: number; importW: number } {
  let exportW = 0
  let importW = 0
  for (let i = from; i < to; i++) {
    if (gridW[i] > 0) exportW += gridW[i]
    else importW -= gridW[i]
  }
  return { exportW, importW }
}

/** Uses four sums: with a single sum, each addition would wait for the one before. */
export function sumRange(column: Float64Array | Uint8Array, from: number, to: number): number {
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

/**
 * The same over several ranges. Rows of daylight follow each other, and a list of single rows takes
 * a third longer.
 */
function sumRanges(column: Float64Array | Uint8Array, ranges: readonly number[]): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let k = 0; k < ranges.length; k += 2) {
    const to = ranges[k + 1]
    let i = ranges[k]
    for (; i + 3 < to; i += 4) {
      a += column[i]
      b += column[i + 1]
      c += column[i + 2]
      d += column[i + 3]
    }
    for (; i < to; i++) a += column[i]
  }
  return a + b + (c + d)
}

/** Splits the rows of a block, and its lit rows, by calendar month. */
export function stretchesOf({ n, lit, months }: Frame, monthWeights: Float64Array): Stretch[] {
  const { rows, n: litCount } = lit
  let k = 0
  return months.map((start, month) => {
    const to = month + 1 < months.length ? months[month + 1].row : n
    const ranges: number[] = []
    while (k < litCount && rows[k] < to) {
      const end = endOfRange(rows, k, litCount, to)
      ranges.push(rows[k], rows[k] + end - k)
      k = end
    }
    return { ...start, to, lit: ranges, weight: monthWeights[start.month] }
  })
}

/**
 * First index after the range of consecutive rows that begins at index `k`. As rows ascend, they are
 * consecutive as far as row and index have grown by the same number: steps that double, then halve,
 * find the end in a day of minutes in 20 looks instead of 500.
 */
function endOfRange(rows: Int32Array, k: number, n: number, to: number): number {
  const offset = rows[k] - k
  const most = Math.min(n, to - offset)
  let end = k + 1
  let step = 1
  while (end + step <= most && rows[end + step - 1] === offset + end + step - 1) {
    end += step
    step *= 2
  }
  for (; step > 0; step >>= 1) if (end + step <= most && rows[end + step - 1] === offset + end + step - 1) end += step
  return end
}
