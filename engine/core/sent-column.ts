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
 * A column of the section with NaN for its gaps. The values are copied as a whole, in which a null
 * becomes 0, so that only zeros are looked at one by one.
 */
export function withNaN(column: GappyColumn): Float64Array {
  const out = new Float64Array(column.length)
  out.set(column as readonly number[])
  for (let i = 0; i < out.length; i++) if (out[i] === 0 && column[i] === null) out[i] = Number.NaN
  return out
}
