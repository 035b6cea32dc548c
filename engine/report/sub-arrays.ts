import type { SubArrayResult } from '@pvyield/contract/schemas'
import type { MeanYear } from '../core/mean-year.ts'
import type { PartSeriesName } from '../core/part-series.ts'
import type { Sink } from '../core/sink.ts'
import type { LightlessRows } from '../weather-checks/lightless-rows.ts'
import type { SeriesColumns } from './series.ts'
import type { StringTemperatures } from './string-temperatures.ts'
import type { Sums } from './totals.ts'

/** What a run of a plant adds up. */
export interface PlantTally {
  readonly totals: Sums
  readonly temperatures: StringTemperatures
  readonly year: MeanYear
  readonly lightless: LightlessRows
  readonly stepMinutes: number
}

/** The parts of a plant in a run (`engine/plant/`). */
export interface SubArrays {
  /** Whether the plant is one part, whose warnings are those of the plant. */
  readonly isSole: boolean
  /** Power of all modules at STC from which the nominal energy is computed, W. */
  readonly stcW: number
  /** Series of its parts that the request asks for. */
  readonly seriesNames: readonly PartSeriesName[]
  /** Has the parts write their columns of a series; a sole part has those of the plant. Call it before the first block. */
  writeTo(series: SeriesColumns): void
  /** Results of each part, after the last block, with the warnings about its modules. */
  report(plant: PlantTally, sink: Sink): SubArrayResult[]
  /** Names the fields of all that was found as those of the part that has them. */
  name(sink: Sink): void
}
