import { AsyncLocalStorage } from 'node:async_hooks'

/** What a log line may carry: plain values, never a body, a key or a header of a request. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes structured lines. */
export interface Log {
  info(event: string, fields?: LogFields): void
  /** For the operator: `cause` goes into the log and never to a client. */
  error(event: string, cause: unknown, fields?: LogFields): void
}

const requestId = new AsyncLocalStorage<string>()

/** Does work for a request: every line that the log gets from it, however deep, names the request. What several wait for names the first of them. */
export function forRequest<Result>(id: string, work: () => Result): Result {
  return requestId.run(id, work)
}

/** One JSON object a line. */
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
