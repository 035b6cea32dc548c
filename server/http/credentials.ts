import type { Credentials } from './account.ts'
import { Problem } from './problem.ts'

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']
/** Schemes of a proxy in front, which may pass them on. */
const OF_A_PROXY = /^(basic|digest|negotiate|ntlm)\b/i

const CHALLENGE = { 'www-authenticate': 'Bearer' }

/**
 * The key of a request, or else its session; null for neither.
 * @param cookieName  of the session
 * @param baseUrl     address that clients use; empty when it is not known
 * Fails: Problem unauthorized for an Authorization header that is no bearer key; forbidden for a
 * session that changes something from a page of another site.
 */
export function sentCredentials(request: Request, cookieName: string, baseUrl: string): Credentials | null {
  const authorization = request.headers.get('authorization')
  if (authorization !== null && !OF_A_PROXY.test(authorization)) {
    const secret = /^bearer +(\S+) *$/i.exec(authorization)?.[1]
    if (secret === undefined)
      throw unauthorized('The header Authorization is not of the form "Bearer pvk_live_...": send the key in this form')
    return { kind: 'key', secret }
  }
  const cookies = request.headers.get('cookie')
  const secret = cookies === null ? null : cookieIn(cookies, cookieName)
  if (secret === null) return null
  if (!SAFE_METHODS.includes(request.method)) requireSameOrigin(request, baseUrl)
  return { kind: 'session', secret }
}

/** A request without the credentials that it needs, or with wrong ones. */
export function unauthorized(detail: string): Problem {
  return new Problem('unauthorized', detail, { headers: CHALLENGE })
}

function cookieIn(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const at = cookie.indexOf('=')
    if (cookie.slice(0, at).trim() === name) return cookie.slice(at + 1).trim() || null
  }
  return null
}

/**
 * Browsers send cookies with requests that pages of other sites make. They also say which page it
 * was, and no page can change that.
 * Fails: Problem forbidden.
 */
function requireSameOrigin(request: Request, baseUrl: string): void {
  if (request.headers.has('origin') && !isFromOtherSite(request, baseUrl)) return
  throw new Problem(
    'forbidden',
    'A session may change something only from a page of this server: send the header Origin with the address of this server (a browser does). Programs use an API key, as Authorization: Bearer',
  )
}

/** Whether a browser says that the request comes from a page of another site, or of an unknown one. */
export function isFromOtherSite(request: Request, baseUrl: string): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return false
  if (!URL.canParse(origin)) return true
  const { host, protocol, origin: sender } = new URL(origin)
  if (baseUrl !== '' && sender === new URL(baseUrl).origin) return false
  // Behind TLS, a page without it was written by an attacker on the line.
  if (baseUrl.startsWith('https:') && protocol !== 'https:') return true
  return host !== new URL(request.url).host
}
