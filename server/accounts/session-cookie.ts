/** How long a session lasts, and its cookie. */
export const SESSION_MILLIS = 30 * 86_400_000

/**
 * Name of the cookie. Browsers take a name with `__Host-` from this host alone and over TLS alone, so
 * no other host of the domain can set it.
 * @param baseUrl  address that clients use; empty when it is not known
 */
export function sessionCookieName(baseUrl: string): string {
  return isTls(baseUrl) ? '__Host-pvyield_session' : 'pvyield_session'
}

/** Header Set-Cookie of a new session. No script can read the cookie, and other sites cannot post with it. */
export function sessionCookie(baseUrl: string, secret: string): string {
  return cookie(baseUrl, secret, SESSION_MILLIS / 1000)
}

/** Header Set-Cookie that makes the browser forget its session. */
export function endedCookie(baseUrl: string): string {
  return cookie(baseUrl, '', 0)
}

function cookie(baseUrl: string, value: string, seconds: number): string {
  const secure = isTls(baseUrl) ? '; Secure' : ''
  return `${sessionCookieName(baseUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function isTls(baseUrl: string): boolean {
  return baseUrl.startsWith('https:')
}
