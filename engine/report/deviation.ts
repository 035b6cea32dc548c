const MONTHS = 12

/** Sums over the compared rows of a period. */
export interface DeviationSums {
  rows: number
  ours: number
  theirs: number
  /** Sum of ours minus theirs: exact where both are nearly equal. */
  error: number
  squared: number
}

/** Sums of a series and of its reference by calendar month, over the rows that both have. */
export class SeriesDeviation {
  /** Rows without a reference value. */
  missing = 0
  private readonly rows = new Float64Array(MONTHS)
  private readonly ours = new Float64Array(MONTHS)
  private readonly theirs = new Float64Array(MONTHS)
  private readonly error = new Float64Array(MONTHS)
  private readonly squared = new Float64Array(MONTHS)

  /**
   * @param reference     null or missing rows are not compared
   * @param isZeroInDark  leave out the rows in which either is 0: that stands for a dark row
   */
  constructor(
    private readonly reference: readonly (number | null)[],
    private readonly isZeroInDark = false,
  ) {}

  /**
   * @param simulated  the rows of a block
   * @param first      number of the first of them
   * @param months     month of each row of the block, January is 0
   */
  add(simulated: Float64Array, first: number, months: Uint8Array): void {
    const { reference, isZeroInDark, rows, ours, theirs, error, squared } = this
    for (let i = 0; i < simulated.length; i++) {
      const expected = reference[first + i] ?? null
      if (expected === null) {
        this.missing++
        continue
      }
      const value = simulated[i]
      if (isZeroInDark && (value === 0 || expected === 0)) continue
      const month = months[i]
      const difference = value - expected
      rows[month]++
      ours[month] += value
      theirs[month] += expected
      error[month] += difference
      squared[month] += difference * difference
    }
  }

  /** @param month  January is 0 */
  month(month: number): DeviationSums {
    return {
      rows: this.rows[month],
      ours: this.ours[month],
      theirs: this.theirs[month],
      error: this.error[month],
      squared: this.squared[month],
    }
  }

  /** Sums over all months, each times its weight. */
  year(weights?: Float64Array): DeviationSums {
    const sums = { rows: 0, ours: 0, theirs: 0, error: 0, squared: 0 }
    for (let month = 0; month < MONTHS; month++) {
      const weight = weights === undefined ? 1 : weights[month]
      sums.rows += weight * this.rows[month]
      sums.ours += weight * this.ours[month]
      sums.theirs += weight * this.theirs[month]
      sums.error += weight * this.error[month]
      sums.squared += weight * this.squared[month]
    }
    return sums
  }
}

/** Root mean square difference of the rows; null without a row. */
export function rmseOf({ rows, squared }: DeviationSums): number | null {
  return rows === 0 ? null : Math.sqrt(squared / rows)
}

/** The same divided by the size of the mean of the reference; null where that mean is 0. */
export function rmseFraction(sums: DeviationSums): number | null {
  const rmse = rmseOf(sums)
  return rmse === null || sums.theirs === 0 ? null : rmse / Math.abs(sums.theirs / sums.rows)
}

/** Difference of the sums, divided by the size of the reference's; null where that is 0. */
export function biasFraction({ error, theirs }: DeviationSums): number | null {
  return theirs === 0 ? null : error / Math.abs(theirs)
}
