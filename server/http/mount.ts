import type { Handlers } from '@pvyield/contract/handlers'
import { type Route, routes } from '@pvyield/contract/routes'
import { Elysia } from 'elysia'
import { forRequest, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { acceptedEncoding } from './compression.ts'
import { type Context, clientAddress } from './context.ts'
import { allowBrowsers, optionsResponse } from './cors.ts'
import { readInput } from './input.ts'
import { preferredType } from './media-type.ts'
import { Problem, type ProblemCode, problemResponse } from './problem.ts'
import { type AnyReply, writeReply } from './respond.ts'

/** A page or file that is not part of the document. It answers GET and reads no body. */
export interface Page {
  /** Path in Elysia's syntax, with `:name` for the part that is passed to `answer`. */
  readonly path: string
  readonly answer: (part: string) => Promise<AnyReply> | AnyReply
}

export interface MountOptions {
  readonly handlers: Handlers<Context>
  readonly pages: readonly Page[]
  readonly log: Log
  readonly metrics: Metrics
  readonly baseUrl: string
  readonly trustProxy: boolean
  /** Called with the work of every request, so that a stop can wait for it. */
  readonly track: <T>(work: Promise<T>) => Promise<T>
}

/** The part of Elysia's context that is used. Only this file depends on it. */
interface ElysiaContext {
  readonly request: Request
  /** Undefined for a path without parameters. */
  readonly params: Readonly<Record<string, string | null>> | undefined
  readonly server: { requestIP(request: Request): { address: string } | null; timeout(request: Request, seconds: number): void } | null
}

type Responder = (request: Request, visit: Visit, params: Readonly<Record<string, string | null>>) => Promise<Response>

/** One request while it is answered. */
interface Visit {
  readonly requestId: string
  readonly path: string
  readonly address: string
  readonly begun: number
  readonly timings: string[]
  /**
   * Disables the idle timeout of the connection: a run may take long, and waiting for it has its
   * own limit.
   */
  readonly keepOpen: () => void
  /** Set when the answer is a problem. */
  code?: ProblemCode
}

type AnyHandler = (input: { params: unknown; query: unknown; headers: unknown; body: unknown; context: Context }) => Promise<AnyReply>

/**
 * Binds the document's routes and the pages, with the same limits, parsing, checks, errors, headers
 * and log for all.
 */
export function mount(options: MountOptions): Elysia {
  const app = new Elysia()
  app.onError(({ request, code, error }) => {
    const visit = startVisit(request, null, options)
    const problem = code === 'NOT_FOUND' ? new Problem('not_found', `Nothing is served at ${visit.path.slice(0, 500)}`) : error
    return forRequest(visit.requestId, () => finish(request, visit, failure(problem, visit, options), options))
  })

  const methodsByPath = new Map<string, Map<string, Responder>>()
  const add = (path: string, method: string, responder: Responder) => {
    const methods = methodsByPath.get(path) ?? new Map<string, Responder>()
    methodsByPath.set(path, methods.set(method, responder))
  }
  for (const route of routes) add(route.path.replaceAll(/\{(\w+)\}/g, ':$1'), route.method.toUpperCase(), operation(route, options))
  for (const page of options.pages) add(page.path, 'GET', pageResponder(page))
  for (const [path, methods] of methodsByPath) bindPath(app, path, methods, options)
  return app
}

/**
 * Binds every method of a path: the given ones, HEAD where there is GET, OPTIONS, and a 405 for all
 * others.
 */
function bindPath(app: Elysia, path: string, methods: Map<string, Responder>, options: MountOptions): void {
  const get = methods.get('GET')
  if (get !== undefined) methods.set('HEAD', get)
  const allowed = [...methods.keys(), 'OPTIONS']
  methods.set('OPTIONS', async () => optionsResponse(allowed))
  const refuse: Responder = async (request) => {
    throw new Problem('method_not_allowed', `${request.method} is not allowed here: use ${allowed.join(', ')}`, {
      headers: { allow: allowed.join(', ') },
    })
  }
  for (const [method, responder] of methods)
    app.route(method, path, (context: ElysiaContext) => options.track(visit(context, responder, options)), { parse: 'none' })
  app.all(path, (context: ElysiaContext) => visit(context, refuse, options), { parse: 'none' })
}

async function visit({ request, params = {}, server }: ElysiaContext, responder: Responder, options: MountOptions): Promise<Response> {
  const current = startVisit(request, server, options)
  return forRequest(current.requestId, async () => {
    let response: Response
    try {
      response = await responder(request, current, params)
    } catch (error) {
      response = failure(error, current, options)
    }
    return finish(request, current, response, options)
  })
}

function operation(route: Route, { handlers }: MountOptions): Responder {
  const handler = handlers[route.handler] as AnyHandler
  const offered = route.responses[200] ?? []
  const vary = offered.length > 1 ? 'accept, accept-encoding' : 'accept-encoding'
  return async (request, { requestId, address, path, begun, timings, keepOpen }, params) => {
    if (route.runLike) keepOpen()
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    const time = (name: string, millis: number) => void timings.push(`${name};dur=${millis.toFixed(1)}`)
    const input = await readInput(route, request, params)
    time('read', performance.now() - begun)
    const mediaType = preferredType(request.headers.get('accept'), offered)
    const { signal } = request
    const context: Context = { requestId, address, signal, path, encoding, mediaType, time }
    return writeReply(await handler(Object.assign(input, { context })), encoding, vary)
  }
}

function pageResponder({ answer }: Page): Responder {
  return async (request, _visit, params) => {
    const reply = await answer(Object.values(params)[0] ?? '')
    return writeReply(reply, acceptedEncoding(request.headers.get('accept-encoding')))
  }
}

function startVisit(request: Request, server: ElysiaContext['server'], { trustProxy }: MountOptions): Visit {
  const peer = server?.requestIP(request)?.address ?? null
  const offered = request.headers.get('x-request-id') ?? ''
  return {
    requestId: /^[\w.-]{1,100}$/.test(offered) ? offered : crypto.randomUUID(),
    path: new URL(request.url).pathname,
    address: clientAddress(peer, request.headers.get('x-forwarded-for'), trustProxy),
    begun: performance.now(),
    timings: [],
    keepOpen: () => server?.timeout(request, 0),
  }
}

function failure(error: unknown, visit: Visit, { baseUrl, log }: MountOptions): Response {
  const { requestId, path } = visit
  if (!(error instanceof Problem)) log.error('request_failed', error, { path })
  const problem =
    error instanceof Problem
      ? error
      : new Problem('internal_error', 'The service failed. Give the request_id to its operator, who can find the cause in the log.')
  visit.code = problem.code
  return problemResponse(problem, { baseUrl, path, requestId })
}

/** Adds the headers of every answer and writes the log line. HEAD answers have no body. */
function finish(
  request: Request,
  { requestId, path, begun, timings, code }: Visit,
  response: Response,
  { log, metrics }: MountOptions,
): Response {
  const millis = performance.now() - begun
  response.headers.set('x-request-id', requestId)
  response.headers.set('server-timing', [...timings, `total;dur=${millis.toFixed(1)}`].join(', '))
  allowBrowsers(response.headers)
  metrics.countRequest(response.status, millis)
  log.info('request', {
    method: request.method,
    path,
    status: response.status,
    millis: Math.round(millis * 10) / 10,
    code,
  })
  return request.method === 'HEAD' ? new Response(null, response) : response
}
