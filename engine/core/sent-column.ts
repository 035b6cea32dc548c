/** A column of the weather section: a value or null for each row. */
export type GappyColumn = readonly (number | null)[]

/**
 * A column of the weather section; null when it is missing or has no value, which counts as not
 * sent.
 */
export function sentColumn(column: GappyColumn | undefined): GappyColumn | null {
  return column?.some((value) => value !== null) ? column : null
}

/**
 * A column of the section with NaN for its gaps.
 * @param out  is written, in every row, and returned
 */
export function withNaN(column: GappyColumn, out: Float64Array = new Float64Array(column.length)): Float64Array {
  for (let i = 0; i < out.length; i++) out[i] = column[i] ?? Number.NaN
  return out
}
