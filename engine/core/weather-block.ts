import type { RowStarts } from './row-starts.ts'

/** Longer blocks are not kept: eight columns of a leap year of hours. */
const MOST_NUMBERS = 8 * 8800

/** Numbers between the stamps and the other columns: the settings of the weather, and its first stamp. */
const SETTINGS = 4
/** Room for the marks, one for each column. */
const MARKS = 12

/**
 * Memory of a weather that no run uses any more. It is paged in: the first touch of new memory costs
 * ten times a copy. It contains anything.
 */
let kept = new Float64Array(0)

/**
 * The columns of a weather, one after the other in one block of memory, in the order in which their
 * digest reads them: the digest needs no copy. The caller that takes a column writes every row of it.
 */
export class WeatherBlock {
  /** For the start of each row, minutes. */
  readonly stamps: Float64Array
  private readonly numbers: Float64Array<ArrayBuffer>
  private used: number

  /** @param columns  number of columns that will be taken, besides the stamps */
  constructor(
    private readonly rows: number,
    columns: number,
  ) {
    const length = SETTINGS + MARKS + (1 + columns) * rows
    this.numbers = kept.length >= length ? kept : new Float64Array(length)
    kept = new Float64Array(0)
    this.stamps = this.numbers.subarray(0, rows)
    this.used = rows + SETTINGS
  }

  /** The next column, after a number that marks it. */
  take(mark: number): Float64Array {
    this.numbers[this.used++] = mark
    this.used += this.rows
    return this.numbers.subarray(this.used - this.rows, this.used)
  }

  /** Marks a missing column. */
  skip(): null {
    this.numbers[this.used++] = 0
    return null
  }

  /**
   * The settings and all columns, as the digest reads them. It reads the stamps of a regular series
   * from the first alone: a sixth less of a common weather.
   * @param stepMinutes  is a setting too
   */
  bytes(starts: RowStarts, stepMinutes: number, timezoneH: number, sunOffsetMinutes: number): Uint8Array {
    const isRegular = starts.isRegular || isRegularSeries(this.stamps, stepMinutes)
    this.numbers.set([stepMinutes, timezoneH, sunOffsetMinutes, isRegular ? starts.at(0) : Number.NaN], this.rows)
    const from = isRegular ? this.rows : 0
    return new Uint8Array(this.numbers.buffer, 8 * from, 8 * (this.used - from))
  }

  /** Call when nothing refers to the columns any more. */
  giveBack(): void {
    if (this.numbers.length <= MOST_NUMBERS) kept = this.numbers
  }
}

function isRegularSeries(stamps: Float64Array, stepMinutes: number): boolean {
  const [first] = stamps
  for (let i = 1; i < stamps.length; i++) if (stamps[i] !== first + i * stepMinutes) return false
  return true
}
