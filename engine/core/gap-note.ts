import type { WeatherGaps } from '@pvyield/contract/schemas'

/** What a run uses in place of a gap (see `irradiance/closure.ts` and `core/fill-gaps.ts`). */
export function repairOf(column: string): string {
  if (column === 'albedo') return 'the albedo of the month'
  if (column === 'poa_wm2') return 'zero'
  return ['ghi_wm2', 'dhi_wm2', 'dni_wm2'].includes(column)
    ? "the value that follows from the row's other irradiance columns; where they do not give it, the row counts as zero"
    : 'a linear value in gaps up to 6 h; in longer gaps the same time of day of the nearest days'
}

/** A note on the gaps of a column of so many rows. */
export function gapNote(column: string, { count, first_time }: WeatherGaps, rows: number): string {
  return `${column}: ${count} of ${rows} rows are missing, the first at ${first_time}: a run uses ${repairOf(column)}.`
}
