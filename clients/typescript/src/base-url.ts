/**
 * The address that paths are added to, without a slash at its end.
 * Fails: TypeError that names the fix, for an address that every call would fail with.
 */
export function checkedBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new TypeError(`baseUrl '${baseUrl}' is not an absolute http or https address: write it as 'http://127.0.0.1:8080'`)
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '')
    throw new TypeError(`baseUrl '${baseUrl}' has a user, a query or a fragment: write only '${url.origin}${url.pathname}'`)
  const path = url.pathname.replace(/\/+$/, '')
  const version = /\/(?:api|v1)$/.exec(path)?.[0]
  if (version !== undefined)
    throw new TypeError(
      `baseUrl '${baseUrl}' ends with ${version}, which every call adds itself: write '${url.origin}${path.slice(0, -version.length)}'`,
    )
  return url.origin + path
}
