import { Problem } from '../http/problem.ts'
import { isDrawn } from './drawn-form.ts'
import type { AnswerForm, SeriesForm } from './series-wish.ts'

/**
 * Maximum number of series values in one answer, as openapi.json states. A stored series is written
 * while it is read, so its JSON is bounded only for the sake of the client that parses it, and its
 * CSV and Arrow not at all. The answer of a run is written before it is sent, in the memory of a
 * worker. One that is kept for an idempotency key takes up to 8 bytes a value in the store, and must
 * fit there (`KEPT_ANSWER_MAX_BYTES`).
 */
export const ANSWERED_VALUES_MAX = {
  run: { json: 4_000_000, csv: 10_000_000, arrow: 10_000_000 },
  kept: { json: 2_000_000, csv: 2_000_000, arrow: 2_000_000 },
  stored: { json: 10_000_000, csv: Number.POSITIVE_INFINITY, arrow: Number.POSITIVE_INFINITY },
}

/**
 * What answers: a run that a caller waits for, the same with an answer that is kept for an
 * idempotency key, or a stored run.
 */
export type AnsweredFrom = keyof typeof ANSWERED_VALUES_MAX

/**
 * Rejects a series that is too long for one answer.
 * @param field  the field that requests the series
 * Fails: Problem validation_error that states how many series would fit, and where all of them are.
 */
export function requireAnswerable(
  { rows, columns, form }: { readonly rows: number; readonly columns: number; readonly form: AnswerForm },
  field: 'include_series' | 'columns',
  from: AnsweredFrom,
): void {
  if (isDrawn(form)) return // a picture of any series is short
  const max = ANSWERED_VALUES_MAX[from][form]
  const values = rows * columns
  if (values <= max) return
  const fitting = Math.floor(max / rows)
  const csv = from === 'run' && form === 'json' && values <= ANSWERED_VALUES_MAX.run.csv ? 'send Accept: text/csv, ' : ''
  const stored = from !== 'stored' ? 'send Prefer: respond-async with include_series and read series.csv' : 'read series.csv'
  throw Problem.ofField(
    'validation_error',
    field,
    `A series of ${rows} rows and ${columns} columns has ${values} values, more than the ${max} that one ${FORM_NAMES[form]} answer${from === 'kept' ? ' kept for an idempotency key' : ''} can contain: name at most ${fitting} series in ?columns=, ${csv}or ${stored}`,
  )
}

const FORM_NAMES = { json: 'JSON', csv: 'CSV', arrow: 'Arrow' } as const satisfies Record<SeriesForm, string>
