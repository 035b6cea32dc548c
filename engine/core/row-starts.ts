/**
 * Starts of the rows of a weather, minutes. Those of a regular series follow from the first one, and
 * become a column only when someone asks for it: a run reads them block by block, and the column of a
 * year of minutes takes 4 MB of new memory.
 */
export class RowStarts {
  private isWritten: boolean

  /**
   * @param column  the starts; for a regular series, memory that contains anything
   * @param regular  first start and step of a regular series; null otherwise
   */
  constructor(
    private readonly column: Float64Array,
    private readonly regular: { readonly firstMinutes: number; readonly stepMinutes: number } | null,
  ) {
    this.isWritten = regular === null
  }

  get isRegular(): boolean {
    return this.regular !== null
  }

  at(row: number): number {
    return this.regular === null ? this.column[row] : this.regular.firstMinutes + row * this.regular.stepMinutes
  }

  /** All starts. */
  all(): Float64Array {
    if (!this.isWritten) this.copy(0, this.column.length, this.column)
    this.isWritten = true
    return this.column
  }

  /** Copies the starts of rows `first` to `first + n`. */
  copy(first: number, n: number, out: Float64Array): void {
    if (this.regular === null) {
      out.set(this.column.subarray(first, first + n))
      return
    }
    const { firstMinutes, stepMinutes } = this.regular
    for (let i = 0; i < n; i++) out[i] = firstMinutes + (first + i) * stepMinutes
  }
}
