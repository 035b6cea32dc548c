/**
 * Memory that a stage writes in each block before it reads it. The stages of all plants have the same:
 * columns of its own for each of thirty variants leave the cache, and new ones cost a run their first
 * touch.
 * @param make  makes it for a number of rows
 * @returns gives it for at least this number of rows; it contains anything
 */
export function scratch<T extends { readonly length: number }>(make: (rows: number) => T): (rows: number) => T {
  let kept = make(0)
  return (rows) => {
    if (kept.length < rows) kept = make(rows)
    return kept
  }
}

export function scratchColumn(): (rows: number) => Float64Array {
  return scratch((rows) => new Float64Array(rows))
}
