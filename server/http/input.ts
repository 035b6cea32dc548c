import type { SentForm } from '@pvyield/contract/handlers'
import type { Route } from '@pvyield/contract/routes'
import { readSentBytes, sentBody } from './body.ts'
import { checkJsonBody, validatorOf } from './json-body.ts'
import { readJsonText } from './json-text.ts'
import { Problem } from './problem.ts'
import type { BodyHold, RequestBodies } from './request-bodies.ts'
import { readParameters, refuseParameters } from './validation.ts'

/** What a route reads from a request. */
export interface RequestInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  /**
   * Parsed and checked. `SentBody` of a run-like operation and `SentForm`, which workers read.
   */
  readonly body: unknown
}

/**
 * Reads and checks path, query, headers and body of a request.
 * @param hold  counts the bytes of the body until the request has ended
 * Fails: Problem.
 */
export async function readInput(
  route: Route,
  request: Request,
  pathParams: Record<string, string | null>,
  bodies: RequestBodies,
  hold: BodyHold,
): Promise<RequestInput> {
  const { params, query, headers } = route.parameters
  const checked = {
    params: params === null ? {} : readParameters(definedTexts(pathParams), validatorOf(params.validator)),
    query:
      query === null
        ? ignoresQuery(route)
          ? {}
          : refuseParameters(queryTexts(request.url))
        : readParameters(queryTexts(request.url), validatorOf(query.validator), query.names),
    headers: headers === null ? {} : readParameters(headerTexts(request, headers.names), validatorOf(headers.validator)),
  }
  if (route.body === null) return { ...checked, body: null }
  const contentType = request.headers.get('content-type') ?? ''
  const mediaType = mediaTypeOf(contentType)
  if (route.body.kind === 'multipart') {
    requireMediaType(mediaType, mediaType === 'multipart/form-data', 'multipart/form-data')
    const body: SentForm = { ...(await readSentBytes(request, route, hold)), contentType }
    return { ...checked, body }
  }
  const { validator, texts } = route.body
  requireJson(request, texts)
  const body = sentBody(await readSentBytes(request, route, hold))
  if (route.runLike) return { ...checked, body }
  if ('text' in body) return { ...checked, body: checkJsonBody(readJsonText(body.text), validator) }
  return { ...checked, body: await bodies.check({ validator, body }) }
}

/** A page for people: links in mails and advertisements carry parameters that are for nobody here. */
function ignoresQuery({ method, responses }: Route): boolean {
  return method === 'get' && responses[200]?.includes('text/html') === true
}

/** Fails: Problem unsupported_media_type, unless the body is JSON. @param texts  other media types that are read */
export function requireJson(request: Request, texts: readonly string[] = []): void {
  const mediaType = mediaTypeOf(request.headers.get('content-type') ?? '')
  const isRead = mediaType === 'application/json' || mediaType.endsWith('+json') || texts.includes(mediaType)
  requireMediaType(mediaType, isRead, ['application/json', ...texts].join(', '))
}

/** Media type in a header Content-Type; empty for none. */
export function mediaTypeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase()
}

function requireMediaType(sent: string, isRead: boolean, expected: string): void {
  if (isRead) return
  const found = sent === '' ? 'The body has no Content-Type' : `Content-Type ${sent.slice(0, 100)} is not supported`
  throw new Problem('unsupported_media_type', `${found}: send ${expected}`)
}

function definedTexts(params: Record<string, string | null>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? '']))
}

/**
 * Query parameters as texts. A repeated parameter becomes a list, which every validator rejects.
 */
function queryTexts(url: string): Record<string, unknown> {
  const at = url.indexOf('?')
  if (at < 0) return {}
  const texts = new Map<string, string | string[]>()
  for (const [key, value] of new URLSearchParams(url.slice(at + 1))) {
    const earlier = texts.get(key)
    texts.set(key, earlier === undefined ? value : [earlier, value].flat())
  }
  return Object.fromEntries(texts)
}

function headerTexts(request: Request, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => [request.headers.get(name)].filter((value) => value !== null).map((value) => [name, value])),
  )
}
