import { type Resolved, referenceNames, type SeriesName } from '@pvyield/engine'
import { type AnsweredFrom, requireAnswerable } from './answerable.ts'
import { requireColumns, type SeriesWish } from './series-wish.ts'

/**
 * The run's own series that are kept for a caller, or for the store (null). Called before the first row is simulated.
 * Fails: Problem validation_error for names that the run does not have, and for more values than
 * one answer can contain.
 */
export function chosenSeries(
  own: readonly SeriesName[],
  { weather, include_series }: Resolved,
  { form, columns }: SeriesWish,
  answeredFrom: Exclude<AnsweredFrom, 'stored'> | null,
): readonly SeriesName[] {
  const reference = referenceNames(weather)
  if (columns !== null) requireColumns(columns, [...own, ...reference])
  const answered = columns?.length ?? own.length + reference.length
  const field = include_series ? 'include_series' : 'columns'
  if (answeredFrom !== null) requireAnswerable({ rows: weather.temp_air_c.length, columns: answered, form }, field, answeredFrom)
  return columns === null ? own : own.filter((name) => columns.includes(name))
}
