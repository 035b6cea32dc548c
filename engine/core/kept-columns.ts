/** Longer columns are not kept: a leap year of hours. */
const MOST_ROWS = 8784
/** Two tables of eight columns, about 1 MB. */
const MOST_KEPT = 16

/**
 * Columns that no table of weather uses, of one length. Their memory is paged in; that of a new
 * column costs ten times its copy. They contain anything, and whoever takes one writes every row.
 */
let kept: Float64Array[] = []

export function takeColumn(rows: number): Float64Array {
  if (kept[0]?.length === rows) return kept.pop() as Float64Array
  return new Float64Array(rows)
}

/** Call when nothing refers to the columns any more. Columns of another length replace those kept. */
export function giveBackColumns(columns: readonly (Float64Array | null)[]): void {
  for (const column of columns) {
    if (column === null || column.length > MOST_ROWS) continue
    if (kept[0]?.length !== column.length) kept = []
    if (kept.length < MOST_KEPT) kept.push(column)
  }
}
