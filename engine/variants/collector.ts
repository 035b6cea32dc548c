import type { Chain } from '../chain.ts'
import type { Blocks } from '../core/blocks.ts'
import type { Frame } from '../core/frame.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import type { SharedSky } from './shared-sky.ts'
import type { SumsWanted, VariantSums } from './stage-sums.ts'

/** A variant whose chain is prepared. */
export interface PreparedVariant {
  readonly request: Resolved
  readonly weather: WeatherTable
  readonly chain: Chain
  readonly year: MeanYear
  readonly sink: Sink
  readonly sky: SharedSky
  /** The stages of each year of the analysis period; none where they are not wanted. */
  readonly laterYears: readonly unknown[]
}

/** Collects what is wanted of a variant besides the sums that it shares with others. */
export interface Collector<T> {
  /** Called with each block. */
  add?(frame: Frame): void
  /** Adds the same block in a year of the analysis period, the first is 0. */
  addYear?(frame: Frame, year: number): void
  /** Call it after the last block. */
  result(): T
}

/** What is wanted of each variant. What is asked for decides what it costs. */
export interface Wanted<T> extends SumsWanted {
  /** Whether it needs what the checks of the weather and of the strings find. */
  readonly isWhole: boolean
  /** Whether it needs the years of the analysis period. */
  readonly hasLaterYears: boolean
  /** @param sums  those of the variant, to be read after the last block */
  collect(variant: PreparedVariant, blocks: Blocks, sums: VariantSums): Collector<T>
}
