import type { CompareRequest } from '@pvyield/contract/schemas'
import type { RunKind } from '@pvyield/engine/quick'
import { kindOf } from '../../engine/request-kind.ts'
import { checkJsonBody } from '../../http/json-body.ts'
import type { ReadText } from '../../http/json-text.ts'
import { Problem } from '../../http/problem.ts'

/** What is compared. */
export interface Comparison extends Pick<CompareRequest, 'names' | 'per'> {
  readonly items: readonly ComparedItem[]
}

/** A request that was sent, as a body of its own, or the id of a stored run. */
export type ComparedItem = { readonly kind: RunKind; readonly read: ReadText } | { readonly kind: 'stored'; readonly id: string }

/** Stands for a request in the check of the body around it: each request is checked as a body of its own. */
export const STAND_IN = { run_id: '' }

/** Fails: Problem validation_error for all of the body but its requests. */
export function comparisonIn(read: ReadText): Comparison {
  const sent = requestsIn(read.value)
  const around =
    sent === null ? read.value : { ...(read.value as object), requests: sent.map((item) => (isRequest(item) ? STAND_IN : item)) }
  const { names, per } = checkJsonBody({ ...read, value: around, nonFinite: [] }, 'validate_compareRuns_body') as CompareRequest
  const count = sent?.length ?? 0
  if (names.length > 0 && names.length !== count) {
    const message = `There are ${names.length} names for ${count} requests: send a name for each, or none`
    throw Problem.ofField('validation_error', 'names', message)
  }
  return { names, per, items: (sent ?? []).map((item, k) => itemOf(item, read, ['requests', String(k)])) }
}

function requestsIn(body: unknown): readonly unknown[] | null {
  const requests: unknown = isFields(body) ? body.requests : null
  return Array.isArray(requests) ? requests : null
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isRequest(item: unknown): item is Readonly<Record<string, unknown>> {
  return isFields(item) && !('run_id' in item)
}

/**
 * A request among others, as a body of its own.
 * @param at  its path in the body
 */
export function itemOf(item: unknown, { size, nonFinite }: Pick<ReadText, 'size' | 'nonFinite'>, at: readonly string[]): ComparedItem {
  if (!isRequest(item)) return { kind: 'stored', id: (item as typeof STAND_IN).run_id }
  // No series is answered: a year of them would only take memory.
  const value = item.include_series === true ? { ...item, include_series: false } : item
  const own = nonFinite.filter((path) => at.every((name, k) => path[k] === name)).map((path) => path.slice(at.length))
  return { kind: kindOf(item), read: { value, size, nonFinite: own } }
}
