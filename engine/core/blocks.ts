import { type Clearing, clear, clearedFor, prepareClearing } from './clearing.ts'
import type { Writer } from './columns.ts'
import type { Frame } from './frame.ts'
import { giveBack, takeFrame } from './kept-frame.ts'
import type { Parts } from './parts.ts'
import { loadBlock, type WeatherTable } from './weather-table.ts'

/** Stages in the order in which they run. */
type Stages = readonly { readonly run: (frame: Frame) => void }[]

/** The facts of a plant that decide its columns. */
interface Shape {
  readonly parts: Parts
  /** Number of orientations of each face. */
  readonly bins: readonly number[]
  /** Planes whose columns the stages fill in a block; those of the frame by default. */
  readonly planes?: number
}

/** Rows of the weather. */
interface Rows {
  readonly first: number
  readonly count: number
}

/** The blocks of rows in which the stages of a plant run through its weather. */
export class Blocks {
  private readonly clearing: Clearing

  /** @param frame  its columns may contain anything */
  constructor(
    private readonly weather: WeatherTable,
    parts: Parts,
    readonly frame: Frame,
  ) {
    this.clearing = prepareClearing(frame, parts)
  }

  /**
   * Runs stages through the weather, block by block.
   * @param visit  called while the frame contains the columns of a block, with the share of the rows
   *   that are done; an exception ends the walk
   * @param blockRows  most rows of a block
   */
  walk(
    stages: Stages,
    visit: (frame: Frame, doneFrac: number) => void,
    { first, count }: Rows = { first: 0, count: this.weather.n },
    blockRows: number = this.frame.capacity,
  ): void {
    const { weather, frame, clearing } = this
    const end = first + count
    for (let row = first; row < end; row += blockRows) {
      loadBlock(weather, row, frame, Math.min(blockRows, end - row))
      clear(clearing, frame.n)
      for (const { run } of stages) run(frame)
      visit(frame, Math.min(1, (row + blockRows - first) / count))
    }
  }

  /** Takes the rows of a block of another frame, with which this one shares its sky. */
  follow({ n, first, months }: Frame): Frame {
    const { frame, clearing } = this
    frame.n = n
    frame.first = first
    frame.months = months
    clear(clearing, n)
    return frame
  }

  /** Clears what these writers alone write, so that their stages can run again on the rows of the block. */
  clearerOf(isWriting: (writer: Writer) => boolean): () => void {
    const cleared = clearedFor(this.clearing, isWriting)
    return () => clear(cleared, this.frame.n)
  }
}

/**
 * Lends the frame of a plant to work on its weather.
 * @param rows  most rows that the work will visit
 */
export function inBlocks<T>(
  weather: WeatherTable,
  { parts, bins, planes }: Shape,
  work: (blocks: Blocks) => T,
  rows: number = weather.n,
): T {
  const frame = takeFrame(rows, weather.stepMinutes, bins, planes)
  try {
    return work(new Blocks(weather, parts, frame))
  } finally {
    giveBack(frame)
  }
}
