import type { Chain } from '../chain.ts'
import type { Blocks } from '../core/blocks.ts'
import type { ColumnEntry } from '../core/columns.ts'
import type { Frame } from '../core/frame.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { SharedSky } from './shared-sky.ts'

/** A variant whose chain is prepared. */
export interface PreparedVariant {
  readonly request: Resolved
  readonly weather: WeatherTable
  readonly chain: Chain
  readonly year: MeanYear
  readonly sink: Sink
  readonly sky: SharedSky
}

/** Adds up, block by block, what is wanted of a variant. */
export interface Collector<T> {
  add(frame: Frame): void
  /** Adds the same block in a year of the analysis period, the first is 0. */
  addYear?(frame: Frame, year: number): void
  /** Call it after the last block. */
  result(): T
}

/** Another variant that runs before, and the columns that may differ from its own. */
export interface Before<T> {
  readonly collector: Collector<T>
  readonly changes: (entry: ColumnEntry) => boolean
}

/** What is wanted of each variant. What is asked for decides what it costs. */
export interface Wanted<T> {
  /** Whether it needs the years of the analysis period, and what the checks of the weather find. */
  readonly isWhole: boolean
  collect(variant: PreparedVariant, blocks: Blocks, before: Before<T> | null): Collector<T>
}
