import type { SeriesValues } from '@pvyield/report'
import type { CsvRows } from '../parts/csv.ts'

const MILLIS = 60_000

/**
 * Series as a table with a head, exact.
 * @param date  MM-DD, of which the first in the series is taken; null for all rows
 */
export function seriesRows(series: readonly SeriesValues[], date: string | null): CsvRows {
  const starts = Array.from(series[0]?.rows.startMinutes ?? [], (minutes) => new Date(minutes * MILLIS).toISOString().slice(0, 16))
  const day = date === null ? '' : (starts.find((stamp) => stamp.slice(5, 10) === date)?.slice(0, 10) ?? ' ')
  const head = ['time', ...series.map(({ name, unit }) => `${name} (${unit})`)]
  const rows = starts.flatMap((stamp, row) =>
    stamp.startsWith(day) ? [[stamp, ...series.map(({ values }) => numberOrNull(values[row]))]] : [],
  )
  return [head, ...rows]
}

function numberOrNull(value: number | null | undefined): number | null {
  return value === undefined || value === null || Number.isNaN(value) ? null : value
}
