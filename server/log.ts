import { AsyncLocalStorage } from 'node:async_hooks'
import { activeSpan } from './tracing/span.ts'

/** What a log line may carry: plain values, never a body, a key or a header of a request. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes structured lines. */
export interface Log {
  info(event: string, fields?: LogFields): void
  /** The service goes on as it should, and the operator may want to do something. */
  warn(event: string, fields?: LogFields): void
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

/**
 * A log with one JSON object per line. Lines of traced work name its trace.
 * @param write  gets each line, and whether it is an error
 */
export function jsonLog(write: (line: string, isError: boolean) => void): Log {
  const line = (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => {
    const entry = {
      time: new Date().toISOString(),
      level,
      event,
      request_id: requestId.getStore(),
      trace_id: activeSpan()?.traceId,
      ...fields,
    }
    write(`${JSON.stringify(entry)}\n`, level === 'error')
  }
  return {
    info: (event, fields = {}) => line('info', event, fields),
    warn: (event, fields = {}) => line('warn', event, fields),
    error: (event, cause, fields = {}) => line('error', event, { ...fields, cause: describe(cause) }),
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? cause.stack || String(cause) : String(cause)
}
