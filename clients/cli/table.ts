const GAP = '  '

/**
 * Rows as lines of text, each column as wide as its widest cell.
 * @param labels  number of columns on the left that contain words: they are to the left, others to the right
 */
export function aligned(rows: readonly (readonly string[])[], labels: number): string[] {
  const widths = (rows[0] ?? []).map((_, k) => Math.max(...rows.map((row) => row[k]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, k) => (k < labels ? cell.padEnd(widths[k] ?? 0) : cell.padStart(widths[k] ?? 0)))
      .join(GAP)
      .trimEnd(),
  )
}
