import type { Blocks } from '../core/blocks.ts'
import { isWritten } from '../core/clearing.ts'
import { columnNamed } from '../core/column-names.ts'
import type { ColumnName } from '../core/columns.ts'
import { columnOf, type Frame } from '../core/frame.ts'
import type { Parts } from '../core/parts.ts'
import type { Stretch } from './totals.ts'

/** Stages in the order in which they run. */
type Stages = readonly { readonly run: (frame: Frame) => void }[]

interface KeptBlock extends Pick<Frame, 'first' | 'n' | 'months'> {
  readonly stretches: readonly Stretch[]
}

/** What the stages behind the inverters read: of each year, and of all of them. */
const OF_YEAR: readonly ColumnName[] = ['inverterOutputW', 'partsOutW', 'dcBusW', 'dcBusV']
const OF_ROWS: readonly ColumnName[] = ['startMinutes', 'isUp', 'month', 'tempAirC', 'batteryOutFrac']

/** Columns of all rows of the weather. */
class KeptColumns {
  private readonly columns: readonly { readonly name: ColumnName; readonly kept: Float64Array | Uint8Array }[]

  constructor(names: readonly ColumnName[], rows: number, parts: Parts) {
    this.columns = names.flatMap((name) => {
      const { entry } = columnNamed(name)
      return isWritten(entry, parts) ? [{ name, kept: entry.isByte ? new Uint8Array(rows) : new Float64Array(rows) }] : []
    })
  }

  keep(frame: Frame): void {
    for (const { name, kept } of this.columns) kept.set(columnOf(frame, name).subarray(0, frame.n), frame.first)
  }

  recall(frame: Frame): void {
    const { first, n } = frame
    for (const { name, kept } of this.columns) columnOf(frame, name).set(kept.subarray(first, first + n))
  }
}

/**
 * The years of an ageing battery follow one another: each begins with what the year before left of
 * the capacity, and the cycles of a year are known after its last row. What the inverters give does
 * not depend on the battery. So it is kept for each year while the weather passes once, and the
 * stages behind the inverters then run over it year by year.
 */
export class BatteryYears {
  private readonly years: readonly KeptColumns[]
  private readonly rows: KeptColumns
  private readonly kept: KeptBlock[] = []

  /** @param rows  rows of the weather */
  constructor(
    years: number,
    rows: number,
    private readonly blocks: Blocks,
    parts: Parts,
  ) {
    this.years = Array.from({ length: years }, () => new KeptColumns(OF_YEAR, rows, parts))
    this.rows = new KeptColumns(OF_ROWS, rows, parts)
  }

  /** Keeps what the years have in common of a block. */
  keep(frame: Frame, stretches: readonly Stretch[]): void {
    const { first, n, months } = frame
    this.kept.push({ first, n, months, stretches })
    this.rows.keep(frame)
  }

  /** Keeps what the inverters give in the same block of a year, the first is 0. */
  keepYear(frame: Frame, year: number): void {
    this.years[year].keep(frame)
  }

  /** Runs stages over a year, in the frame of the run, whose last block nobody reads any more. */
  run(year: number, stages: Stages, visit: (frame: Frame, stretches: readonly Stretch[]) => void): void {
    const { frame } = this.blocks
    const clear = this.blocks.clearerOf((writer) => writer === 'storage' || writer === 'ac')
    for (const { stretches, ...block } of this.kept) {
      Object.assign(frame, block)
      this.years[year].recall(frame)
      this.rows.recall(frame)
      clear()
      for (const { run } of stages) run(frame)
      visit(frame, stretches)
    }
  }
}
