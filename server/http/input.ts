import type { SentBody } from '@pvyield/contract/handlers'
import type { Route } from '@pvyield/contract/routes'
import { decodeJson, readRequestBody } from './body.ts'
import { checkJsonBody, validatorOf } from './json-body.ts'
import { readJsonText } from './json-text.ts'
import { readUploads } from './multipart.ts'
import { Problem } from './problem.ts'
import { readParameters } from './validation.ts'

/** Longer bodies are read only in a worker. */
const MAIN_THREAD_MAX_BYTES = 64 * 1024

/** What a route reads from a request. */
export interface RequestInput {
  readonly params: unknown
  readonly query: unknown
  readonly headers: unknown
  /** Parsed and checked; of a run-like operation `SentBody`, which a worker parses and checks. */
  readonly body: unknown
}

/**
 * Reads and checks path, query, headers and body of a request.
 * Fails: Problem.
 */
export async function readInput(route: Route, request: Request, pathParams: Record<string, string | null>): Promise<RequestInput> {
  const { params, query, headers } = route.parameters
  const checked = {
    params: params === null ? {} : readParameters(definedTexts(pathParams), validatorOf(params.validator)),
    query: query === null ? {} : readParameters(queryTexts(request.url), validatorOf(query.validator)),
    headers: headers === null ? {} : readParameters(headerTexts(request, headers.names), validatorOf(headers.validator)),
  }
  if (route.body === null) return { ...checked, body: null }
  const contentType = request.headers.get('content-type') ?? ''
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (route.body.kind === 'multipart') {
    requireMediaType(mediaType, mediaType === 'multipart/form-data', 'multipart/form-data')
    const bytes = await readRequestBody(request, route.maxBytes)
    return { ...checked, body: await readUploads(bytes, contentType, route.body.files) }
  }
  requireMediaType(mediaType, mediaType === 'application/json' || mediaType.endsWith('+json'), 'application/json')
  const bytes = await readRequestBody(request, route.maxBytes)
  if (!route.runLike) return { ...checked, body: checkJsonBody(readJsonText(decodeJson(bytes)), route.body.validator) }
  const body: SentBody = bytes.length > MAIN_THREAD_MAX_BYTES ? { bytes } : { text: decodeJson(bytes) }
  return { ...checked, body }
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
