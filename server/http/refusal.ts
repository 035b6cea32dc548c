import type { ProblemItem } from '@pvyield/contract/schemas'
import { Problem, type ProblemCode } from './problem.ts'

/** Problems of one request among several; any other ends the work on all of them. */
const OF_REQUESTS: readonly ProblemCode[] = ['validation_error', 'not_found', 'run_failed', 'too_costly', 'weather_location_unavailable']

/** Why a request was refused, and how many more failures it has than are listed. */
export interface Refusal {
  readonly items: readonly ProblemItem[]
  readonly omitted: number
}

/**
 * The failures of a request that was refused.
 * @param others  further codes by which it may be
 * Fails: with the cause, when it is no refusal of the request.
 */
export function refusalOf(cause: unknown, others: readonly ProblemCode[] = []): Refusal {
  if (!(cause instanceof Problem) || ![...OF_REQUESTS, ...others].includes(cause.code)) throw cause
  const { errors, omitted, detail: message, code } = cause
  return { items: errors.length > 0 ? errors : [{ field: null, message, code }], omitted }
}
