import type { Span, SpanFields, SpanKind } from './span.ts'

/** Where traces begin. */
export interface Tracing {
  /**
   * Begins the work of this process in a trace.
   * @param traceparent  what caused it, of another process; a trace begins here where it is null or not one
   * @returns null when nothing is traced
   */
  begin(name: string, kind: SpanKind, fields: SpanFields, traceparent: string | null): Span | null
  /** Sends what has ended, for as long as this takes at most. */
  stop(limitMillis: number): Promise<void>
}

/** A server without a collector. */
export const NO_TRACING: Tracing = { begin: () => null, stop: async () => undefined }

/** What traces say of this process. */
export interface Traced {
  readonly version: string
  readonly role: string
}
