import { AsyncLocalStorage } from 'node:async_hooks'

/** What a span says, by the names of OpenTelemetry: never a body, a query, a key or who a person is. */
export type SpanFields = Readonly<Record<string, string | number | undefined>>

/** What a span is to the process at the other end of it. */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer'

/** A piece of work as a trace shows it. Without `OTEL_EXPORTER_OTLP_ENDPOINT` there is none. */
export interface Span {
  readonly traceId: string
  /** Names the span to another process (W3C Trace Context). */
  readonly traceparent: string
  /** Begins a part of this work. */
  begin(name: string, kind: SpanKind, fields?: SpanFields): Span
  set(fields: SpanFields): void
  rename(name: string): void
  /** @param error  what went wrong, one of few names; undefined for nothing */
  end(error?: string): void
}

const active = new AsyncLocalStorage<Span | null>()

/** The span that the work which runs now belongs to. */
export function activeSpan(): Span | null {
  return active.getStore() ?? null
}

/** Does work that belongs to a span. */
export function inSpan<Result>(span: Span | null, work: () => Result): Result {
  return span === activeSpan() ? work() : active.run(span, work)
}

/** Does work in a span of its own, below the active one. */
export async function traced<Result>(
  name: string,
  kind: SpanKind,
  fields: SpanFields,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const span = activeSpan()?.begin(name, kind, fields) ?? null
  return span === null ? work(null) : ending(span, () => work(span))
}

/** Does work in a span, and ends the span with it. */
export async function ending<Result>(span: Span | null, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await inSpan(span, work)
    span?.end()
    return result
  } catch (cause) {
    span?.end(errorName(cause))
    throw cause
  }
}

/** A problem's code, or the class of an error: its message may contain what a person sent. */
function errorName(cause: unknown): string {
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown }
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'error'
}
