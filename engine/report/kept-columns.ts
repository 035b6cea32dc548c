/** Values of the kept columns, 8 MB: more than a year of hours of all series. */
const MOST_VALUES = 1 << 20

/**
 * Columns of series that nobody reads any more, all of one length. Their memory is paged in; the
 * pages of new ones cost a simple run with series a tenth of its time. Whoever takes a column
 * writes every row of it.
 */
const kept: Float64Array[] = []

/** A column that contains anything. */
export function takeColumn(rows: number): Float64Array {
  const column = kept[0]?.length === rows ? kept.pop() : undefined
  return column ?? new Float64Array(rows)
}

/** Nobody may read these columns afterwards. They have one length. */
export function keepColumns(columns: readonly Float64Array[]): void {
  const rows = columns[0]?.length ?? 0
  if (rows === 0) return
  if (kept[0]?.length !== rows) kept.length = 0
  for (const column of columns) if ((kept.length + 1) * rows <= MOST_VALUES) kept.push(column)
}
