import type { Frame } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import type { QuantityName } from '../core/quantities.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { SeriesDeviation } from './deviation.ts'
import { addToSeries, makeSeries, type SeriesColumns, seriesNames } from './series.ts'

/** States of the lit array: other programs write 0 for the dark, as the columns of a run do. */
const ZERO_IN_DARK: ReadonlySet<QuantityName> = new Set<QuantityName>(['TArray', 'UArray'])
/** A run without series does not compute these in dark rows. */
const SUN: readonly string[] = ['HSol', 'AzSol'] satisfies QuantityName[]

/** Whether reference series need the sun of every row. */
export function needsSunOfDark({ reference_series }: Resolved['weather']): boolean {
  return SUN.some((name) => Object.hasOwn(reference_series ?? {}, name))
}

/** A series of a run and the reference of its name. */
export interface ScoredSeries {
  readonly name: QuantityName
  readonly deviation: SeriesDeviation
}

/**
 * Compares the series of a run with the reference series of the request, block by block: it keeps
 * one block of each compared series, and sums by month.
 */
export class ReferenceScore {
  readonly series: readonly ScoredSeries[]
  /** Reference series that match no series of this plant. */
  readonly ignored: readonly string[]
  /** As of `addToSeries`. */
  private readonly atBattery: string | null
  /** Series of the current block. */
  private readonly block: SeriesColumns

  /** @param capacity  most rows of a block */
  constructor({ reference_series }: Resolved['weather'], weather: WeatherTable, parts: Parts, capacity: number) {
    const reference = new Map(Object.entries(reference_series ?? {}))
    this.series = seriesNames(parts).flatMap((name) => {
      const theirs = reference.get(name)
      if (theirs === undefined) return []
      reference.delete(name)
      return [{ name, deviation: new SeriesDeviation(theirs, ZERO_IN_DARK.has(name)) }]
    })
    this.ignored = [...reference.keys()]
    this.atBattery = parts.dcBattery ? '' : null
    this.block = makeSeries(
      { ...weather, n: capacity },
      this.series.map(({ name }) => name),
    )
  }

  add(frame: Frame): void {
    if (this.series.length === 0) return
    const { first, n, sky } = frame
    const { columns } = this.block
    addToSeries(this.block, { ...frame, first: 0 }, false, this.atBattery)
    for (let k = 0; k < this.series.length; k++) this.series[k].deviation.add(columns[k].subarray(0, n), first, sky.month)
  }
}
