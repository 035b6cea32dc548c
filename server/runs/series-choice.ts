import type { QuantityName, Resolved } from '@pvyield/engine'
import { type AnsweredFrom, requireAnswerable } from './answerable.ts'
import type { Delivery } from './delivery.ts'
import type { ReferenceSeries } from './series.ts'
import { isSeriesOnly, requireColumns, type SeriesWish } from './series-wish.ts'

/**
 * The run's own series that are kept for a caller, or for the store (null). Called before the first row is simulated.
 * Fails: Problem validation_error for names that the run does not have, and for more values than
 * one answer can contain.
 */
export function chosenSeries(
  own: readonly QuantityName[],
  { weather, include_series }: Resolved,
  { form, columns }: SeriesWish,
  answeredFrom: Exclude<AnsweredFrom, 'stored'> | null,
): readonly QuantityName[] {
  const reference = Object.keys(weather.reference_series ?? {})
  if (columns !== null) requireColumns(columns, [...own, ...reference])
  const answered = columns?.length ?? own.length + (isSeriesOnly(form) ? reference.length : 0)
  const field = include_series ? 'include_series' : 'columns'
  if (answeredFrom !== null) requireAnswerable({ rows: weather.temp_air_c.length, columns: answered, form }, field, answeredFrom)
  return columns === null ? own : own.filter((name) => columns.includes(name))
}

/**
 * Series of another tool. A JSON answer contains only those that are named; CSV, Arrow and the store
 * contain all unless columns are named.
 */
export function referenceOf({ weather }: Resolved, { form, columns }: SeriesWish, delivery: Delivery): ReferenceSeries {
  const isLeftOut = columns === null && !isSeriesOnly(form) && delivery === 'answer'
  return isLeftOut ? {} : (weather.reference_series ?? {})
}
