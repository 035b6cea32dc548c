import { AsyncLocalStorage } from 'node:async_hooks'

/** What a log line may carry: plain values, never a body, a key or a header of a request. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes structured lines. */
export interface Log {
  info(event: string, fields?: LogFields): void
  /** For the operator: `cause` is written to the log and never sent to a client. */
  error(event: string, cause: unknown, fields?: LogFields): void
}

const requestId = new AsyncLocalStorage<string>()

/**
 * Does work for a request: every log line that the work writes contains the request's id. When
 * several requests wait for the same work, its lines contain the id of the first.
 */
export function forRequest<Result>(id: string, work: () => Result): Result {
  return requestId.run(id, work)
}

/** A log with one JSON object per line. */
export function jsonLog(write: (line: string) => void): Log {
  const line = (level: string, event: string, fields: LogFields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, request_id: requestId.getStore(), ...fields })}\n`)
  return {
    info: (event, fields = {}) => line('info', event, fields),
    error: (event, cause, fields = {}) => line('error', event, { ...fields, cause: describe(cause) }),
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
