import type { Handlers } from '@pvyield/contract/handlers'
import { routes } from '@pvyield/contract/routes'
import { forRequest } from '../log.ts'
import { inSpan, type Span } from '../tracing/span.ts'
import { type Context, clientAddress } from './context.ts'
import { innerAddress } from './inner-request.ts'
import { preferredType } from './media-type.ts'
import type { MountOptions } from './mount-options.ts'
import { internalProblem, Problem, type ProblemCode, problemResponse } from './problem.ts'
import { beginRequest, endRequest, knownMethod } from './request-span.ts'
import { pathOf } from './request-target.ts'
import { addStandardHeaders } from './standard-headers.ts'

/**
 * Silence that a connection may keep while it takes an answer and until its next request, seconds.
 * Proxies keep connections for later requests.
 */
const IDLE_SECONDS = 30

/**
 * Status of a request whose client left before the answer, in log and metrics only. nginx has it
 * too; HTTP has none.
 */
const CLIENT_LEFT = 499

/**
 * Operations that answer whatever else their address does: they cost nothing, read no body, and look
 * at no account. The token of the metrics is not a key.
 */
export const ALWAYS_ANSWERED: readonly string[] = ['getHealth', 'getReady', 'getMetrics'] satisfies (keyof Handlers<Context>)[]

/** They are asked every few seconds, and have no traces. */
const PROBES = new Set(routes.filter(({ handler }) => ALWAYS_ANSWERED.includes(handler)).map(({ path }) => path))

/** The part of Elysia's context that is used: `mount.ts` is the only file that knows Elysia itself. */
export interface ElysiaContext {
  readonly request: Request
  /** Undefined for a path without parameters. */
  readonly params: Readonly<Record<string, string | null>> | undefined
  readonly server: { requestIP(request: Request): { address: string } | null; timeout(request: Request, seconds: number): void } | null
}

export type Responder = (request: Request, visit: Visit, params: Readonly<Record<string, string | null>>) => Promise<Response>

/** One request while it is answered. */
interface Visit {
  readonly requestId: string
  readonly path: string
  readonly address: string
  readonly begun: number
  readonly timings: string[]
  /**
   * Sets the idle timeout of the connection; 0 for none, where a body or work has its own limit.
   */
  readonly limitSilence: (seconds: number) => void
  readonly span: Span | null
  /** Path in the document, with names instead of values; null until something is found there. */
  route: string | null
  /** Set when the answer is a problem. */
  code?: ProblemCode
  /** The problem is a fault of the service, which is counted even when the client has left. */
  isFault?: boolean
}

export function startVisit(request: Request, server: ElysiaContext['server'], { trustProxy, tracing }: MountOptions): Visit {
  const inner = innerAddress(request)
  const peer = inner === undefined ? (server?.requestIP(request)?.address ?? null) : null
  const offered = request.headers.get('x-request-id') ?? ''
  const path = pathOf(request)
  return {
    requestId: /^[\w.-]{1,100}$/.test(offered) ? offered : crypto.randomUUID(),
    path,
    route: null,
    span: PROBES.has(path) ? null : beginRequest(request, tracing),
    address: inner ?? clientAddress(peer, request.headers.get('x-forwarded-for'), trustProxy),
    begun: performance.now(),
    timings: [],
    limitSilence: (seconds) => inner === undefined && server?.timeout(request, seconds),
  }
}

/** What is done belongs to the request: its lines in the log, and its trace. */
export function within<Result>({ requestId, span }: Visit, work: () => Promise<Result>): Promise<Result> {
  return forRequest(requestId, () => inSpan(span, work))
}

export async function failure(
  error: unknown,
  request: Request,
  visit: Visit,
  { baseUrl, log, missingPage }: MountOptions,
): Promise<Response> {
  const { requestId, path } = visit
  const isFault = !(error instanceof Problem) && !isLeaving(error, request)
  if (isFault) log.error('request_failed', error, { path })
  const problem = error instanceof Problem ? error : internalProblem()
  visit.code = problem.code
  visit.isFault = isFault
  const page = problem.code === 'not_found' && isBrowser(request) ? await missingPage(path) : null
  if (page === null) return problemResponse(problem, { baseUrl, path, requestId })
  return new Response(page.body, { status: 404, headers: { ...page.headers, 'content-type': 'text/html; charset=utf-8', vary: 'accept' } })
}

/** Whether HTML is wanted rather than the problem, which everyone gets who accepts anything. */
function isBrowser({ headers }: Request): boolean {
  return preferredType(headers.get('accept'), ['application/problem+json', 'text/html']) === 'text/html'
}

/** Whether work ended because the client left: reading its body fails with AbortError. */
export function isLeaving(error: unknown, { signal }: Request): boolean {
  return signal.aborted && error instanceof Error && error.name === 'AbortError'
}

/**
 * Adds the headers of every answer and writes the log line. Bun sends the answer to HEAD without
 * its body and with the Content-Length of GET.
 */
export function finish(request: Request, visit: Visit, response: Response, { log, metrics, isLeaving }: MountOptions): Response {
  const { requestId, path, begun, timings, limitSilence } = visit
  const millis = performance.now() - begun
  response.headers.set('x-request-id', requestId)
  response.headers.set('server-timing', [...timings, `total;dur=${millis.toFixed(1)}`].join(', '))
  addStandardHeaders(response.headers)
  if (isLeaving()) response.headers.set('connection', 'close')
  limitSilence(IDLE_SECONDS)
  const hasLeft = request.signal.aborted && visit.isFault !== true
  const status = hasLeft ? CLIENT_LEFT : response.status
  const labels = visit.route === null ? null : { method: knownMethod(request.method), route: visit.route }
  metrics.countRequest(status, millis, labels)
  if (visit.span !== null) endRequest(visit.span, request.method, { route: visit.route, status, code: visit.code, hasLeft })
  log.info('request', {
    method: request.method,
    path,
    status,
    millis: Math.round(millis * 10) / 10,
    code: hasLeft ? 'client_left' : visit.code,
  })
  return response
}
