import { PvyieldUsageError } from './error.ts'

/**
 * Returns the address to which paths are added, without a trailing slash.
 * Fails: PvyieldUsageError that says what to write instead, for an address that no call could use.
 */
export function checkedBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new PvyieldUsageError(
      `baseUrl '${baseUrl}' is not an absolute http or https address: write it in the form 'http://127.0.0.1:8080'`,
    )
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new PvyieldUsageError(`baseUrl '${baseUrl}' contains a user, a query or a fragment: write only '${url.origin}${url.pathname}'`)
  const path = url.pathname.replace(/\/+$/, '')
  const version = /\/(?:api|v1)$/.exec(path)?.[0]
  if (version !== undefined)
    throw new PvyieldUsageError(
      `baseUrl '${baseUrl}' ends with ${version}, but every call adds this path itself: write '${url.origin}${path.slice(0, -version.length)}'`,
    )
  return url.origin + path
}
