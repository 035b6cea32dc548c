import { routes } from '@pvyield/contract/routes'
import { Elysia } from 'elysia'
import { AddressShare } from './address-share.ts'
import type { MountOptions } from './mount-options.ts'
import { nearestPath } from './nearest-path.ts'
import { isRunOfAddress, operation } from './operation.ts'
import { chooseEnding, splitEnding } from './path-ending.ts'
import { Problem } from './problem.ts'
import { requireOneHost, severalHosts } from './request-target.ts'
import { endpointResponder, pageResponder } from './responders.ts'
import { optionsResponse } from './standard-headers.ts'
import { redirectWithoutSlash } from './trailing-slash.ts'
import { ALWAYS_ANSWERED, type ElysiaContext, failure, finish, type Responder, startVisit, within } from './visit.ts'

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

function nothingAt(path: string): Problem {
  const near = nearestPath(path)
  return new Problem('not_found', `Nothing is served at ${path.slice(0, 500)}${near === null ? '' : `. Did you mean ${near}?`}`)
}
