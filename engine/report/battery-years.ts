import type { Blocks } from '../core/blocks.ts'
import type { Frame } from '../core/frame.ts'
import type { Stretch } from './totals.ts'

/** Stages in the order in which they run. */
type Stages = readonly { readonly run: (frame: Frame) => void }[]

interface KeptBlock extends Pick<Frame, 'first' | 'n' | 'months'> {
  readonly stretches: readonly Stretch[]
}

/**
 * The years of an ageing battery follow one another: each begins with what the year before left of
 * the capacity, and the cycles of a year are known after its last row. What the inverters give does
 * not depend on the battery. So it is kept for each year while the weather passes once, and the
 * stages behind the inverters then run over it year by year.
 */
export class BatteryYears {
  private readonly outputW: readonly Float64Array[]
  /** What is out of it. */
  private readonly partsOutW: readonly Float64Array[]
  /** Of the sky, what those stages read. */
  private readonly startMinutes: Float64Array
  private readonly isUp: Uint8Array
  private readonly month: Uint8Array
  private readonly kept: KeptBlock[] = []

  /**
   * @param rows  rows of the weather
   * @param hasPartsOut  whether named parts of the plant have outages
   */
  constructor(
    years: number,
    rows: number,
    private readonly blocks: Blocks,
    hasPartsOut: boolean,
  ) {
    const columns = (): Float64Array[] => Array.from({ length: years }, () => new Float64Array(rows))
    this.outputW = columns()
    this.partsOutW = hasPartsOut ? columns() : []
    this.startMinutes = new Float64Array(rows)
    this.isUp = new Uint8Array(rows)
    this.month = new Uint8Array(rows)
  }

  /** Keeps what the years have in common of a block. */
  keep({ first, n, months, sky }: Frame, stretches: readonly Stretch[]): void {
    this.kept.push({ first, n, months, stretches })
    this.startMinutes.set(sky.startMinutes.subarray(0, n), first)
    this.isUp.set(sky.isUp.subarray(0, n), first)
    this.month.set(sky.month.subarray(0, n), first)
  }

  /** Keeps what the inverters give in the same block of a year, the first is 0. */
  keepYear({ first, n, ac }: Frame, year: number): void {
    this.outputW[year].set(ac.inverterOutputW.subarray(0, n), first)
    this.partsOutW[year]?.set(ac.partsOutW.subarray(0, n), first)
  }

  /** Runs stages over a year, in the frame of the run, whose last block nobody reads any more. */
  run(year: number, stages: Stages, visit: (frame: Frame, stretches: readonly Stretch[]) => void): void {
    const { frame } = this.blocks
    const clear = this.blocks.clearerOf((writer) => writer === 'storage' || writer === 'ac')
    for (const { stretches, ...block } of this.kept) {
      const end = block.first + block.n
      Object.assign(frame, block)
      frame.ac.inverterOutputW.set(this.outputW[year].subarray(block.first, end))
      if (this.partsOutW.length > 0) frame.ac.partsOutW.set(this.partsOutW[year].subarray(block.first, end))
      frame.sky.startMinutes.set(this.startMinutes.subarray(block.first, end))
      frame.sky.isUp.set(this.isUp.subarray(block.first, end))
      frame.sky.month.set(this.month.subarray(block.first, end))
      clear()
      for (const { run } of stages) run(frame)
      visit(frame, stretches)
    }
  }
}
