import { Problem } from '../http/problem.ts'

/** Values of a series that one answer carries at most; longer ones are read as CSV. */
const ANSWERED_VALUES_MAX = 10_000_000

/** Fails: Problem validation_error when a series is too long for one JSON answer. */
export function requireAnswerable(values: number): void {
  if (values <= ANSWERED_VALUES_MAX) return
  throw Problem.ofField(
    'validation_error',
    'include_series',
    `The series has ${values} values, more than the ${ANSWERED_VALUES_MAX} of one answer: send Prefer: respond-async and read series.csv`,
  )
}
