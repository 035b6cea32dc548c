import type { Handlers } from '@pvyield/contract/handlers'
import { type Route, routes } from '@pvyield/contract/routes'
import { Elysia } from 'elysia'
import { turns } from '../event-loop/turns.ts'
import { forRequest, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { inSpan, type Span } from '../tracing/span.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Account, Accounts } from './account.ts'
import { AddressShare } from './address-share.ts'
import { MAIN_THREAD_MAX_BYTES, readSentBytes, sentBody } from './body.ts'
import { acceptedEncoding, type Encoding } from './compression.ts'
import { type Context, clientAddress } from './context.ts'
import { isFromOtherSite, sentCredentials, unauthorized } from './credentials.ts'
import { asInner, innerAddress } from './inner-request.ts'
import { readInput, requireJson } from './input.ts'
import { readJsonText } from './json-text.ts'
import { MEBIBYTE } from './mebibyte.ts'
import { preferredType } from './media-type.ts'
import { nearestPath } from './nearest-path.ts'
import { networkOf } from './network.ts'
import { chooseEnding, splitEnding } from './path-ending.ts'
import { internalProblem, Problem, type ProblemCode, problemResponse } from './problem.ts'
import type { RequestBodies } from './request-bodies.ts'
import { beginRequest, endRequest, knownMethod } from './request-span.ts'
import { pathOf, requireOneHost, severalHosts } from './request-target.ts'
import { type AnyReply, writeReply } from './respond.ts'
import type { Sending } from './sending.ts'
import { refuseSpeculation } from './speculation.ts'
import { addStandardHeaders, optionsResponse } from './standard-headers.ts'
import { redirectWithoutSlash } from './trailing-slash.ts'

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

/** Endpoints read their messages on the main thread. */
const ENDPOINT_LIMITS = { maxBytes: MEBIBYTE, maxInflatedBytes: MEBIBYTE }

/**
 * Operations that answer whatever else their address does: they cost nothing, read no body, and look
 * at no account. The token of the metrics is not a key.
 */
const ALWAYS_ANSWERED: readonly string[] = ['getHealth', 'getReady', 'getMetrics'] satisfies (keyof Handlers<Context>)[]

/** They are asked every few seconds, and have no traces. */
const PROBES = new Set(routes.filter(({ handler }) => ALWAYS_ANSWERED.includes(handler)).map(({ path }) => path))

/** A page or file that is not part of the document. It reads no body. */
export interface Page {
  /** Path in Elysia's syntax, with `:name` for the part that is passed to `answer`. */
  readonly path: string
  /** GET without it. POST is for a form without fields, which needs no account. */
  readonly method?: 'GET' | 'POST'
  /** Gets the encoding that the client accepts, for a page that keeps its encoded forms, and its header Accept. */
  readonly answer: (part: string, encoding: Encoding | null, accept: string | null) => Promise<AnyReply> | AnyReply
}

/**
 * A protocol on top of the API that is not part of the document. It answers POST of short JSON, and
 * does its work by requests to the service itself.
 */
export interface Endpoint {
  readonly path: string
  /**
   * @param message  parsed body, 64 kB at most
   * @param fetch  sends a request to this service on behalf of the client
   */
  readonly answer: (request: Request, message: unknown, fetch: (request: Request) => Promise<Response>) => Promise<Response>
}

/** A page for a person who followed a dead link, with the headers that it needs. */
export interface MissingPage {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export interface MountOptions {
  readonly handlers: Handlers<Context>
  readonly pages: readonly Page[]
  readonly endpoints: readonly Endpoint[]
  /** The page that a browser gets where nothing is; null for paths that answer with a problem to everyone. */
  readonly missingPage: (path: string) => Promise<MissingPage | null>
  readonly bodies: RequestBodies
  readonly accounts: Accounts
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly baseUrl: string
  readonly trustProxy: boolean
  readonly sending: Sending
  /** The server makes runs for others: only health, readiness and metrics are answered. */
  readonly isWorkerOnly: boolean
  /** Whether an answer ends its connection, so that a proxy sends its next request to another server. */
  readonly isLeaving: () => boolean
  /** How many requests of one address may be in progress. */
  readonly requestsPerAddress: number
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

type AnyHandler = (input: { params: unknown; query: unknown; headers: unknown; body: unknown; context: Context }) => Promise<AnyReply>

/**
 * Binds the document's routes and the pages, with the same limits, parsing, checks, errors, headers
 * and log for all.
 */
export function mount(options: MountOptions): Elysia {
  // Else Elysia misreads addresses whose host has fewer than four letters, such as "[".
  const app = new Elysia({ handler: { standardHostname: false } })
  app.onError(({ request, code, error }) => {
    const visit = startVisit(request, null, options)
    const nothing = () => (options.isWorkerOnly ? workerOnly() : nothingAt(visit.path))
    const problem = code === 'NOT_FOUND' ? (severalHosts(request) ?? nothing()) : error
    return within(visit, async () => finish(request, visit, await failure(problem, request, visit, options), options))
  })

  const share = new AddressShare(options.requestsPerAddress)
  const methodsByPath = new Map<string, Map<string, Map<string, Responder>>>()
  const add = (documentPath: string, method: string, responder: Responder) => {
    const { path, ending } = splitEnding(documentPath)
    const methods = methodsByPath.get(path) ?? new Map<string, Map<string, Responder>>()
    const byEnding = methods.get(method) ?? new Map<string, Responder>()
    methodsByPath.set(path, methods.set(method, byEnding.set(ending, responder)))
  }
  const answered = options.isWorkerOnly ? routes.filter(({ handler }) => ALWAYS_ANSWERED.includes(handler)) : routes
  const withoutHead = new Set(routes.filter(isRunOfAddress).map(({ path }) => path))
  for (const route of answered) add(route.path, route.method.toUpperCase(), operation(route, options, share))
  for (const page of options.pages) add(page.path, page.method ?? 'GET', pageResponder(page, options))
  const send = async (request: Request) => app.fetch(request)
  for (const endpoint of options.endpoints) add(endpoint.path, 'POST', endpointResponder(endpoint, options, share, send))
  for (const [path, methods] of methodsByPath)
    bindPath(app, path, new Map([...methods].map(([method, byEnding]) => [method, choosing(byEnding)])), options, !withoutHead.has(path))
  return app
}

function workerOnly(): Problem {
  return new Problem('not_found', 'This server makes runs and answers no requests: send them to a server with ROLE=api or ROLE=all')
}

/** Whether opening the address runs a plant. */
function isRunOfAddress({ method, runLike }: Route): boolean {
  return method === 'get' && runLike
}

/** Passes a request to the responder of its ending. */
function choosing(byEnding: ReadonlyMap<string, Responder>): Responder {
  const plain = byEnding.get('')
  if (plain !== undefined && byEnding.size === 1) return plain
  return async (request, current, params) => {
    const chosen = chooseEnding(params, [...byEnding.keys()])
    const responder = chosen === null ? undefined : byEnding.get(chosen.ending)
    if (chosen === null || responder === undefined) throw nothingAt(current.path)
    return responder(request, current, chosen.params)
  }
}

/**
 * Binds every method of a path: the given ones, HEAD where there is GET, OPTIONS, and a 405 for all
 * others.
 * @param hasHead  false for a GET that runs a plant, which HEAD would run and charge
 */
function bindPath(app: Elysia, path: string, methods: Map<string, Responder>, options: MountOptions, hasHead: boolean): void {
  const get = methods.get('GET')
  if (get !== undefined && hasHead) methods.set('HEAD', get)
  const allowed = [...methods.keys(), 'OPTIONS']
  methods.set('OPTIONS', async () => optionsResponse(allowed))
  const refuse: Responder = async (request) => {
    throw new Problem('method_not_allowed', `${request.method} is not allowed here: use ${allowed.join(', ')}`, {
      headers: { allow: allowed.join(', ') },
    })
  }
  // The router answers HEAD by GET where there is no other.
  if (get !== undefined && !hasHead) methods.set('HEAD', refuse)
  for (const [method, responder] of methods)
    app.route(method, path, (context: ElysiaContext) => options.track(visit(context, responder, options)), { parse: 'none' })
  app.all(path, (context: ElysiaContext) => visit(context, refuse, options), { parse: 'none' })
}

async function visit({ request, params = {}, server }: ElysiaContext, responder: Responder, options: MountOptions): Promise<Response> {
  const current = startVisit(request, server, options)
  return within(current, async () => {
    let response: Response
    try {
      requireOneHost(request)
      response = await responder(request, current, params)
      const redirect = response.ok && current.path.endsWith('/') ? redirectWithoutSlash(request) : null
      if (redirect !== null) {
        await response.body?.cancel()
        response = redirect
      }
    } catch (error) {
      response = await failure(error, request, current, options)
    }
    return finish(request, current, response, options)
  })
}

/** What is done belongs to the request: its lines in the log, and its trace. */
function within<Result>({ requestId, span }: Visit, work: () => Promise<Result>): Promise<Result> {
  return forRequest(requestId, () => inSpan(span, work))
}

function nothingAt(path: string): Problem {
  const near = nearestPath(path)
  return new Problem('not_found', `Nothing is served at ${path.slice(0, 500)}${near === null ? '' : `. Did you mean ${near}?`}`)
}

function operation(route: Route, options: MountOptions, share: AddressShare): Responder {
  const { handlers, bodies, sending } = options
  const handler = handlers[route.handler] as AnyHandler
  const offered = route.responses[200] ?? []
  const vary = offered.length > 1 ? 'accept, accept-encoding' : 'accept-encoding'
  const isAlwaysAnswered = ALWAYS_ANSWERED.includes(route.handler)
  const hasTag = 304 in route.responses
  const respond: Responder = async (request, visit, params) => {
    const { requestId, address, path, begun, timings, limitSilence } = visit
    visit.route = route.path
    // From here on the body has its deadline (body-deadline.ts), and the work its own.
    limitSilence(0)
    if (isRunOfAddress(route)) refuseSpeculation(request)
    if (!isAlwaysAnswered) await turns.room()
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    const time = (name: string, millis: number) => void timings.push(`${name};dur=${millis.toFixed(1)}`)
    const found = isAlwaysAnswered ? null : accountOf(request, options)
    // A known account costs no turn of the event loop.
    const account = found instanceof Promise ? await found : found
    requireAccount(route, account)
    const hold = bodies.hold()
    try {
      const input = await readInput(route, request, params, bodies, hold)
      time('read', performance.now() - begun)
      const mediaType = preferredType(request.headers.get('accept'), offered)
      const { signal } = request
      const authorization = request.headers.get('authorization')
      const caller = account?.id ?? networkOf(address)
      const fromOtherSite = () => isFromOtherSite(request, options.baseUrl)
      const context: Context = {
        requestId,
        address,
        account,
        caller,
        signal,
        authorization,
        isFromOtherSite: fromOtherSite,
        path,
        encoding,
        mediaType,
        keepBody: () => hold.keep(),
        time,
      }
      const asked = { vary, isHead: request.method === 'HEAD', ifNoneMatch: hasTag ? request.headers.get('if-none-match') : undefined }
      const reply = await handler(Object.assign(input, { context }))
      if (!isAlwaysAnswered) await turns.room()
      const response = await writeReply(reply, encoding, sending.to(caller), asked)
      if (account !== null) keepPrivate(response.headers)
      return response
    } finally {
      hold.release()
    }
  }
  if (isAlwaysAnswered) return respond
  return (request, visit, params) => share.run(networkOf(visit.address), () => respond(request, visit, params))
}

/** Fails: Problem unauthorized, forbidden, storage_unavailable. */
function accountOf(request: Request, { accounts, baseUrl }: MountOptions): Account | null | Promise<Account | null> {
  const credentials = sentCredentials(request, accounts.cookieName, baseUrl)
  return credentials === null ? null : accounts.accountOf(credentials)
}

function requireAccount({ auth }: Route, account: Account | null): void {
  if (auth === 'required' && account === null)
    throw unauthorized('This operation needs an account: send an API key as Authorization: Bearer, or sign in at /signin')
}

/** What an account gets is kept in no cache, and shown by no page of another site. */
function keepPrivate(headers: Headers): void {
  headers.set('cache-control', 'private, no-store')
  headers.set('cross-origin-resource-policy', 'same-origin')
}

function pageResponder({ answer, path }: Page, { sending }: MountOptions): Responder {
  const route = path.replaceAll(/:(\w+)/g, '{$1}')
  return async (request, visit, params) => {
    visit.route = route
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    const reply = await answer(Object.values(params)[0] ?? '', encoding, request.headers.get('accept'))
    return writeReply(reply, encoding, sending.to(visit.address))
  }
}

function endpointResponder(
  { answer, path }: Endpoint,
  { bodies }: MountOptions,
  share: AddressShare,
  send: (request: Request) => Promise<Response>,
): Responder {
  const respond: Responder = async (request, visit) => {
    const { address, limitSilence } = visit
    visit.route = path
    limitSilence(0)
    requireJson(request)
    const hold = bodies.hold()
    try {
      const body = sentBody(await readSentBytes(request, ENDPOINT_LIMITS, hold))
      if (!('text' in body))
        throw new Problem('payload_too_large', `A message may have ${MAIN_THREAD_MAX_BYTES / 1024} kB: name weather and components by id`)
      const inner = (sent: Request) => {
        // The client that leaves ends the work that it asked for.
        const signal = AbortSignal.any([sent.signal, request.signal])
        const own = new Request(sent, { signal })
        const authorization = request.headers.get('authorization')
        if (authorization !== null) own.headers.set('authorization', authorization)
        return send(asInner(own, address))
      }
      const { status, headers, body: content } = await answer(request, readJsonText(body.text).value, inner)
      return new Response(content, { status, headers })
    } finally {
      hold.release()
    }
  }
  return (request, visit, params) => share.run(networkOf(visit.address), () => respond(request, visit, params))
}

function startVisit(request: Request, server: ElysiaContext['server'], { trustProxy, tracing }: MountOptions): Visit {
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

async function failure(error: unknown, request: Request, visit: Visit, { baseUrl, log, missingPage }: MountOptions): Promise<Response> {
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
function isLeaving(error: unknown, { signal }: Request): boolean {
  return signal.aborted && error instanceof Error && error.name === 'AbortError'
}

/**
 * Adds the headers of every answer and writes the log line. Bun sends the answer to HEAD without
 * its body and with the Content-Length of GET.
 */
function finish(request: Request, visit: Visit, response: Response, { log, metrics, isLeaving }: MountOptions): Response {
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
