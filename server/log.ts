/** What a log line may carry: plain values, never a body, a key or a header of a request. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Writes structured lines. */
export interface Log {
  info(event: string, fields?: LogFields): void
  /** For the operator: `cause` goes into the log and never to a client. */
  error(event: string, cause: unknown, fields?: LogFields): void
}

/** One JSON object a line. */
export function jsonLog(write: (line: string) => void): Log {
  const line = (level: string, event: string, fields: LogFields) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  return {
    info: (event, fields = {}) => line('info', event, fields),
    error: (event, cause, fields = {}) => line('error', event, { ...fields, cause: describe(cause) }),
  }
}

function describe(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
}
