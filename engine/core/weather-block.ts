/** Longer blocks are not kept: eight columns of a leap year of hours. */
const MOST_NUMBERS = 8 * 8800

/** Numbers in front of the columns: the settings of the weather. */
const SETTINGS = 3
/** Room for the marks, one for each column. */
const MARKS = 12

/**
 * Memory of a weather that no run uses any more. It is paged in: the first touch of new memory costs
 * ten times a copy. It contains anything.
 */
let kept = new Float64Array(0)

/**
 * The columns of a weather, one after the other in one block of memory, in the order in which their
 * digest reads them: the digest needs no copy. Whoever takes a column writes every row of it.
 */
export class WeatherBlock {
  private readonly numbers: Float64Array<ArrayBuffer>
  private used = SETTINGS

  /** @param columns  number of columns that will be taken */
  constructor(
    private readonly rows: number,
    columns: number,
  ) {
    const length = SETTINGS + MARKS + columns * rows
    this.numbers = kept.length >= length ? kept : new Float64Array(length)
    kept = new Float64Array(0)
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

  /** The settings and all columns, as the digest reads them. */
  bytes(settings: readonly [number, number, number]): Uint8Array {
    this.numbers.set(settings)
    return new Uint8Array(this.numbers.buffer, 0, 8 * this.used)
  }

  /** Call when nothing refers to the columns any more. */
  giveBack(): void {
    if (this.numbers.length <= MOST_NUMBERS) kept = this.numbers
  }
}
