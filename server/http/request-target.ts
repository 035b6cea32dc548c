import { Problem } from './problem.ts'

/**
 * Makes the address of a request one that the router can read, whatever its Host header says. Bun
 * gives a bare path ("/api/health") when Host is missing or unusable, and CONNECT's authority
 * ("x:80") as it was sent; `new URL` throws for both, and for hosts such as "[".
 */
export function routable(request: Request): Request {
  if (request.url.startsWith('http://')) return request
  const path = request.url.startsWith('/') ? request.url : `/${request.url}`
  // Shadow the getter instead of copying the request: a copy has lost its connection.
  return Object.defineProperty(request, 'url', { value: `http://localhost${path}` })
}

/**
 * Of two Host headers, a proxy in front may have read the one and this server the other. Bun joins them.
 * Fails: Problem bad_request.
 */
export function requireOneHost(request: Request): void {
  const problem = severalHosts(request)
  if (problem !== null) throw problem
}

/** The problem of a request with more than one Host header; null for one. */
export function severalHosts({ headers }: Request): Problem | null {
  if (!headers.get('host')?.includes(', ')) return null
  return new Problem('bad_request', 'The request has more than one Host header: send one, with the address of this server')
}

/** Path of a request without query and fragment. Never fails, as `new URL` does. */
export function pathOf({ url }: Request): string {
  const begin = url.indexOf('/', url.indexOf('://') + 3)
  if (begin < 0) return '/'
  const end = url.slice(begin).search(/[?#]/)
  return end < 0 ? url.slice(begin) : url.slice(begin, begin + end)
}
