import type { Frame, MonthStart } from '../../core/frame.ts'
import { type OutagePeriod, type Span, spanIn } from './periods.ts'
import type { RowSpan } from './random.ts'

/** Parts of ten tenths are all of it. */
export const WHOLE_FRAC = 1 - 1e-12

/**
 * Adds what a period takes of each row of a block: a share of it for the time that it covers.
 * @param fraction  that is out
 */
export function addPeriod(
  out: Float64Array,
  { n, months, sky, stepMinutes }: Frame<'outages'>,
  period: OutagePeriod,
  fraction: number,
): void {
  for (let k = 0; k < months.length; k++) {
    const rows = { from: months[k].row, to: months[k + 1]?.row ?? n }
    // a row has the month of its middle, and may reach over New Year
    for (const year of period.from.year === null ? around(months[k]) : [period.from.year])
      addSpan(out, sky.startMinutes, rows, stepMinutes, spanIn(period, year), fraction)
  }
}

function around({ year, month }: MonthStart): number[] {
  if (month === 0) return [year - 1, year]
  return month === 11 ? [year, year + 1] : [year]
}

/** Adds the share of each row that a span covers; the rows ascend. */
function addSpan(
  out: Float64Array,
  startMinutes: { readonly [row: number]: number },
  { from, to }: RowSpan,
  stepMinutes: number,
  { fromMinutes, toMinutes }: Span,
  fraction: number,
): void {
  let [row, after] = [from, to]
  while (row < after) {
    const middle = (row + after) >> 1
    if (startMinutes[middle] + stepMinutes <= fromMinutes) row = middle + 1
    else after = middle
  }
  for (; row < to && startMinutes[row] < toMinutes; row++) {
    const covered = Math.min(toMinutes, startMinutes[row] + stepMinutes) - Math.max(fromMinutes, startMinutes[row])
    out[row] = Math.min(1, out[row] + (fraction * covered) / stepMinutes)
  }
}
