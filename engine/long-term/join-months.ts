/**
 * Smooths the joint of two months of different years: the rows on both sides of it become a cubic from
 * the row before them to the row after them, with the slopes that the series has there, limited so that
 * it does not overshoot. Nothing changes where one of the rows that it needs is a gap.
 * @param column  of the whole year, changed in place; the year is a circle
 * @param first   first row of the later month
 * @param rows    number of rows on each side
 * Source: ISO 15927-4:2005 asks for a smooth interpolation over 8 h on each side, the Sandia method for
 * a curve over 6 h; the limit of the slopes is F. N. Fritsch, R. E. Carlson, SIAM J. Numer. Anal. 17
 * (1980), 238, eq. 3.1.
 * Checked by: test/engine/long-term/join-months.test.ts
 */
export function joinMonths(column: Float64Array, first: number, rows: number): void {
  const n = column.length
  const at = (row: number) => column[(row + n) % n]
  const span = 2 * rows + 1
  const [from, to] = [first - rows - 1, first + rows]
  const [start, end] = [at(from), at(to)]
  const mean = (end - start) / span
  const slopeBefore = limited(start - at(from - 1), mean)
  const slopeAfter = limited(at(to + 1) - end, mean)
  if (Number.isNaN(mean + slopeBefore + slopeAfter)) return
  for (let k = 1; k < span; k++) {
    const t = k / span
    const rise = t * t * (3 - 2 * t)
    column[(from + k + n) % n] = start + rise * (end - start) + span * (t * (1 - t) * (1 - t) * slopeBefore - t * t * (1 - t) * slopeAfter)
  }
}

function limited(slope: number, mean: number): number {
  if (Number.isNaN(slope)) return slope
  if (slope * mean <= 0) return 0
  return Math.abs(slope) > 3 * Math.abs(mean) ? 3 * mean : slope
}
