import { activeSpan, type Span } from '../tracing/span.ts'
import type { Tracing } from '../tracing/tracing.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT', 'TRACE']

/** The method, or a name for all that anyone may make up. */
export function knownMethod(method: string): string {
  return METHODS.includes(method) ? method : '_OTHER'
}

const SCHEME = 'http'

/** What a span says of the end of a request. */
export interface RequestEnd {
  /** Path in the document, with names instead of values; null where nothing is. */
  readonly route: string | null
  readonly status: number
  /** The answer is a problem. */
  readonly code: string | undefined
  readonly hasLeft: boolean
}

/**
 * Begins the span of a request, in the trace that its client names. A request of the service to itself
 * is a part of the one that it was made for.
 */
export function beginRequest({ method: sent, headers }: Request, tracing: Tracing): Span | null {
  const method = knownMethod(sent)
  const fields = { 'http.request.method': method, 'url.scheme': SCHEME }
  const outer = activeSpan()
  if (outer !== null) return outer.begin(method, 'server', fields)
  return tracing.begin(method, 'server', fields, headers.get('traceparent'))
}

/** The path is that of the document: one that was sent may have an id that opens a run, or anything. */
export function endRequest(span: Span, method: string, { route, status, code, hasLeft }: RequestEnd): void {
  if (route !== null) span.rename(`${method} ${route}`)
  const path = route === null ? {} : { 'http.route': route, 'url.path': route }
  span.set({ ...path, 'http.response.status_code': hasLeft ? undefined : status, 'pvyield.problem': code })
  if (hasLeft) span.set({ 'error.type': 'client_left' })
  span.end(!hasLeft && status >= 500 ? (code ?? String(status)) : undefined)
}
