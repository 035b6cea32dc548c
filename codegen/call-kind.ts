import { asRecord } from './document.ts'
import type { Operation } from './operations.ts'

/** How a client makes a call, which decides when it is retried and how the answer is read. */
export type CallKind = 'repeatable' | 'keyed' | 'once' | 'text' | 'bytes' | 'events'

export function callKind(operation: Operation): CallKind {
  if (contentOf(operation).includes('text/event-stream')) return 'events'
  if (isText(operation)) return 'text'
  if (isBinary(operation)) return 'bytes'
  if (isKeyed(operation)) return 'keyed'
  // A run may be charged: it is not repeated when its answer was lost.
  return operation.method === 'post' || operation.method === 'patch' || operation.isRunLike ? 'once' : 'repeatable'
}

/** Name of the schema of the events that an operation answers. */
export function eventSchema(responses: Record<string, unknown>, where: string): string {
  const content = asRecord(asRecord(responses[200], where).content, where)
  const { $ref } = asRecord(asRecord(content['text/event-stream'], where)['x-event'], where)
  return String($ref).split('/').at(-1) ?? ''
}

/** Statuses of success, in the order of the document. */
export function successes({ responses }: Operation): readonly string[] {
  return Object.keys(responses).filter((status) => status.startsWith('2'))
}

function isKeyed({ parameters }: Operation): boolean {
  return parameters.headers.some(({ name }) => name === 'idempotency-key')
}

function isText(operation: Operation): boolean {
  return !isJson(operation) && contentOf(operation).some((type) => type.startsWith('text/') || type.endsWith('+xml'))
}

function isBinary(operation: Operation): boolean {
  return !isJson(operation) && !isText(operation) && contentOf(operation).length > 0
}

function isJson(operation: Operation): boolean {
  return contentOf(operation).includes('application/json')
}

/** Media types of the first success. */
function contentOf(operation: Operation): readonly string[] {
  return operation.responses[Number(successes(operation)[0])] ?? []
}
