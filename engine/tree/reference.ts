import type { TreeReference, TreeScore } from '@pvyield/contract/schemas'
import type { Frame } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { QUANTITIES } from '../core/quantities.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { addToSeries, makeSeries, type SeriesColumns, seriesNames } from '../report/series.ts'

const MONTHS = 12

/**
 * Finds the reference series against which a run can be scored: those named like a series of the
 * engine. Returns null when the request has no reference series.
 */
export function referenceOf({ weather }: Resolved): TreeReference | null {
  const names = Object.keys(weather.reference_series ?? {})
  if (names.length === 0) return null
  return {
    scored: names.filter((name) => Object.hasOwn(QUANTITIES, name)),
    ignored: names.filter((name) => !Object.hasOwn(QUANTITIES, name)),
  }
}

/**
 * Scores the series of a run against the reference series, block by block. A series that this plant
 * does not have is omitted.
 */
export class ReferenceScore {
  /** Series of the current block. */
  private readonly block: SeriesColumns
  private readonly deviations: readonly SeriesDeviation[]

  /** @param capacity  most rows of a block */
  constructor({ reference_series }: Resolved['weather'], weather: WeatherTable, parts: Parts, capacity: number) {
    const own = seriesNames(parts)
    const scored = Object.entries(reference_series ?? {}).flatMap(([name, reference]) => {
      const known = own.find((series) => series === name)
      return known === undefined ? [] : [{ name: known, reference }]
    })
    this.block = makeSeries(
      { ...weather, n: capacity },
      scored.map(({ name }) => name),
    )
    this.deviations = scored.map(({ reference }) => new SeriesDeviation(reference))
  }

  add(frame: Frame): void {
    if (this.deviations.length === 0) return
    const { first, n, sky } = frame
    addToSeries(this.block, { ...frame, first: 0 })
    for (const [k, deviation] of this.deviations.entries()) deviation.add(this.block.columns[k].subarray(0, n), first, sky.month)
  }

  scores(): TreeScore[] {
    return this.deviations.map((deviation, k) => ({ column: this.block.names[k], unit: this.block.units[k], ...deviation.score() }))
  }
}

/** Accumulates the deviation over rows. */
class Deviation {
  rows = 0
  private error = 0
  private squared = 0

  add(error: number): void {
    this.rows++
    this.error += error
    this.squared += error * error
  }

  get bias(): number | null {
    return this.rows === 0 ? null : this.error / this.rows
  }

  get rmse(): number | null {
    return this.rows === 0 ? null : Math.sqrt(this.squared / this.rows)
  }
}

/** Mean bias and root mean square error of a series, over the year and by month. */
class SeriesDeviation {
  private readonly year = new Deviation()
  private readonly byMonth = Array.from({ length: MONTHS }, () => new Deviation())
  private sum = 0

  /** @param reference  null or missing rows are not compared */
  constructor(private readonly reference: readonly (number | null)[]) {}

  /**
   * @param simulated  the rows of a block
   * @param first      number of the first of them
   * @param months     month of each row of the block, January is 0
   */
  add(simulated: Float64Array, first: number, months: Uint8Array): void {
    for (let i = 0; i < simulated.length; i++) {
      const expected = this.reference[first + i] ?? null
      if (expected === null) continue
      this.sum += expected
      this.year.add(simulated[i] - expected)
      this.byMonth[months[i]].add(simulated[i] - expected)
    }
  }

  score(): Omit<TreeScore, 'column' | 'unit'> {
    const { year, byMonth } = this
    const [bias, rmse] = [year.bias ?? 0, year.rmse ?? 0]
    const mean = year.rows === 0 ? 0 : Math.abs(this.sum / year.rows)
    return {
      rows: year.rows,
      bias,
      rmse,
      bias_fraction: mean === 0 ? null : bias / mean,
      rmse_fraction: mean === 0 ? null : rmse / mean,
      monthly: { bias: byMonth.map((month) => month.bias), rmse: byMonth.map((month) => month.rmse) },
    }
  }
}

/** The deviation of a whole series. Bounds and result as in `SeriesDeviation`. */
export function deviation(
  simulated: Float64Array,
  reference: readonly (number | null)[],
  months: Uint8Array,
): Omit<TreeScore, 'column' | 'unit'> {
  const whole = new SeriesDeviation(reference)
  whole.add(simulated, 0, months)
  return whole.score()
}
