import { pathOf } from './request-target.ts'

/** A path of a page with one slash too many; a path with empty parts, such as `//other.host/`, is none. */
const WITH_SLASH = /^(?:\/[^/\\]+)*\/([^/\\]+)\/$/

/**
 * The way of a page without the slash at its end, from which its relative links would be dead. It is relative, so
 * that it stays on this host and below the path of a proxy. Null for other requests: operations answer with it too.
 */
export function redirectWithoutSlash(request: Request): Response | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const path = pathOf(request)
  const [, last] = WITH_SLASH.exec(path) ?? []
  if (last === undefined || path.startsWith('/api/')) return null
  const [query = ''] = /\?[^#]*/.exec(request.url) ?? []
  return new Response(null, { status: 308, headers: { location: `../${last}${query}` } })
}
