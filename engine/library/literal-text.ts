import type { TextColumn } from './text-column.ts'

const LINE_FEED = '\n'

/**
 * The texts of a column as they are printed, in lower case: one line per row, in which a text is
 * found by the engine's own substring search.
 */
export class LiteralText {
  private readonly lines: string
  /** Where the line of each row starts, and one more past the end. */
  private readonly starts: Uint32Array

  constructor({ bytes }: TextColumn, rows: number) {
    this.lines = `${new TextDecoder().decode(bytes).toLowerCase()}${LINE_FEED}`
    this.starts = new Uint32Array(rows + 1)
    for (let row = 0; row < rows; row++) this.starts[row + 1] = this.lines.indexOf(LINE_FEED, this.starts[row]) + 1
  }

  /** Visits the rows that contain a text of lower case, each once. */
  eachRowWith(text: string, visit: (row: number) => void): void {
    if (text.includes(LINE_FEED)) return
    let row = 0
    for (let at = this.lines.indexOf(text); at >= 0; at = this.lines.indexOf(text, this.starts[row])) {
      while (this.starts[row + 1] <= at) row++
      visit(row)
      row++
      if (row + 1 >= this.starts.length) return
    }
  }
}
