import { Problem } from '../http/problem.ts'

/**
 * Maximum number of series values in one answer, as openapi.json states. A longer series is read as
 * CSV from the stored run, piece by piece.
 */
export const ANSWERED_VALUES_MAX = 10_000_000

/**
 * Rejects a series that is too long for one answer.
 * @param field  the field that requests the series
 * Fails: Problem validation_error that states how many series would fit.
 */
export function requireAnswerable(rows: number, columns: number, field: 'include_series' | 'columns'): void {
  if (rows * columns <= ANSWERED_VALUES_MAX) return
  const fitting = Math.floor(ANSWERED_VALUES_MAX / rows)
  throw Problem.ofField(
    'validation_error',
    field,
    `A series of ${rows} rows and ${columns} columns has ${rows * columns} values, more than the ${ANSWERED_VALUES_MAX} that one answer can contain: name at most ${fitting} series in ?columns=, or send Prefer: respond-async with include_series and read series.csv`,
  )
}
